import { expect, test } from "vitest";
import { changesIn } from "#workbench/docs/start/changes.ts";

const log = `@2026-11-23

src/screens/auth/PhoneScreen.tsx
src/screens/auth/phoneLook.tsx
stories/primitives/Dialog.stories.tsx
src/copy/de/auth.json
@2026-11-20

stories/screens/auth/PhoneScreen.stories.tsx
src/primitives/Badge.tsx
stories/primitives/Gone.stories.tsx
`;

test("each component is named once, with its last day, by its source or its stories", () => {
  const known = new Set(["screens/auth/PhoneScreen", "primitives/Dialog", "primitives/Badge", "primitives/Plate"]);
  expect(changesIn(log, known)).toEqual([
    { title: "screens/auth/PhoneScreen", day: "2026-11-23" },
    { title: "primitives/Dialog", day: "2026-11-23" },
    { title: "primitives/Badge", day: "2026-11-20" },
  ]);
});

test("without a history nothing has changed", () => expect(changesIn("", new Set(["primitives/Badge"]))).toEqual([]));
