import type { World } from "../world.ts";
import type { LoggedCall } from "./records.ts";

export const KEPT_CALLS = 1000;

export function logCall(world: World, entry: LoggedCall): void {
  world.log = [...world.log, entry].slice(-KEPT_CALLS);
}
