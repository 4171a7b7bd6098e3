import type { World } from "../world.ts";
import { seedAccounts } from "./seedAccounts.ts";
import { seedApplications, seedDays } from "./seedDays.ts";
import { seedGroups } from "./seedGroups.ts";
import { seedInvitations } from "./seedInvitations.ts";
import { defaultSettings } from "./settings.ts";
import type { Instant } from "./time.ts";

/** A new world with everyone from `src/people` in it. The same seed and time give the same world. */
export function createWorld({ name, seed, at }: { name: string; seed: string; at: Instant }): World {
  const days = seedDays(at);
  const world: World = {
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
    messages: [],
    faults: [],
    log: [],
  };
  seedInvitations(world, at);
  return world;
}
