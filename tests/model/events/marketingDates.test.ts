import * as fc from "fast-check";
import { expect, test } from "vitest";
import { germanDay } from "#src/lib/calendarDay.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { idsOn, shouldShowMarketingPopup, suggestedDays } from "#src/model/events/marketingDates.ts";
import { suggestedDates, trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import { availableEvent } from "./sampleEvents.ts";

const event = (id: number, date: string, fields: Partial<AvailableEvent> = {}) =>
  availableEvent({ event_id: id, event_date: date, extra_booked: 0, extra_applied: 0, ...fields });
const march = "2025-03-03";
const chosenFor = (dates: readonly string[], events: readonly AvailableEvent[]) => idsOn(suggestedDays(dates, events));

test("the dates of the campaign find their days, several a day all of them (EVT-08)", () => {
  expect(chosenFor(["03.03.2025"], [event(1, march), event(2, "2025-03-04")])).toEqual(["1"]);
  expect(chosenFor(["03.03.2025"], [event(1, march), event(2, march)])).toEqual(["1", "2"]);
  expect(chosenFor(["03.03.2025"], [event(2, "2025-03-04")])).toEqual([]);
  expect(chosenFor(["soon", "31.02.2025", "03.03.2025"], [event(1, march)])).toEqual(["1"]);
});

test("only available days are preselected (EVT-08, D-50)", () => {
  const days = [
    event(1, march, { application_status: "booked" }),
    event(2, march, { applied: true }),
    event(3, march, { application_status: "withdrawn" }),
    event(4, march, { application_status: "other" }),
  ];
  expect(chosenFor(["03.03.2025"], days)).toEqual(["3"]);
});

test("each suggested day once and in order, also one without a match (VS-144)", () =>
  expect(suggestedDays(["04.03.2025", "03.03.2025", "04.03.2025"], [event(1, march)])).toEqual([
    { day: "2025-03-03", events: [event(1, march)] },
    { day: "2025-03-04", events: [] },
  ]));

test("Paula's fictional data is consistent on any day", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }), (date) => {
      const today = date.toISOString().slice(0, 10) as `${number}-${number}-${number}`;
      const days = trialDays(today, people.paula);
      const matched = chosenFor(suggestedDates(today, people.paula), days);
      const dates = days
        .filter(({ event_id: id }) => matched.includes(String(id)))
        .map((day) => germanDay(day.event_date as typeof today));
      expect(new Set(dates)).toEqual(new Set(suggestedDates(today, people.paula)));
    }),
  );
});

test("the pop-up is shown once, to users who can apply, and not without dates (EVT-06, D-50)", () => {
  const all = { dates: ["03.03.2025"], seen: false, ready: true, loaded: true };
  expect(shouldShowMarketingPopup(all)).toBe(true);
  expect(shouldShowMarketingPopup({ ...all, seen: true })).toBe(false);
  expect(shouldShowMarketingPopup({ ...all, dates: [] })).toBe(false);
  expect(shouldShowMarketingPopup({ ...all, ready: false })).toBe(false);
  expect(shouldShowMarketingPopup({ ...all, loaded: false })).toBe(false);
});

test("an unreadable day is not suggested, not even as one without a date (EVT-08)", () =>
  expect(suggestedDays(["soon", "03.03.2025", "03.03.2025"], [event(1, "soon")])).toEqual([
    { day: march, events: [] },
  ]));
