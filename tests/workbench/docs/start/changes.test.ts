import { expect, test } from "vitest";
import { changesIn } from "#workbench/docs/start/changes.ts";

const log = `@2026-11-23 phone: ask once

src/screens/auth/PhoneScreen.tsx
src/screens/auth/phoneLook.tsx
stories/primitives/Dialog.stories.tsx
src/copy/de/auth.json
@2026-11-20 badge: add a tone

stories/screens/auth/PhoneScreen.stories.tsx
src/primitives/Badge.tsx
stories/primitives/Gone.stories.tsx
`;

test("each component is named once, with its last change, by its source or its stories", () => {
  const known = new Set(["screens/auth/PhoneScreen", "primitives/Dialog", "primitives/Badge", "primitives/Plate"]);
  expect(changesIn(log, known)).toEqual([
    { title: "screens/auth/PhoneScreen", day: "2026-11-23", subject: "phone: ask once", what: "look" },
    { title: "primitives/Dialog", day: "2026-11-23", subject: "phone: ask once", what: "states" },
    { title: "primitives/Badge", day: "2026-11-20", subject: "badge: add a tone", what: "look" },
  ]);
});

test("without a history nothing has changed", () => expect(changesIn("", new Set(["primitives/Badge"]))).toEqual([]));
