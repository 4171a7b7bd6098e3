import { isValidPassword } from "#src/model/auth/password.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { liveEmailProof, refuseEmailProof } from "./emailProof.ts";
import { openFamily } from "./tokens.ts";

type NewPassword = { extraId: string | number; password: string; emailVerificationToken: string };

export const refusePassword = () =>
  refuse(
    422,
    "Ein Passwort braucht mindestens 8 Zeichen. Darunter sind 1 Ziffer, 1 Großbuchstabe und 1 Sonderzeichen.",
    {
      error: "WEAK_PASSWORD",
    },
  );

/** Last step that needs the verified address: verifies the account and uses up verification and invitation. */
export function createPassword(database: Database, input: NewPassword, at: Instant): Reply {
  const { password, emailVerificationToken } = input;
  const extraId = String(input.extraId);
  const proof = liveEmailProof(database, emailVerificationToken, at);
  const account = database.accounts[extraId];
  if (!proof || !account || proof.extraId !== extraId) return refuseEmailProof();
  if (!proof.confirmedPhone) {
    return refuse(409, "Bitte bestätigen Sie zuerst Ihre Telefonnummer.", { error: "PHONE_NOT_VERIFIED" });
  }
  if (account.status === "verified") {
    return refuse(409, "Für dieses Konto gibt es schon ein Passwort. Bitte melden Sie sich an.", {
      error: "ALREADY_VERIFIED",
    });
  }
  if (!isValidPassword(password)) return refusePassword();
  account.password = password;
  account.status = "verified";
  account.extra.mobile_number = proof.confirmedPhone;
  delete database.emailProofs[emailVerificationToken];
  for (const invitation of Object.values(database.invitations))
    if (invitation.extraId === extraId) invitation.used = true;
  return accept({ data: openFamily(database, extraId, at) });
}
