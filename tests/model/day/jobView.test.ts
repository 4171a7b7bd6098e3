import { describe, expect, test } from "vitest";
import type { EventStatus } from "#src/model/events/derivedEventStatus.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { instantInBerlin } from "#src/lib/calendarMath.ts";
import { extraEventSchema, isConfirmed, type ExtraEvent } from "#src/model/events/event.ts";
import {
  bringDocument,
  canCancel,
  checkInState,
  eventStatusOf,
  isOnTheDay,
  isSettled,
  jobBadge,
  toJobView,
  type JobView,
} from "#src/model/day/jobView.ts";

const fixed = { title: "Trial operation", location: "Terminal 3" };
const user = { company: "Lufthansa" };
const event = (fields: object = {}): ExtraEvent =>
  extraEventSchema.parse({
    event_id: 501,
    event_date: "23.11.2026",
    start_time: "08:00:00",
    end_time: "13:30:00",
    event_status: "booked",
    extra_id: "7301",
    can_cancel: true,
    ...fields,
  });

describe("the view of a user's day", () => {
  test("has all its fields; title and place are the fixed ones (ENTS-08, MYEV-06, MYEV-07, D-60)", () => {
    const named = event({ title: "Something else", location: "ExternalLinkSection", id_check: true });
    expect(toJobView(named, user, "CONTRACT_MISSING", fixed)).toEqual({
      id: "501",
      title: "Trial operation",
      location: "Terminal 3",
      date: "2026-11-23",
      startTime: "08:00",
      timeRange: { start: "08:00", end: "13:30" },
      startsAt: instantInBerlin("2026-11-23", "08:00"),
      overAt: instantInBerlin("2026-11-23", "13:30"),
      status: "booked",
      eventStatus: "CONTRACT_MISSING",
      checkIn: null,
      checkOut: null,
      idCheck: true,
      company: "Lufthansa",
      canCancel: true,
    });
  });

  test("check-in is required by the provider or by the derived status (D-54)", () => {
    const statusOf = (sent: string, derived: Parameters<typeof toJobView>[2]) =>
      toJobView(event({ event_status: sent }), user, derived, fixed).status;
    expect(statusOf("check-in-required", "CONTRACT_MISSING")).toBe("check-in-required");
    expect(statusOf("booked", "PRE_WORK_CHECKIN_READY")).toBe("check-in-required");
    expect(statusOf("booked", "READY_FOR_WORK")).toBe("booked");
  });

  test("missing times are the default ones, a date that cannot be read is none (MYEV-08, MYEV-09)", () => {
    const bare = event({ start_time: null, end_time: undefined, check_in: "", event_date: "irgendwann" });
    expect(toJobView(bare, user, "CONTRACT_MISSING", fixed)).toMatchObject({
      date: null,
      startsAt: null,
      startTime: "10:00",
      timeRange: { start: "10:00", end: "13:30" },
      checkIn: null,
    });
  });

  test("its status is derived from the provider's fields", () => {
    const at = instantInBerlin("2026-11-22", "09:00");
    const complete = { complete: true };
    expect(eventStatusOf(event(), complete, at)).toBe("PRE_WORK_CHECKIN_READY");
    expect(eventStatusOf(event({ check_in: "07:48" }), complete, at)).toBe("READY_FOR_WORK");
    const nextMorning = instantInBerlin("2026-11-24", "09:00");
    expect(eventStatusOf(event({ event_status: "approved", check_in: "07:48" }), complete, nextMorning)).toBe(
      "APPROVED",
    );
  });
});

test.each([
  [undefined, true],
  [null, true],
  [true, true],
  [false, false],
  ["maybe", false],
])("can_cancel %j: the day can be cancelled is %j (MYEV-11, MYEV-12, ROLE-15)", (sent, can) =>
  expect(canCancel(event({ can_cancel: sent }))).toBe(can),
);

test.each([
  [true, "airportPass"],
  [false, "idOrPassport"],
  [undefined, "idOrPassport"],
] as const)("internal_extra %j brings %s (MYEV-52, MYEV-53)", (internal, document) =>
  expect(bringDocument(internal)).toBe(document),
);

test("confirmed or approved by the provider means confirmed (D-55)", () =>
  expect(["confirmed", "approved", "booked", ""].filter((status) => isConfirmed({ event_status: status }))).toEqual([
    "confirmed",
    "approved",
  ]));

test("a checked-out user is never shown as ready for work (D-51, VS-171)", () => {
  const startsAt = instantInBerlin("2026-11-23", "08:00");
  const badge = (eventStatus: EventStatus, checkOut: string | null, isComplete = false) =>
    jobBadge({ eventStatus, checkOut, startsAt }, isComplete, startsAt - 1);
  expect(badge("READY_FOR_WORK", null)).toBe("READY_FOR_WORK");
  expect(badge("READY_FOR_WORK", "13:34")).toBeNull();
  expect(badge("APPROVED", "13:34")).toBe("APPROVED");
  expect(badge("CONTRACT_MISSING", null, true)).toBe("UPCOMING");
});

test("check-in opens, is open, is closed or done (MYEV-54)", () => {
  const startsAt = instantInBerlin("2026-11-23", "08:00");
  const opensAt = instantInBerlin("2026-11-22", "08:00");
  const at = (now: number) => checkInState({ checkIn: null, startsAt }, now);
  expect(at(opensAt - 1)).toEqual({ kind: "opens", at: opensAt, startsAt });
  expect([at(opensAt), at(startsAt)]).toEqual([
    { kind: "open", startsAt },
    { kind: "open", startsAt },
  ]);
  expect(at(startsAt + 1)).toEqual({ kind: "closed" });
  expect(checkInState({ checkIn: "07:42", startsAt }, opensAt)).toEqual({ kind: "done", at: "07:42" });
  expect(checkInState({ checkIn: null, startsAt: null }, opensAt)).toBeNull();
});

test("the pass is there from the midnight before the arrival to the end, or to the check-out (MYEV-52)", () => {
  const job = toJobView(event(), user, "CONTRACT_MISSING", fixed);
  const isShown = (time: string, changes: Partial<JobView> = {}, day: CalendarDay = "2026-11-23") =>
    isOnTheDay({ ...job, ...changes }, instantInBerlin(day, time));
  expect([isShown("23:59", {}, "2026-11-22"), isShown("00:00"), isShown("13:29"), isShown("13:30")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const came = { checkIn: "07:42" };
  expect([isShown("13:30", came), isShown("23:59", came), isShown("00:00", came, "2026-11-24")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isShown("13:00", { ...came, checkOut: "12:50" })).toBe(false);
  expect(isShown("12:00", { date: null, startsAt: null, overAt: null })).toBe(false);
  expect(isShown("12:00", { startsAt: null })).toBe(true);
  const afterMidnight = { startsAt: instantInBerlin("2026-11-23", "00:05") };
  expect(isShown("12:00", afterMidnight, "2026-11-22")).toBe(true);
});

test("nothing can be prepared after attendance or the end of the day", () => {
  const end = instantInBerlin("2026-11-23", "13:30");
  const settled = (checkIn: string | null, overAt: number | null) => isSettled({ checkIn, overAt }, end);
  expect([settled(null, end + 1), settled(null, null)]).toEqual([false, false]);
  expect([settled(null, end), settled("07:42", end + 1)]).toEqual([true, true]);
});
