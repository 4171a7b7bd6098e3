import { isValidPassword } from "#src/model/auth/password.ts";
import { accountByEmail } from "../database/account.ts";
import { deliver } from "../database/messages.ts";
import { issueToken } from "../database/random.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import { MINUTE, type Instant } from "../database/time.ts";
import type { ResetLink, Database } from "../database.ts";
import { refusePassword } from "./password.ts";
import { endFamilies } from "./tokens.ts";

const badLink = "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.";

/** Known and unknown addresses get the same response, so that accounts cannot be enumerated. */
export function forgotPassword(database: Database, { email }: { email: string }, at: Instant): Reply {
  const account = accountByEmail(database, email);
  if (account?.status === "verified") {
    const token = issueToken(database, "reset");
    const minutes = database.settings.resetLinkMinutes;
    database.resetLinks[token] = { extraId: account.extra.extra_id, expiresAt: at + minutes * MINUTE, used: false };
    const text = `Mit diesem Link legen Sie ein neues Passwort fest. Er gilt ${minutes} Minuten.`;
    const link = `/reset-password?token=${token}`;
    deliver(database, { channel: "email", to: account.extra.email, subject: "Neues Passwort", text, link }, at);
  }
  return accept({ message: "Gibt es zu dieser E-Mail-Adresse ein Konto? Dann ist der Link unterwegs." });
}

function liveLink(database: Database, token: string, at: Instant): ResetLink | null {
  const link = database.resetLinks[token];
  return link && !link.used && link.expiresAt > at ? link : null;
}

export function validateResetToken(database: Database, { token }: { token: string }, at: Instant): Reply {
  const link = liveLink(database, token, at);
  const account = link && database.accounts[link.extraId];
  if (!account) return accept({ data: { valid: false, message: badLink } });
  return accept({ data: { valid: true, email: account.extra.email } });
}

/** A new password ends every session of the account. */
export function resetPassword(database: Database, input: { token: string; newPassword: string }, at: Instant): Reply {
  const link = liveLink(database, input.token, at);
  const account = link && database.accounts[link.extraId];
  if (!account) return refuse(400, badLink, { error: "INVALID_RESET_TOKEN" });
  if (!isValidPassword(input.newPassword)) return refusePassword();
  link.used = true;
  account.password = input.newPassword;
  endFamilies(database, link.extraId);
  return accept();
}
