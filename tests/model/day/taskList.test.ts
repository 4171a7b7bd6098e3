import { describe, expect, test } from "vitest";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { dayTasks, nextDayTask, taskProgress } from "#src/model/day/taskList.ts";

const member = (checkedIn: boolean, checkedOut: boolean): StaffMember => ({
  id: "1",
  name: "Ada Kern",
  idCard: "FA-1",
  checkedIn,
  checkInTime: null,
  checkedOut,
  checkOutTime: null,
});
const booked = { checkOut: null };
const gone = { checkOut: "2026-11-23T12:34:00Z" };

describe("dayTasks", () => {
  test("every user has the upcoming event, done after the check-out (MYEV-26, D-57)", () => {
    expect(dayTasks(booked, null)).toEqual([{ id: "event", isDone: false }]);
    expect(dayTasks(gone, null)).toEqual([{ id: "event", isDone: true }]);
    expect(dayTasks({ checkOut: "" }, null)).toEqual([{ id: "event", isDone: false }]);
    expect(dayTasks(null, null)).toEqual([]);
  });

  test.each([
    [[], [], false, false],
    [[member(true, false)], [member(true, false)], true, false],
    [[member(true, false), member(false, false)], [member(true, true), member(false, false)], false, true],
    [[member(true, true)], [member(true, true)], true, true],
  ])(
    "a supervisor has the two lists, done according to them: %#  (D-31, OPS-09, OPS-10)",
    (present, left, isIn, isOut) =>
      expect(dayTasks(booked, { in: present, out: left })).toEqual([
        { id: "event", isDone: false },
        { id: "checkIn", isDone: isIn },
        { id: "checkOut", isDone: isOut },
      ]),
  );

  test("a supervisor without a day has the lists alone; lists that failed to load are open", () =>
    expect(dayTasks(null, "unknown")).toEqual([
      { id: "checkIn", isDone: false },
      { id: "checkOut", isDone: false },
    ]));
});

test("the progress is done of total, and the next task the first that is open (MYEV-27, D-57)", () => {
  expect(taskProgress(dayTasks(booked, null))).toEqual({ done: 0, total: 1 });
  expect(taskProgress(dayTasks(gone, null))).toEqual({ done: 1, total: 1 });
  expect(taskProgress(dayTasks(gone, "unknown"))).toEqual({ done: 1, total: 3 });
  expect(taskProgress([])).toEqual({ done: 0, total: 0 });
  expect(nextDayTask(dayTasks(gone, "unknown"))).toBe("checkIn");
  expect(nextDayTask(dayTasks(gone, null))).toBeNull();
});
