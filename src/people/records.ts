import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { suggestedDates } from "#src/people/events.ts";
import type { Person } from "#src/people/person.ts";

/** A person as the provider keeps the record. */
export const extraOf = ({ profile, ...person }: Person, today: CalendarDay) =>
  ({
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
    code_of_conduct: profile.codeOfConduct,
    marketing_dates: suggestedDates(today, { profile, ...person }),
    internal_extra: profile.isInternal,
    created_at: "2026-10-05T07:12:00Z",
    last_login_at: "2026-11-19T16:40:00Z",
  }) satisfies Extra;
