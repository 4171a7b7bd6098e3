import { issueToken } from "../database/random.ts";
import { DAY, SECOND, type Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

export type TokenPair = { accessToken: string; refreshToken: string };

function issuePair(database: Database, family: string, at: Instant): TokenPair {
  const accessToken = issueToken(database, "at");
  const refreshToken = issueToken(database, "rt");
  const { accessTokenSeconds, refreshTokenDays } = database.settings;
  database.accessTokens[accessToken] = { family, expiresAt: at + accessTokenSeconds * SECOND };
  database.refreshTokens[refreshToken] = { family, expiresAt: at + refreshTokenDays * DAY, used: false };
  return { accessToken, refreshToken };
}

export function openFamily(database: Database, extraId: string, at: Instant): TokenPair {
  const family = issueToken(database, "family");
  database.families[family] = { extraId, alive: true };
  return issuePair(database, family, at);
}

/** Null: refused. A reused refresh token was copied, so the whole family is revoked. */
export function rotate(database: Database, refreshToken: string, at: Instant): TokenPair | null {
  const token = database.refreshTokens[refreshToken];
  const family = token && database.families[token.family];
  if (!token || !family) return null;
  if (token.used) family.alive = false;
  if (!family.alive || token.expiresAt <= at) return null;
  token.used = true;
  return issuePair(database, token.family, at);
}

/** The user of an access token; null if it is unknown, expired or revoked. */
export function holderOf(database: Database, accessToken: string | null, at: Instant): string | null {
  const token = accessToken ? database.accessTokens[accessToken] : undefined;
  const family = token && database.families[token.family];
  return family?.alive && token && token.expiresAt > at ? family.extraId : null;
}

export function endFamilies(database: Database, extraId: string): void {
  for (const family of Object.values(database.families)) if (family.extraId === extraId) family.alive = false;
}
