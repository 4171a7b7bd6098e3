import { issueToken } from "../database/random.ts";
import { refuse, type Reply } from "../database/reply.ts";
import { MINUTE, type Instant } from "../database/time.ts";
import type { EmailProof, Database } from "../database.ts";

export function newEmailProof(database: Database, extraId: string, at: Instant): string {
  const token = issueToken(database, "proof");
  const expiresAt = at + database.settings.emailProofMinutes * MINUTE;
  database.emailProofs[token] = { extraId, expiresAt, confirmedPhone: null };
  return token;
}

export function liveEmailProof(database: Database, token: string, at: Instant): EmailProof | null {
  const proof = database.emailProofs[token];
  return proof && proof.expiresAt > at ? proof : null;
}

export function refuseEmailProof(): Reply {
  const message = "Ihre E-Mail-Bestätigung ist abgelaufen. Bitte bestätigen Sie Ihre E-Mail-Adresse noch einmal.";
  return refuse(401, message, { error: "TOKEN_EXPIRED" });
}
