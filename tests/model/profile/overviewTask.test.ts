import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildOverviewTasks,
  nextHint,
  noTimes,
  profileProgress,
  sortOverviewTasks,
  type OverviewTask,
} from "#src/model/profile/overviewTask.ts";

const READY = "ready_to_work";
const BASE = "base_profile_completed";
const ids = (tasks: readonly OverviewTask[]) => tasks.map(({ id }) => id);
const sorted = (extra: Parameters<typeof buildOverviewTasks>[0]) =>
  ids(sortOverviewTasks(buildOverviewTasks(extra, noTimes)));

describe("how much of the two tasks is done", () => {
  test.each([
    [{ profile_status: READY, code_of_conduct: null }, 50],
    [{ profile_status: BASE, code_of_conduct: null }, 0],
    [{ profile_status: BASE, code_of_conduct: "2026-11-02T08:15:00Z" }, 50],
    [{ profile_status: READY, code_of_conduct: true }, 100],
    [{ profile_status: READY, code_of_conduct: false }, 100],
    [{}, 0],
    [{ profile_status: "new_status", code_of_conduct: undefined }, 0],
  ])("%j is %i %% (PROF-30, PROF-31, PROF-33)", (extra, percent) => expect(profileProgress(extra)).toBe(percent));

  test("the percentage is the share of the tasks listed as completed, for any record", () => {
    const status = fc.constantFrom(READY, BASE, "", null, undefined, 7);
    const answer = fc.constantFrom(null, undefined, true, false, "declined", 0, "2026-11-02T08:15:00Z");
    fc.assert(
      fc.property(status, answer, (profile_status, code_of_conduct) => {
        const extra = { profile_status, code_of_conduct };
        const done = buildOverviewTasks(extra, noTimes).filter(({ completed }) => completed).length;
        expect(profileProgress(extra)).toBe((done / 2) * 100);
      }),
    );
  });
});

describe("the two tasks", () => {
  test("are the profile and the code of conduct with all their fields (PROF-29, ENTS-23)", () => {
    expect(buildOverviewTasks({ profile_status: READY, code_of_conduct: null }, noTimes)).toEqual([
      {
        id: "profile",
        title: "tasks.profile.title",
        description: "tasks.profile.description",
        view: "tasks.profile.view",
        completed: true,
        screen: "app-profile-completion",
        order: 1,
        isRequired: true,
        completedAt: null,
        remark: null,
      },
      {
        id: "code-of-conduct",
        title: "tasks.codeOfConduct.title",
        description: "tasks.codeOfConduct.description",
        view: "tasks.codeOfConduct.view",
        completed: false,
        screen: "app-code-of-conduct",
        order: 2,
        isRequired: true,
        completedAt: null,
        remark: null,
      },
    ]);
  });

  test("a base profile is not done and requires an airport pass (PROF-32)", () => {
    const [profile] = buildOverviewTasks({ profile_status: BASE }, noTimes);
    expect(profile).toMatchObject({ completed: false, remark: "airport-id" });
  });

  test.each([
    [true, null, null],
    [false, "declined", null],
    ["declined", "declined", null],
    [0, "declined", null],
    ["abgelehnt", "declined", null],
    ["akzeptiert", null, null],
    ["zur Kenntnis genommen", "answered", null],
    ["2026-11-02T08:15:00Z", null, "2026-11-02T08:15:00Z"],
  ])("an answer %j is done, with the remark %j (PROF-33, D-22, D-23)", (answer, remark, completedAt) => {
    const conduct = buildOverviewTasks({ code_of_conduct: answer }, noTimes)[1];
    expect(conduct).toMatchObject({ completed: true, remark, completedAt });
  });

  test("open tasks come first (PROF-37)", () => {
    expect(sorted({ profile_status: READY })).toEqual(["code-of-conduct", "profile"]);
    expect(sorted({ code_of_conduct: true })).toEqual(["profile", "code-of-conduct"]);
    expect(sorted({})).toEqual(["profile", "code-of-conduct"]);
  });
});

describe("when a task was completed", () => {
  const at = "2026-11-20T10:00:00.000Z";
  const latest = "2026-11-20T12:00:00Z";
  const both = { profile: at, "code-of-conduct": at };
  const timesOf = (extra: Parameters<typeof buildOverviewTasks>[0]) =>
    buildOverviewTasks(extra, both).map(({ completedAt }) => completedAt);

  test.each([
    [{ profile_status: READY, code_of_conduct: true }, [at, at]],
    [{ profile_status: READY, code_of_conduct: latest }, [at, latest]],
    [{ profile_status: BASE, code_of_conduct: "declined" }, [null, at]],
    [{ code_of_conduct: null }, [null, null]],
  ])("%j: the time stored on the device, unless the provider sends one (PROF-39, ENTS-23)", (extra, times) =>
    expect(timesOf(extra)).toEqual(times),
  );
});

describe("the order of tasks", () => {
  const task = (id: string, more: Partial<OverviewTask> = {}) => ({
    id,
    completed: false,
    isRequired: true,
    order: 1,
    completedAt: null,
    ...more,
  });
  const order = (...tasks: ReturnType<typeof task>[]) => sortOverviewTasks(tasks).map(({ id }) => id);

  test("open before done (PROF-37)", () =>
    expect(order(task("A", { completed: true }), task("B"))).toEqual(["B", "A"]));

  test("required before optional, in any number (PROF-38)", () =>
    expect(order(task("optional", { isRequired: false, order: 1 }), task("required", { order: 2 }))).toEqual([
      "required",
      "optional",
    ]));

  test("then by number (PROF-38)", () =>
    expect(order(task("second", { order: 2 }), task("first", { order: 1 }))).toEqual(["first", "second"]));

  test("of completed tasks the latest first, those without a time last (PROF-39)", () => {
    const done = (id: string, completedAt: string | null) => task(id, { completed: true, completedAt });
    expect(
      order(
        done("unknown", null),
        done("10:00", "2026-11-20T10:00:00Z"),
        done("12:00", "2026-11-20T12:00:00Z"),
        done("11:30", "2026-11-20T12:30:00+01:00"),
      ),
    ).toEqual(["12:00", "11:30", "10:00", "unknown"]);
  });

  test("sorting changes neither the list nor its entries, and is idempotent (PROF-37..39)", () => {
    const anyTask = fc.record({
      completed: fc.boolean(),
      isRequired: fc.boolean(),
      order: fc.integer({ min: 1, max: 3 }),
      completedAt: fc.constantFrom(null, "2026-11-20T10:00:00Z", "2026-11-20T12:00:00Z"),
    });
    fc.assert(
      fc.property(fc.array(anyTask), (tasks) => {
        const before = structuredClone(tasks);
        const once = sortOverviewTasks(tasks);
        expect(tasks).toEqual(before);
        expect(new Set(once)).toEqual(new Set(tasks));
        expect(once).toHaveLength(tasks.length);
        expect(sortOverviewTasks(once)).toEqual(once);
        const marks = once.map(({ completed }) => completed);
        expect(marks).toEqual(marks.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});

test.each([
  [{}, "profile"],
  [{ profile_status: READY }, "code-of-conduct"],
  [{ code_of_conduct: false }, "profile"],
  [{ profile_status: READY, code_of_conduct: true }, null],
])("after %j comes %j (PROF-35)", (extra, next) => expect(nextHint(buildOverviewTasks(extra, noTimes))).toBe(next));
