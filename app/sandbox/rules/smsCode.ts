import { deliver } from "../world/messages.ts";
import { accept, refuse, type Reply } from "../world/reply.ts";
import type { Instant } from "../world/time.ts";
import type { World } from "../world.ts";
import { refuseCode, waitMessage } from "./codeRefusals.ts";
import { cooldownLeft, newCode, tryCode } from "./codes.ts";
import { liveEmailProof, refuseEmailProof } from "./emailProof.ts";
import { internationalNumber } from "./phoneNumber.ts";

type Target = { phoneNumber: string; emailVerificationToken: string };

const refuseNumber = () =>
  refuse(422, "An diese Nummer können wir keine SMS senden. Bitte prüfen Sie die Nummer.", { error: "INVALID_PHONE" });

export function sendSmsCode(world: World, { phoneNumber, emailVerificationToken }: Target, at: Instant): Reply {
  if (!liveEmailProof(world, emailVerificationToken, at)) return refuseEmailProof();
  const recipient = internationalNumber(phoneNumber);
  if (!recipient) return refuseNumber();
  const remainingSeconds = cooldownLeft(world, world.smsCodes, recipient, at);
  if (remainingSeconds > 0) return refuse(429, waitMessage(remainingSeconds), { data: { remainingSeconds } });
  const code = newCode(world, world.smsCodes, recipient, at);
  const text = `${code} ist Ihr Code für Gangway. Er gilt ${world.settings.codeMinutes} Minuten.`;
  deliver(world, { channel: "sms", to: recipient, subject: "SMS", text, code }, at);
  return accept({ message: "Wir haben Ihnen eine SMS geschickt." });
}

export function verifySmsCode(world: World, input: Target & { code: string }, at: Instant): Reply {
  const proof = liveEmailProof(world, input.emailVerificationToken, at);
  if (!proof) return refuseEmailProof();
  const recipient = internationalNumber(input.phoneNumber);
  if (!recipient) return refuseNumber();
  const verdict = tryCode(world.smsCodes, recipient, input.code, at);
  if (verdict !== "right") return refuseCode(verdict);
  proof.confirmedPhone = recipient;
  return accept({ message: "Ihre Telefonnummer ist bestätigt." });
}
