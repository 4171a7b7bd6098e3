import type { Database } from "../database.ts";
import { seedAccounts } from "./seedAccounts.ts";
import { seedApplications, seedDays } from "./seedDays.ts";
import { seedGroups } from "./seedGroups.ts";
import { seedProcedures } from "./procedures.ts";
import { seedInvitations } from "./seedInvitations.ts";
import { defaultSettings } from "./settings.ts";
import type { Instant } from "./time.ts";

/** A new database with everyone from `src/people`. Deterministic for the same seed and time. */
export function createDatabase({ name, seed, at }: { name: string; seed: string; at: Instant }): Database {
  const days = seedDays(at);
  const database: Database = {
    version: 1,
    name,
    seed,
    issued: 0,
    clockAhead: 0,
    settings: defaultSettings,
    accounts: seedAccounts(at),
    emailCodes: {},
    smsCodes: {},
    emailProofs: {},
    invitations: {},
    resetLinks: {},
    families: {},
    accessTokens: {},
    refreshTokens: {},
    days,
    applications: seedApplications(days),
    groups: seedGroups(at),
    procedures: seedProcedures(),
    attendance: {},
    handedIn: {},
    messages: [],
    faults: [],
    log: [],
  };
  seedInvitations(database, at);
  return database;
}
