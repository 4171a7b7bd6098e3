import { issueToken } from "../world/random.ts";
import { refuse, type Reply } from "../world/reply.ts";
import { MINUTE, type Instant } from "../world/time.ts";
import type { EmailProof, World } from "../world.ts";

export function newEmailProof(world: World, extraId: string, at: Instant): string {
  const token = issueToken(world, "proof");
  const expiresAt = at + world.settings.emailProofMinutes * MINUTE;
  world.emailProofs[token] = { extraId, expiresAt, confirmedPhone: null };
  return token;
}

export function liveEmailProof(world: World, token: string, at: Instant): EmailProof | null {
  const proof = world.emailProofs[token];
  return proof && proof.expiresAt > at ? proof : null;
}

export function refuseEmailProof(): Reply {
  const message = "Ihre E-Mail-Bestätigung ist abgelaufen. Bitte bestätigen Sie Ihre E-Mail-Adresse noch einmal.";
  return refuse(401, message, { error: "TOKEN_EXPIRED" });
}
