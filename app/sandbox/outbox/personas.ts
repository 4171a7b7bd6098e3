import { people, personIds } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { openFamily, type TokenPair } from "../rules/tokens.ts";
import { loginUser } from "../database/loginUser.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";
import { purposes } from "./purposes.ts";

export type Persona = {
  id: string;
  extraId: string;
  name: string;
  email: string;
  phone: string;
  /** The current password, or the one a new user would choose. */
  password: string;
  status: string;
  purpose: string;
  invitation: string | null;
};

/** All personas with their current status in this database. */
export function personas(database: Database): Persona[] {
  return personIds.map((id) => {
    const person: Person = people[id];
    const account = database.accounts[person.extraId];
    const token = Object.keys(database.invitations).find(
      (key) => database.invitations[key]?.extraId === person.extraId,
    );
    return {
      id,
      extraId: person.extraId,
      name: `${person.firstName} ${person.lastName}`.trim(),
      email: person.email,
      phone: person.phone,
      password: account?.password ?? person.password,
      status: account?.status ?? "not_found",
      purpose: purposes[id],
      invitation: token ? `/auth/signin?token=${token}&email=${encodeURIComponent(person.email)}` : null,
    };
  });
}

export type Session = TokenPair & { user: Record<string, string> };

/** Signs in without the form, for journeys that start signed in. Null if the user cannot sign in. */
export function openSession(database: Database, extraId: string, at: Instant): Session | null {
  const account = database.accounts[extraId];
  if (account?.status !== "verified") return null;
  return { ...openFamily(database, extraId, at), user: loginUser(account.extra) };
}
