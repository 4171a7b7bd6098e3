import { isValidPassword } from "#src/model/auth/password.ts";
import { accountByEmail } from "../world/account.ts";
import { deliver } from "../world/messages.ts";
import { issueToken } from "../world/random.ts";
import { accept, refuse, type Reply } from "../world/reply.ts";
import { MINUTE, type Instant } from "../world/time.ts";
import type { ResetLink, World } from "../world.ts";
import { refusePassword } from "./password.ts";
import { endFamilies } from "./tokens.ts";

const badLink = "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.";

/** Known and unknown addresses get the same answer, so that nobody can ask who has an account. */
export function forgotPassword(world: World, { email }: { email: string }, at: Instant): Reply {
  const account = accountByEmail(world, email);
  if (account?.status === "verified") {
    const token = issueToken(world, "reset");
    const minutes = world.settings.resetLinkMinutes;
    world.resetLinks[token] = { extraId: account.extra.extra_id, expiresAt: at + minutes * MINUTE, used: false };
    const text = `Mit diesem Link geben Sie sich ein neues Passwort. Er gilt ${minutes} Minuten.`;
    const link = `/reset-password?token=${token}`;
    deliver(world, { channel: "email", to: account.extra.email, subject: "Neues Passwort", text, link }, at);
  }
  return accept({ message: `Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs.` });
}

function liveLink(world: World, token: string, at: Instant): ResetLink | null {
  const link = world.resetLinks[token];
  return link && !link.used && link.expiresAt > at ? link : null;
}

export function validateResetToken(world: World, { token }: { token: string }, at: Instant): Reply {
  const link = liveLink(world, token, at);
  const account = link && world.accounts[link.extraId];
  if (!account) return accept({ data: { valid: false, message: badLink } });
  return accept({ data: { valid: true, email: account.extra.email } });
}

/** A new password ends every session of the account. */
export function resetPassword(world: World, input: { token: string; newPassword: string }, at: Instant): Reply {
  const link = liveLink(world, input.token, at);
  const account = link && world.accounts[link.extraId];
  if (!account) return refuse(400, badLink, { error: "INVALID_RESET_TOKEN" });
  if (!isValidPassword(input.newPassword)) return refusePassword();
  link.used = true;
  account.password = input.newPassword;
  endFamilies(world, link.extraId);
  return accept();
}
