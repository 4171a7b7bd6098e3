import { expect, test } from "vitest";
import { continueTo } from "#app/features/id-check/idCheckView.ts";

test("the link to continue names its target: the source, by default the overview (IDC-23, D-16, VS-111)", () => {
  const sources = [
    "app-contract",
    "app-profile-completion-overview",
    "my-profile",
    "dashboard",
    "my-event",
    null,
  ] as const;
  expect(sources.map(continueTo)).toEqual([
    "toContract",
    "toOverview",
    "toMyProfile",
    "toStart",
    "toSource",
    "toOverview",
  ]);
});
