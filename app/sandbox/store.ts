import { createDatabase } from "./database/createDatabase.ts";
import { changedSettings } from "./database/settings.ts";
import type { Instant } from "./database/time.ts";
import { change, type Database } from "./database.ts";

export const DEFAULT_DATABASE = "default";
const MOST_DATABASES = 200;

export type StoreOptions = {
  now: () => number;
  /** Resolves after the time, or when the caller aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Databases of an earlier run. */
  initialDatabases?: readonly Database[];
  onChange?: (database: Database, before: Database) => void;
};

/** `startsAt`: initial time of the database; the machine's by default. */
export type ResetOptions = { seed?: string; settings?: Record<string, unknown>; startsAt?: Instant };

/** The databases of a running provider, each created on first use. */
export type Store = Pick<StoreOptions, "wait"> & {
  read: (name: string) => Database;
  change: <Answer>(name: string, rule: (draft: Database, at: Instant) => Answer) => Answer;
  reset: (name: string, options?: ResetOptions) => Database;
  all: () => Database[];
};

/** Another seed after each reset, so that an old token never matches by chance. */
const seedAfter = (seed: string): string => {
  const [stem = seed, life = "1"] = seed.split("~");
  return `${stem}~${Number(life) + 1}`;
};

export function createStore({ now, wait, initialDatabases = [], onChange }: StoreOptions): Store {
  const databases = new Map(initialDatabases.map((database) => [database.name, database]));

  const put = (database: Database, before: Database) => {
    databases.set(database.name, database);
    onChange?.(database, before);
  };

  const forgetOldest = () => {
    const oldest = [...databases.keys()].find((name) => name !== DEFAULT_DATABASE);
    if (databases.size > MOST_DATABASES && oldest !== undefined) databases.delete(oldest);
  };

  const read = (name: string): Database => {
    const existing = databases.get(name);
    if (existing) return existing;
    const fresh = createDatabase({ name, seed: name, at: now() });
    databases.set(name, fresh);
    forgetOldest();
    return fresh;
  };

  return {
    wait,
    read,
    change: (name, rule) => {
      const before = read(name);
      const { database, answer } = change(before, (draft) => rule(draft, now() + draft.clockAhead));
      put(database, before);
      return answer;
    },
    reset: (name, { seed, settings = {}, startsAt = now() } = {}) => {
      const before = read(name);
      const fresh = createDatabase({ name, seed: seed ?? seedAfter(before.seed), at: startsAt });
      const clockAhead = startsAt - now();
      const database = { ...fresh, clockAhead, settings: changedSettings(fresh.settings, settings) };
      put(database, before);
      return database;
    },
    all: () => [...databases.values()],
  };
}
