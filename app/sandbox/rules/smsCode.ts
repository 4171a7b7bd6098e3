import { deliver } from "../database/messages.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { refuseCode, waitMessage } from "./codeRefusals.ts";
import { cooldownLeft, newCode, tryCode } from "./codes.ts";
import { liveEmailProof, refuseEmailProof } from "./emailProof.ts";
import { internationalNumber } from "./phoneNumber.ts";

type Target = { phoneNumber: string; emailVerificationToken: string };

const refuseNumber = () =>
  refuse(422, "An diese Nummer lässt sich keine SMS senden. Bitte prüfen Sie die Nummer.", { error: "INVALID_PHONE" });

export function sendSmsCode(database: Database, { phoneNumber, emailVerificationToken }: Target, at: Instant): Reply {
  if (!liveEmailProof(database, emailVerificationToken, at)) return refuseEmailProof();
  const recipient = internationalNumber(phoneNumber);
  if (!recipient) return refuseNumber();
  const remainingSeconds = cooldownLeft(database, database.smsCodes, recipient, at);
  if (remainingSeconds > 0) return refuse(429, waitMessage(remainingSeconds), { data: { remainingSeconds } });
  const code = newCode(database, database.smsCodes, recipient, at);
  const text = `${code} ist Ihr Code für Gangway. Er gilt ${database.settings.codeMinutes} Minuten.`;
  deliver(database, { channel: "sms", to: recipient, subject: "SMS", text, code }, at);
  return accept({ message: "Die SMS ist unterwegs." });
}

export function verifySmsCode(database: Database, input: Target & { code: string }, at: Instant): Reply {
  const proof = liveEmailProof(database, input.emailVerificationToken, at);
  if (!proof) return refuseEmailProof();
  const recipient = internationalNumber(input.phoneNumber);
  if (!recipient) return refuseNumber();
  const verdict = tryCode(database.smsCodes, recipient, input.code, at);
  if (verdict !== "right") return refuseCode(verdict);
  proof.confirmedPhone = recipient;
  return accept({ message: "Ihre Telefonnummer ist bestätigt." });
}
