import { expect, test } from "vitest";
import { toOverviewView } from "#app/features/profile/ProfileOverviewPage.tsx";
import { buildOverviewTasks, noTimes } from "#src/model/profile/overviewTask.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";

const idle = { isError: false, isFetching: false, errorUpdateCount: 0 };
const failed = { ...idle, data: undefined, isError: true, errorUpdateCount: 1 };
const jasper = extraOf(people.jasper, "2026-11-20");

test("a record that is loading or failed shows no tasks (VS-054)", () => {
  const none = { tasks: [], percent: 0 };
  expect(toOverviewView({ ...idle, data: undefined, isFetching: true }, noTimes)).toEqual({
    ...none,
    state: { kind: "loading" },
  });
  expect(toOverviewView(failed, noTimes)).toEqual({
    ...none,
    state: { kind: "failed", isRetrying: false },
  });
  expect(toOverviewView({ ...failed, isFetching: true }, noTimes)).toMatchObject({
    state: { kind: "failed", isRetrying: true },
  });
});

test("a record gives its two tasks and their share (PROF-30, PROF-32)", () =>
  expect(toOverviewView({ ...idle, data: jasper }, noTimes)).toEqual({
    state: { kind: "ready", outOfDate: null },
    tasks: buildOverviewTasks(jasper, noTimes),
    percent: 50,
  }));

test("a failed reload keeps the tasks and shows an error", () =>
  expect(toOverviewView({ ...idle, data: jasper, isError: true }, noTimes)).toEqual({
    state: { kind: "ready", outOfDate: { isRetrying: false } },
    tasks: buildOverviewTasks(jasper, noTimes),
    percent: 50,
  }));
