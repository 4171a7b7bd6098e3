import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { eventStatusPageSchema, eventStatusRequest, type EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import {
  completeFromJob,
  courseTimes,
  endsNextDay,
  fromEventStatusDraft,
  toPageStatus,
  newEventTask,
  nextTaskId,
  toEventStatusDraft,
  totalDuration,
  validateEventStatus,
  validateTaskDuration,
} from "#src/model/day/eventStatusRules.ts";
import { TASK_DURATION } from "#src/model/limits.ts";

const page: EventStatusPage = {
  title: "Probebetrieb Terminal 3",
  date: "2026-11-23",
  startTime: "08:00",
  endTime: "13:30",
  location: "Flughafen, Terminal 3",
  description: "Ein Tag wie im Betrieb.",
  status: "planned",
  tasks: [
    { id: "task-1", title: "Einweisung", description: "", duration: 30 },
    { id: "task-2", title: "Probelauf", description: "Ankunft und Gepäck", duration: 180 },
  ],
};

describe("validateTaskDuration", () => {
  test.each([
    [5, null],
    [4, "duration"],
    [480, null],
    [481, "duration"],
    [Number.NaN, "duration"],
    [30, null],
    [30.5, "duration"],
    [Number.POSITIVE_INFINITY, "duration"],
  ])("%d minutes: %s (MYEV-34)", (minutes, problem) => expect(validateTaskDuration(minutes)).toBe(problem));

  test("exactly the whole minutes from 5 to 480 are allowed (MYEV-34)", () => {
    expect(TASK_DURATION).toEqual({ least: 5, most: 480, usual: 30 });
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (minutes) => {
        expect(validateTaskDuration(minutes) === null).toBe(minutes >= 5 && minutes <= 480);
      }),
    );
  });
});

test("a new task is empty and takes 30 minutes, under an id of its own (MYEV-35)", () => {
  expect(newEventTask("task-3")).toEqual({ id: "task-3", title: "", description: "", duration: "30" });
  expect(validateTaskDuration(Number(newEventTask("x").duration))).toBeNull();
  expect(nextTaskId([])).toBe("task-1");
  expect(nextTaskId(page.tasks)).toBe("task-3");
  expect(nextTaskId([{ id: "task-2" }])).toBe("task-3");
});

test("the length of a day is the sum of its tasks", () => {
  expect(totalDuration([])).toBe(0);
  expect(totalDuration(page.tasks)).toBe(210);
});

