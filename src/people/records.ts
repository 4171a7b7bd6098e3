import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { underWireNames } from "#src/model/profile/profileFields.ts";
import { suggestedDates } from "#src/people/events.ts";
import type { Person } from "#src/people/person.ts";

/** A person's record, as stored by the provider. */
export const extraOf = ({ profile, ...person }: Person, today: CalendarDay) =>
  ({
    extra_id: person.extraId,
    ...underWireNames((field) => ({ ...profile, ...person })[field] ?? ""),
    date_of_birth: profile.dateOfBirth ?? null,
    email: person.email,
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
