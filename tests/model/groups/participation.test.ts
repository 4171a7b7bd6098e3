import { expect, test } from "vitest";
import { participationState } from "#src/model/groups/participation.ts";

test("a group wins; without one only being alone counts (GRP-05, D-41)", () => {
  const group = { id: "41" };
  expect(participationState("solo", group)).toBe("group");
  expect(participationState(null, group)).toBe("group");
  expect(participationState("solo", null)).toBe("solo");
  expect(participationState("group", null)).toBeNull();
  expect(participationState(null, null)).toBeNull();
});
