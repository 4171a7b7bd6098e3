import { expect, test } from "vitest";
import { changesIn } from "#workbench/docs/start/changes.ts";

const log = `@2026-11-23

src/screens/auth/PhoneScreen.tsx
src/screens/auth/phoneLook.tsx
stories/primitives/Dialog.stories.tsx
src/copy/en/auth.json
src/copy/kinds.json
@2026-11-20

stories/screens/auth/PhoneScreen.stories.tsx
src/primitives/Badge.tsx
stories/primitives/Gone.stories.tsx
src/copy/de/auth.json
stories/docs/Textton.mdx
`;

const known = {
  titles: new Set(["screens/auth/PhoneScreen", "primitives/Dialog", "primitives/Badge", "primitives/Plate"]),
  pages: new Map([["stories/docs/Textton.mdx", "Gestalten/Textton"]]),
};

test("each component, area of the texts and page is named once, with the day of its last change", () => {
  expect(changesIn(log, known)).toEqual([
    { group: "screens", title: "screens/auth/PhoneScreen", day: "2026-11-23", isLook: true },
    { group: "parts", title: "primitives/Dialog", day: "2026-11-23", isLook: false },
    { group: "texts", title: "auth", day: "2026-11-23" },
    { group: "parts", title: "primitives/Badge", day: "2026-11-20", isLook: true },
    { group: "pages", title: "Gestalten/Textton", day: "2026-11-20" },
  ]);
});

test("without a history nothing has changed", () => expect(changesIn("", known)).toEqual([]));
