import { people, type PersonId } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import type { Database } from "../database.ts";

export type GoogleAccount = { token: string; name: string; email: string; status: string };

/** A user with an account, one invited, one unknown, and one with a very long name. */
const shown: readonly PersonId[] = ["amira", "khai", "tomasz", "maximiliane"];

const tokenOf = (id: PersonId) => `google-${id}`;

/** The accounts to choose from, with their status in this database. */
export const googleAccounts = (database: Database): GoogleAccount[] =>
  shown.map((id) => {
    const { firstName, lastName, email, extraId }: Person = people[id];
    const status = database.accounts[extraId]?.status ?? "not_found";
    return { token: tokenOf(id), name: `${firstName} ${lastName}`, email, status };
  });

/** Google's profile for a token; null for an unknown token. */
export function googleUserInfo(token: string, origin: string) {
  const id = shown.find((candidate) => tokenOf(candidate) === token);
  if (!id) return null;
  const { firstName, lastName, email }: Person = people[id];
  const name = `${firstName} ${lastName}`;
  const names = { name, given_name: firstName, family_name: lastName };
  return { sub: `stand-in-${id}`, ...names, email, email_verified: true, picture: `${origin}/icon.svg` };
}
