import * as z from "zod/mini";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import type { Database } from "../database.ts";
import type { Procedures } from "./records.ts";

/** The initial state of everyone. */
export const seedProcedures = (): Record<string, Procedures> =>
  Object.fromEntries(Object.values<Person>(people).map(({ extraId, procedures = {} }) => [extraId, procedures]));

/** A user's progress; `null` if missing or unreadable. */
export function readProcedure<Schema extends z.ZodMiniType>(
  { procedures }: Database,
  extraId: string,
  section: string,
  schema: Schema,
): z.output<Schema> | null {
  const found = z.safeParse(schema, procedures[extraId]?.[section]);
  return found.success ? found.data : null;
}

export function writeProcedure(database: Database, extraId: string, section: string, value: unknown): void {
  database.procedures[extraId] = { ...database.procedures[extraId], [section]: value };
}
