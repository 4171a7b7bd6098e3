import { expect, test } from "vitest";
import type { MyEventFacts } from "#app/features/day/myEventView.ts";
import { toTaskListView } from "#app/features/day/taskListView.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffOfTheDay, withCheckedIn } from "#src/people/staff.ts";
import { failed, loaded, pending } from "#tests/features/queryStates.ts";
import { bookedEvent } from "#tests/model/events/sampleEvents.ts";

const event = { ...bookedEvent, extra_id: "7304" };
const nextEvent = { ...event, event_id: 502, event_date: "2026-12-04", check_out: "2026-12-04T12:34:00Z" };
const facts: MyEventFacts = {
  now: Date.parse("2026-11-23T07:00:00Z"),
  company: "",
  contractCompleted: true,
  fixed: { title: "Probebetrieb Terminal 3", location: "Flughafen, Terminal 3" },
};
const contract = loaded({ status: "complete" as const, contractCompleted: true });
const loadedStaff = (rows: StaffMember[], unreadable = 0) => loaded({ rows, unreadable });
const withRows = (...rows: ExtraEvent[]) => ({ events: loaded({ rows, unreadable: 0 }), contract });

test("the task is the next day, or the chosen one; done after the check-out (MYEV-26, D-57)", () => {
  const days = withRows(nextEvent, event);
  expect(toTaskListView(days, null, facts, null)).toMatchObject({
    state: { kind: "ready", tasks: [{ id: "event", isDone: false }], facts: { job: { id: "501" } } },
    outOfDate: null,
  });
  expect(toTaskListView(days, null, facts, "502").state).toMatchObject({
    tasks: [{ id: "event", isDone: true }],
    facts: { job: { id: "502" } },
  });
});

test("without a day there is no task (VS-184)", () =>
  expect(toTaskListView(withRows(), null, facts, null).state).toEqual({
    kind: "ready",
    tasks: [],
    facts: { job: null, checkIn: null, checkOut: null },
  }));

test("a supervisor's tasks follow from the lists; the check-outs count the present people (D-31, D-32, VS-186)", () => {
  const all = withCheckedIn(staffOfTheDay, 12, "2026-11-23T06:42:00Z");
  const gone = all.map((member, at) => (at < 3 ? { ...member, checkedOut: true } : member));
  expect(
    toTaskListView(withRows(event), { in: loadedStaff(all), out: loadedStaff(gone) }, facts, null).state,
  ).toMatchObject({
    tasks: [
      { id: "event", isDone: false },
      { id: "checkIn", isDone: true },
      { id: "checkOut", isDone: false },
    ],
    facts: { checkIn: { done: 12, total: 12 }, checkOut: { done: 3, total: 12 } },
  });
  const five = loadedStaff(withCheckedIn(staffOfTheDay, 5, "2026-11-23T06:42:00Z"));
  expect(toTaskListView(withRows(), { in: five, out: five }, facts, null).state).toMatchObject({
    tasks: [
      { id: "checkIn", isDone: false },
      { id: "checkOut", isDone: false },
    ],
    facts: { job: null, checkIn: { done: 5, total: 12 }, checkOut: { done: 0, total: 5 } },
  });
});

test("no task of a supervisor is done while a row is unreadable (N3)", () => {
  const all = withCheckedIn(staffOfTheDay, 12, "2026-11-23T06:42:00Z");
  const gone = all.map((member) => ({ ...member, checkedOut: true }));
  const tasksWith = (unreadable: number) => {
    const list = loadedStaff(gone, unreadable);
    return toTaskListView(withRows(), { in: list, out: list }, facts, null);
  };
  const tasks = (isDone: boolean) => [
    { id: "checkIn", isDone },
    { id: "checkOut", isDone },
  ];
  expect(tasksWith(0)).toMatchObject({ state: { tasks: tasks(true) }, outOfDate: null });
  expect(tasksWith(1)).toMatchObject({ state: { tasks: tasks(false) }, outOfDate: { isRetrying: false } });
});

test("waits for the lists too, and does without a list that did not arrive", () => {
  const list = loadedStaff([...staffOfTheDay]);
  expect(toTaskListView(withRows(event), { in: list, out: pending }, facts, null).state).toEqual({ kind: "loading" });
  expect(toTaskListView(withRows(event), { in: list, out: failed }, facts, null)).toMatchObject({
    state: {
      kind: "ready",
      tasks: [
        { id: "event", isDone: false },
        { id: "checkIn", isDone: false },
        { id: "checkOut", isDone: false },
      ],
      facts: { checkIn: { done: 0, total: 12 }, checkOut: null },
    },
    outOfDate: { isRetrying: false },
  });
  expect(toTaskListView({ events: failed, contract }, null, facts, null).state).toEqual({
    kind: "failed",
    isRetrying: false,
  });
  expect(toTaskListView({ events: pending, contract }, null, facts, null).state).toEqual({ kind: "loading" });
});
