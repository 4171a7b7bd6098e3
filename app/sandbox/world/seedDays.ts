import type { Application, TrialDay } from "./records.ts";
import { parseCalendarDay, todayInBerlin } from "#src/lib/calendarDay.ts";
import { trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import type { Instant } from "./time.ts";

export function seedDays(at: Instant): TrialDay[] {
  const today = todayInBerlin(at);
  return trialDays(today, people.tomasz).map((day) => ({
    id: Number(day.event_id),
    date: parseCalendarDay(day.event_date) ?? today,
    start: day.start_time ?? null,
    end: day.end_time ?? null,
    required: day.extra_required,
    booked: day.extra_booked,
    applied: day.extra_applied,
  }));
}

export function seedApplications(): Application[] {
  const everyone: Person[] = Object.values(people);
  return everyone.flatMap(({ extraId, bookedEventIds, appliedEventIds }) => {
    const application = { extraId, byGroup: false, checkIn: null, checkOut: null };
    return [
      ...bookedEventIds.map((dayId): Application => ({ ...application, dayId, status: "booked" })),
      ...appliedEventIds.map((dayId): Application => ({ ...application, dayId, status: "applied" })),
    ];
  });
}
