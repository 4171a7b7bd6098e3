import { emailKey } from "#src/model/auth/auth.ts";
import { accountByEmail } from "../database/account.ts";
import { deliver } from "../database/messages.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { refuseCode, waitMessage } from "./codeRefusals.ts";
import { cooldownLeft, newCode, tryCode } from "./codes.ts";
import { newEmailProof } from "./emailProof.ts";

type Target = { email: string; firstName: string };

export function sendEmailCode(database: Database, { email, firstName }: Target, at: Instant): Reply {
  const account = accountByEmail(database, email);
  if (account?.status !== "unverified" && account?.status !== "verified") {
    return refuse(404, "Zu dieser E-Mail-Adresse gibt es kein Konto.", { error: "USER_NOT_FOUND" });
  }
  const recipient = emailKey(email);
  const remainingSeconds = cooldownLeft(database, database.emailCodes, recipient, at);
  if (remainingSeconds > 0) return refuse(429, waitMessage(remainingSeconds), { remainingSeconds });
  const code = newCode(database, database.emailCodes, recipient, at);
  const greeting = firstName.trim() === "" ? "Guten Tag," : `Guten Tag ${firstName.trim()},`;
  const text = `${greeting} Ihr Code ist ${code}. Er gilt ${database.settings.codeMinutes} Minuten.`;
  deliver(database, { channel: "email", to: account.extra.email, subject: "Ihr Code für Gangway", text, code }, at);
  return accept({ message: "Der Code ist unterwegs." });
}

export function verifyEmailCode(
  database: Database,
  { email, code }: { email: string; code: string },
  at: Instant,
): Reply {
  const verdict = tryCode(database.emailCodes, emailKey(email), code, at);
  if (verdict !== "right") return refuseCode(verdict);
  const account = accountByEmail(database, email);
  if (!account) return refuseCode("wrong");
  const verificationToken = newEmailProof(database, account.extra.extra_id, at);
  return accept({ verificationToken, message: "Ihre E-Mail-Adresse ist bestätigt." });
}
