import * as fc from "fast-check";
import { expect, test } from "vitest";
import { getInitialSnapshot } from "xstate";
import { jobsFrom } from "#app/features/day/myEventView.ts";
import { toMyEventView } from "#app/features/day/myEventView.ts";
import { applicationMachine } from "#app/features/events/applicationMachine.ts";
import { toApplicationState, toApplying } from "#app/features/events/applicationView.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "#src/lib/calendarMath.ts";
import { isSettled } from "#src/model/day/jobView.ts";
import { nextDay, openApplications } from "#src/model/dashboard/dashboard.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";
import { isDayPast, isOver, overAt } from "#src/model/events/eventTimes.ts";
import { staffDay } from "#src/model/staff/staffDay.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { HARD_DAYS } from "#tests/model/zones.ts";
import { loaded } from "#tests/features/queryStates.ts";

const own = toApplying(getInitialSnapshot(applicationMachine, { choices: [], day: null }));
const fixed = { company: "", contractCompleted: true, fixed: { title: "", location: "" } };

const times = fc.option(
  fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":")),
  { nil: undefined },
);
const days = fc.oneof(
  fc.constantFrom(...HARD_DAYS),
  fc.integer({ min: 0, max: 1000 }).map((n) => addDays("2026-01-01", n)),
);
/** Around the end, and at any time from the day before to the day after. */
const moments = fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -172_800_000, max: 172_800_000 }));

test("a day is over at the same moment in applications, own days, the next day and lists", () => {
  fc.assert(
    fc.property(days, times, times, moments, (date, start_time, end_time, away) => {
      const event = { event_id: 1, event_date: date, start_time, end_time };
      const over = overAt(event) ?? instantInBerlin(date, "00:00");
      const now = over + away;
      const isPast = now >= over;
      expect(isOver(event, now)).toBe(isPast);

      const booked = extraEventSchema.parse({ ...event, event_status: "booked", extra_id: "7301" });
      const applied = availableEventSchema.parse({ ...event, applied: true, application_status: "applied" });
      expect(nextDay({ own: [booked], available: [] }, now) === null).toBe(isPast);
      expect(nextDay({ own: [], available: [applied] }, now) === null).toBe(isPast);
      expect(openApplications([applied], now)).toBe(isPast ? 0 : 1);

      const extra = loaded(extraOf(people.amira, date));
      const available = loaded({ rows: [applied], unreadable: 0 });
      const calendar = toApplicationState({ extra, available, group: loaded(null) }, own, {
        now,
        hasSeenMarketingDates: true,
      });
      expect(calendar.kind).toBe(isPast ? "empty" : "ready");

      const context = { ...fixed, now, today: todayInBerlin(now) };
      const sources = { events: loaded({ rows: [booked], unreadable: 0 }), extra, contract: loaded(null) };
      const { state } = toMyEventView(sources, context);
      expect(state.kind === "ready" && state.jobs.map((job) => isSettled(job, now))).toEqual([isPast]);

      // Tasks and lists until midnight after it.
      const isGone = isDayPast(over, now);
      expect(isGone && !isPast).toBe(false);
      expect(jobsFrom(sources, context)).toHaveLength(isGone ? 0 : 1);
      const hasLists = start_time !== undefined && !isGone;
      expect(staffDay([booked], now) !== null).toBe(hasLists);
    }),
  );
});