describe("a page and its draft", () => {
  const minutes = fc.integer({ min: 5, max: 480 });
  const tasks = fc.array(fc.record({ id: fc.uuid(), title: word(), description: word(), duration: minutes }));
  const day = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDay);

  function word() {
    return fc.string({ minLength: 1 }).map((text) => `a${text}b`);
  }

  test("a page that was opened and not changed is saved as it was (N4)", () => {
    fc.assert(
      fc.property(tasks, day, (found, date) => {
        const loaded = { ...page, date, tasks: found };
        expect(fromEventStatusDraft(loaded, toEventStatusDraft(loaded))).toEqual(loaded);
      }),
    );
  });

  test("shows day and times in their usual spelling, and unreadable ones empty (FMTS-24, FMTS-25)", () => {
    expect(toEventStatusDraft(page)).toMatchObject({ date: "23.11.2026", startTime: "08:00", endTime: "13:30" });
    expect(toEventStatusDraft({ ...page, date: "bald", startTime: "", endTime: "25:00" })).toMatchObject({
      date: "",
      startTime: "",
      endTime: "",
    });
    expect(toEventStatusDraft({ ...page, startTime: "9:00:00" }).startTime).toBe("09:00");
  });

  test("the input is saved trimmed; title, place, text and status stay (MYEV-31, MYEV-32)", () => {
    const draft = {
      date: "24.11.2026",
      startTime: "9:00",
      endTime: "14:00",
      tasks: [{ id: "task-2", title: " Probelauf 2 ", description: "  ", duration: " 45 " }],
    };
    expect(fromEventStatusDraft(page, draft)).toEqual({
      ...page,
      date: "2026-11-24",
      startTime: "09:00",
      endTime: "14:00",
      tasks: [{ id: "task-2", title: "Probelauf 2", description: "", duration: 45 }],
    });
  });

  test("the schema reads saved data (ENTS-17)", () => {
    expect(eventStatusPageSchema.parse(page)).toEqual(page);
    expect(eventStatusPageSchema.parse({ tasks: [{ id: 7, duration: "45" }, "broken"] })).toEqual({
      title: "",
      date: "",
      startTime: "",
      endTime: "",
      location: "",
      description: "",
      status: "",
      tasks: [{ id: "7", title: "", description: "", duration: 45 }],
    });
    expect(eventStatusPageSchema.parse({ tasks: [{ duration: 45 }, { id: "" }] }).tasks).toEqual([]);
  });

  test("only whole minutes are sent (ENTS-17)", () => {
    const withDuration = (duration: unknown) => ({ ...page, tasks: [{ ...page.tasks[0], duration }] });
    expect([30, 30.5, Infinity, "30"].map((one) => eventStatusRequest.safeParse(withDuration(one)).success)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("validateEventStatus", () => {
  const draft = toEventStatusDraft(page);

  test("a complete page has no problem, with tasks or without (VS-187)", () => {
    expect(validateEventStatus(draft)).toEqual({});
    expect(validateEventStatus({ ...draft, tasks: [] })).toEqual({});
  });

  test.each([
    ["13:30", "08:00", { endTime: "endBeforeStart" }],
    ["08:00", "08:00", { endTime: "endBeforeStart" }],
    ["08:00", "08:01", {}],
    ["06:00", "20:00", {}],
    ["22:00", "06:00", {}],
    ["18:00", "06:00", {}],
    ["18:00", "06:01", { endTime: "endBeforeStart" }],
    ["", "08:00", { startTime: "time" }],
    ["08:00", "", { endTime: "time" }],
    ["25:00", "24:00", { startTime: "time", endTime: "time" }],
  ])("from %j to %j: %j (VS-189)", (startTime, endTime, problems) =>
    expect(validateEventStatus({ ...draft, startTime, endTime })).toEqual(problems),
  );

  test.each([
    ["", "noDate"],
    ["bald", "noDate"],
    ["30.02.2027", "noDay"],
    ["30.02.27", "noDay"],
  ])("the day %j is %s", (date, problem) => expect(validateEventStatus({ ...draft, date })).toEqual({ date: problem }));

  test.each(["4", "481", "", "30 Stunden", "-30", "30,5", "1e2", "٣"])(
    "a task of %j minutes is not saved (VS-189)",
    (duration) => {
      const [first, ...rest] = draft.tasks;
      if (!first) throw new Error("There is no task.");
      expect(validateEventStatus({ ...draft, tasks: [...rest, { ...first, duration }] })).toEqual({
        "tasks.1.duration": "duration",
      });
    },
  );

  test("problems come in the order of the page", () =>
    expect(
      Object.entries(
        validateEventStatus({
          date: "",
          startTime: "14:00",
          endTime: "08:00",
          tasks: [
            { id: "a", title: " ", description: "", duration: "4" },
            { id: "b", title: "Probelauf", description: "", duration: "481" },
          ],
        }),
      ),
    ).toEqual([
      ["date", "noDate"],
      ["endTime", "endBeforeStart"],
      ["tasks.0.title", "taskTitle"],
      ["tasks.0.duration", "duration"],
      ["tasks.1.duration", "duration"],
    ]));
});

test("missing fields of a page are taken from the event; its own win", () => {
  const job = { title: "Titel", location: "Ort", date: "2026-12-04", timeRange: { start: "10:00", end: "13:30" } };
  const open = { ...page, title: "", location: "", date: "", startTime: "", endTime: "" };
  expect(completeFromJob(open, job)).toEqual({
    ...page,
    title: "Titel",
    location: "Ort",
    date: "2026-12-04",
    startTime: "10:00",
    endTime: "13:30",
  });
  expect(completeFromJob(page, job)).toEqual(page);
  const overnight = { start: "22:00", end: "04:30", overnight: true } as const;
  expect(completeFromJob(open, { ...job, timeRange: overnight })).toMatchObject({ startTime: "22:00", endTime: "" });
  expect(completeFromJob(open, { ...job, date: null, timeRange: { start: "22:00", end: null } })).toMatchObject({
    date: "",
    startTime: "22:00",
    endTime: "",
  });
});

test("an unknown status is distinguished from the known ones (N2)", () => {
  expect(["planned", "running", "completed", "cancelled"].map(toPageStatus)).not.toContain(null);
  expect(["", "paused", "PLANNED"].map(toPageStatus)).toEqual([null, null, null]);
});

test("times are shown as far as they can be read, never backwards (MYEV-29)", () => {
  const date = "2026-11-23";
  expect(courseTimes({ date, startTime: "8.00", endTime: "13:30:00+01" })).toEqual({ start: "08:00", end: "13:30" });
  expect(courseTimes({ date, startTime: "8:00:00", endTime: "13:30" })).toEqual({ start: "08:00", end: "13:30" });
  expect(courseTimes({ date, startTime: "22:00", endTime: "04:30" })).toEqual({ start: "22:00", end: "04:30" });
  expect(courseTimes({ date, startTime: "13:30", endTime: "08:00" })).toEqual({ start: "13:30", end: null });
  expect(courseTimes({ date, startTime: "08:00", endTime: "" })).toEqual({ start: "08:00", end: null });
  expect(courseTimes({ date, startTime: "bald", endTime: "13:30" })).toBeNull();
});

test.each([
  ["22:00", "06:00", true],
  ["12:00", "00:00", true],
  ["12:01", "00:02", false],
  ["08:00", "08:00", false],
  ["08:00", "13:30", false],
  ["20:00", "08:00", true],
  ["20:00", "08:01", false],
  ["20:00", "20:00", false],
  ["08:00", "20:00", false],
  ["23:59", "00:00", true],
])("%s–%s ends on the next day: %j", (start, end, isOvernight) => expect(endsNextDay(start, end)).toBe(isOvernight));
