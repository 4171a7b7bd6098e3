import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { extraEventSchema } from "#src/model/events/event.ts";
import { eventStatusOf, toJobView, type JobView } from "#src/model/day/jobView.ts";
import { bookedDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import { today } from "#src/people/today.ts";
import { de } from "#stories/support/copy.ts";

/** Friday afternoon, three days before the first trial day. */
export const jobNow = instantInBerlin(today, "14:00");

const fixed = { title: de("day.title"), location: de("day.place") };

/** Amira's day on Monday, 23 November, 08:00 to 13:30, with what the provider says about it changed; as it is at `now`. */
export function jobOf(
  changes: Record<string, unknown> = {},
  { now = jobNow, contractComplete = true }: { now?: number; contractComplete?: boolean } = {},
): JobView {
  const [booked] = bookedDays(today, people.amira);
  const event = extraEventSchema.parse({ ...booked, ...changes });
  return toJobView(event, people.amira.profile, eventStatusOf(event, { complete: contractComplete }, now), fixed);
}
