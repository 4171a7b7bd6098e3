import { emailKey } from "#src/model/auth/auth.ts";
import { accountByEmail } from "../world/account.ts";
import { deliver } from "../world/messages.ts";
import { accept, refuse, type Reply } from "../world/reply.ts";
import type { Instant } from "../world/time.ts";
import type { World } from "../world.ts";
import { refuseCode, waitMessage } from "./codeRefusals.ts";
import { cooldownLeft, newCode, tryCode } from "./codes.ts";
import { newEmailProof } from "./emailProof.ts";

type Target = { email: string; firstName: string };

export function sendEmailCode(world: World, { email, firstName }: Target, at: Instant): Reply {
  const account = accountByEmail(world, email);
  if (account?.status !== "unverified" && account?.status !== "verified") {
    return refuse(404, "Zu dieser E-Mail-Adresse gibt es kein Konto.", { error: "USER_NOT_FOUND" });
  }
  const recipient = emailKey(email);
  const remainingSeconds = cooldownLeft(world, world.emailCodes, recipient, at);
  if (remainingSeconds > 0) return refuse(429, waitMessage(remainingSeconds), { remainingSeconds });
  const code = newCode(world, world.emailCodes, recipient, at);
  const greeting = firstName.trim() === "" ? "Guten Tag," : `Guten Tag ${firstName.trim()},`;
  const text = `${greeting} Ihr Code ist ${code}. Er gilt ${world.settings.codeMinutes} Minuten.`;
  deliver(world, { channel: "email", to: account.extra.email, subject: "Ihr Code für Gangway", text, code }, at);
  return accept({ message: "Wir haben Ihnen einen Code geschickt." });
}

export function verifyEmailCode(world: World, { email, code }: { email: string; code: string }, at: Instant): Reply {
  const verdict = tryCode(world.emailCodes, emailKey(email), code, at);
  if (verdict !== "right") return refuseCode(verdict);
  const account = accountByEmail(world, email);
  if (!account) return refuseCode("wrong");
  const verificationToken = newEmailProof(world, account.extra.extra_id, at);
  return accept({ verificationToken, message: "Ihre E-Mail-Adresse ist bestätigt." });
}
