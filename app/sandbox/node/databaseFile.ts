import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createDatabase } from "../database/createDatabase.ts";
import type { Database } from "../database.ts";

/** Debounce before the database is written. */
const QUIET_MS = 250;

/** A file with another schema is from another version of the sandbox and is ignored. */
function isDatabase(value: unknown): value is Database {
  if (typeof value !== "object" || value === null) return false;
  const expected = createDatabase({ name: "", seed: "", at: 0 });
  const hasAll = Object.keys(expected).every((key) => key in value);
  return hasAll && "version" in value && value.version === expected.version;
}

export function readDatabase(file: string): Database | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isDatabase(value) ? value : null;
  } catch {
    return null;
  }
}

/** Writes atomically: readers see the old or the new database. Form data stays in memory (S6). */
export function writeDatabase(file: string, database: Database): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...database, handedIn: {} }), { mode: 0o600 });
  renameSync(draft, file);
}

export type DatabaseFile = { write: (database: Database) => void; flush: () => void };

export function createDatabaseFile(file: string): DatabaseFile {
  let waiting: { database: Database; timer: NodeJS.Timeout } | null = null;
  const flush = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    writeDatabase(file, waiting.database);
    waiting = null;
  };
  return {
    flush,
    write: (database) => {
      if (waiting) clearTimeout(waiting.timer);
      waiting = { database, timer: setTimeout(flush, QUIET_MS).unref() };
    },
  };
}
