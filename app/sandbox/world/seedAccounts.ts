import type { Account, ExtraRecord } from "./records.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { suggestedDates } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { DAY, timestamp, type Instant } from "./time.ts";

/** How the provider spells the status that this app does not know. */
const unknownStatus = "suspended";

function extraOf(person: Person, at: Instant): ExtraRecord {
  const { profile } = person;
  const joined = timestamp(at - 90 * DAY);
  return {
    extra_id: person.extraId,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    mobile_number: person.phone,
    street: profile.street ?? "",
    postcode: profile.postcode ?? "",
    city: profile.city ?? "",
    date_of_birth: profile.dateOfBirth ?? null,
    city_of_birth: profile.cityOfBirth ?? "",
    nationality: profile.nationality ?? "",
    language_level: profile.germanLevel ?? "",
    company: profile.company ?? "",
    department: profile.department ?? "",
    flughafenausweisnummer: profile.passNumber ?? "",
    ausweis_color: profile.passColour ?? "",
    sozialversicherung: "",
    iban: profile.iban ?? "",
    bic: profile.bic ?? "",
    profile_status: profile.status,
    code_of_conduct: profile.codeOfConduct === true ? joined : profile.codeOfConduct,
    marketing_dates: suggestedDates(todayInBerlin(at), person),
    internal_extra: profile.isInternal,
    created_at: joined,
    last_login_at: person.account === "verified" ? timestamp(at - DAY) : null,
  };
}

function accountOf(person: Person, at: Instant): Account {
  const isVerified = person.account === "verified";
  return {
    status: person.account === "other" ? unknownStatus : person.account,
    password: isVerified ? person.password : null,
    extra: extraOf(person, at),
  };
}

export function seedAccounts(at: Instant): Record<string, Account> {
  const known = Object.values<Person>(people).filter((person) => person.account !== "not_found");
  return Object.fromEntries(known.map((person) => [person.extraId, accountOf(person, at)]));
}
