import { expect, test } from "vitest";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { createStore } from "#app/session/storage.ts";
import { noTimes } from "#src/model/profile/overviewTask.ts";
import { createArea } from "#tests/session/stubs.ts";

const NOON = Date.UTC(2026, 10, 20, 11);

function open(entries: Record<string, string> = {}) {
  const area = createArea(entries);
  return {
    area,
    times: createCompletionTimes(
      createStore(() => area),
      "7",
    ),
  };
}

test("each task has the time of its completion on this device, for this user (PROF-39, ENTS-23)", () => {
  const { area, times } = open();
  expect(times.all()).toEqual(noTimes);
  times.conductAnswered(NOON);
  times.profileSaved({ profile_status: "base_profile_completed" }, NOON + 1000);
  expect(times.all()).toEqual({
    "code-of-conduct": "2026-11-20T11:00:00.000Z",
    profile: "2026-11-20T11:00:01.000Z",
  });
  expect(
    createCompletionTimes(
      createStore(() => area),
      "8",
    ).all(),
  ).toEqual(noTimes);
});

test("a save that still lacks the pass is followed by the one that completes the profile", () => {
  const { times } = open();
  times.profileSaved({}, NOON);
  times.profileSaved({ profile_status: "base_profile_completed" }, NOON + 1000);
  expect(times.all().profile).toBe("2026-11-20T11:00:01.000Z");
});

test("editing a complete profile keeps the first completion time", () => {
  const { times } = open();
  times.profileSaved({ profile_status: "base_profile_completed" }, NOON);
  times.profileSaved({ profile_status: "ready_to_work" }, NOON + 1000);
  expect(times.all().profile).toBe("2026-11-20T11:00:00.000Z");
});

test.each(["", "no JSON", "[]", '{"profile":7}'])("what cannot be read is no time: %j", (stored) =>
  expect(open({ "completedAt:7": stored }).times.all()).toEqual(noTimes),
);
