import { addDays } from "#src/lib/calendarMath.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import type { TrialDay } from "./records.ts";
import { seedDays } from "./seedDays.ts";
import type { Instant } from "./time.ts";

/** Range of the generated days, whatever their number. */
const SPREAD_DAYS = 91;
const FIRST_ID = 10_001;
const MOST_DAYS = 10_000;

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

/** `count` days: first the ordinary ones, then generated ones spread over the next 91 days. */
export function daysOfNumber(count: number, at: Instant): TrialDay[] {
  const dayCount = Math.min(Math.max(0, Math.floor(count)), MOST_DAYS);
  const today = todayInBerlin(at);
  const seeded = seedDays(at).filter(({ date }) => date > today);
  const more = Array.from({ length: Math.max(0, dayCount - seeded.length) }, (_, index): TrialDay => {
    const round = Math.floor(index / SPREAD_DAYS);
    const hour = 5 + (round % 14);
    const required = 4 + ((index * 7) % 60);
    return {
      id: FIRST_ID + index,
      date: addDays(today, 1 + (index % SPREAD_DAYS)),
      start: clock(hour, (round * 5) % 60),
      end: clock(hour + 4, (round * 5) % 60),
      required,
      booked: (index * 5) % (required + 2),
      applied: (index * 11) % 90,
    };
  });
  return [...seeded.slice(0, dayCount), ...more];
}
