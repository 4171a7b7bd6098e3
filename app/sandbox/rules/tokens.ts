import { issueToken } from "../world/random.ts";
import { DAY, SECOND, type Instant } from "../world/time.ts";
import type { World } from "../world.ts";

export type TokenPair = { accessToken: string; refreshToken: string };

function issuePair(world: World, family: string, at: Instant): TokenPair {
  const accessToken = issueToken(world, "at");
  const refreshToken = issueToken(world, "rt");
  const { accessTokenSeconds, refreshTokenDays } = world.settings;
  world.accessTokens[accessToken] = { family, expiresAt: at + accessTokenSeconds * SECOND };
  world.refreshTokens[refreshToken] = { family, expiresAt: at + refreshTokenDays * DAY, used: false };
  return { accessToken, refreshToken };
}

export function openFamily(world: World, extraId: string, at: Instant): TokenPair {
  const family = issueToken(world, "family");
  world.families[family] = { extraId, alive: true };
  return issuePair(world, family, at);
}

/** Null: refused. A refresh token that comes a second time shows that two hold it, so the whole family ends. */
export function rotate(world: World, refreshToken: string, at: Instant): TokenPair | null {
  const token = world.refreshTokens[refreshToken];
  const family = token && world.families[token.family];
  if (!token || !family) return null;
  if (token.used) family.alive = false;
  if (!family.alive || token.expiresAt <= at) return null;
  token.used = true;
  return issuePair(world, token.family, at);
}

/** Whose access token this is; null for an unknown or expired one and for one of an ended family. */
export function holderOf(world: World, accessToken: string | null, at: Instant): string | null {
  const token = accessToken ? world.accessTokens[accessToken] : undefined;
  const family = token && world.families[token.family];
  return family?.alive && token && token.expiresAt > at ? family.extraId : null;
}

export function endFamilies(world: World, extraId: string): void {
  for (const family of Object.values(world.families)) if (family.extraId === extraId) family.alive = false;
}
