import type { Application, TrialDay } from "./records.ts";
import { parseCalendarDay, todayInBerlin } from "#src/lib/calendarDay.ts";
import { applicationOf, attendance, pastDays, trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import type { Instant } from "./time.ts";

export function seedDays(at: Instant): TrialDay[] {
  const today = todayInBerlin(at);
  return [...pastDays(today, people.tomasz), ...trialDays(today, people.tomasz)].map((day) => ({
    id: Number(day.event_id),
    date: parseCalendarDay(day.event_date) ?? today,
    start: day.start_time ?? null,
    end: day.end_time ?? null,
    required: day.extra_required,
    booked: day.extra_booked,
    applied: day.extra_applied,
  }));
}

export function seedApplications(days: readonly TrialDay[]): Application[] {
  const everyone: Person[] = Object.values(people);
  return everyone.flatMap((person) =>
    days.flatMap(({ id, date }): Application[] => {
      const application = applicationOf(id, person);
      if (!application || application.status === "other") return [];
      const { checkIn, checkOut } = attendance(date);
      return [
        {
          extraId: person.extraId,
          dayId: id,
          status: application.status,
          byGroup: application.isForGroup,
          checkIn: application.isAttended ? checkIn : null,
          checkOut: application.isAttended ? checkOut : null,
        },
      ];
    }),
  );
}
