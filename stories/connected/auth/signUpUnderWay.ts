import type { Database } from "#app/sandbox/database.ts";
import { newEmailProof } from "#app/sandbox/rules/emailProof.ts";
import { people } from "#src/people/people.ts";

const { email, extraId, phone: number } = people.khai;

/** What a reload leaves in the tab of Khai's sign-up once the address was asked for; `phone`: as soon as it was. */
export const addressAsked = (phone?: string) => ({
  signUp: JSON.stringify({ email, phone }),
  pendingAuth: JSON.stringify({ email, extraId, needsPassword: false }),
});

/** The same once the address is confirmed; `phone`: that is confirmed, too. */
export function addressConfirmed(database: Database, at: number, phone: string | null = null) {
  const emailVerificationToken = newEmailProof(database, extraId, at);
  database.emailProofs[emailVerificationToken]!.confirmedPhone = phone;
  return { ...addressAsked(phone ?? undefined), emailVerificationToken };
}

/** The same with everything of the profile known already, but for the password. */
export function everythingKnown(database: Database, at: number) {
  const { extra } = database.accounts[people.paula.extraId]!;
  const own = { extra_id: extraId, email, mobile_number: number };
  database.accounts[extraId]!.extra = { ...extra, ...own };
  return addressConfirmed(database, at, number);
}
