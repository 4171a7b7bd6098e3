import type { Database } from "../database.ts";
import type { LoggedCall } from "./records.ts";

export const MAX_CALLS = 1000;

export function logCall(database: Database, entry: LoggedCall): void {
  database.log = [...database.log, entry].slice(-MAX_CALLS);
}
