import type { Account, ExtraRecord } from "./records.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import type { Person } from "#src/people/person.ts";
import { DAY, timestamp, type Instant } from "./time.ts";

/** A status that the app does not know. */
const unknownStatus = "suspended";

function recordOf(person: Person, at: Instant): ExtraRecord {
  const joined = timestamp(at - 90 * DAY);
  const record = extraOf(person, todayInBerlin(at));
  return {
    ...record,
    code_of_conduct: record.code_of_conduct === true ? joined : record.code_of_conduct,
    created_at: joined,
    last_login_at: person.account === "verified" ? timestamp(at - DAY) : null,
  };
}

function accountOf(person: Person, at: Instant): Account {
  const isVerified = person.account === "verified";
  return {
    status: person.account === "other" ? unknownStatus : person.account,
    password: isVerified ? person.password : null,
    extra: recordOf(person, at),
  };
}

export function seedAccounts(at: Instant): Record<string, Account> {
  const seeded = Object.values<Person>(people).filter((person) => person.account !== "not_found");
  return Object.fromEntries(seeded.map((person) => [person.extraId, accountOf(person, at)]));
}
