import { expect, test } from "vitest";
import { noticesBesideModules, noticesOfStyles } from "#src/library/notices.ts";
import { noticeFaults } from "./notices.ts";

const text = "Permission is hereby granted, free of charge. ".repeat(8);
const notices = `# Licenses\n\n## a - 1.0.0 (MIT)\n\n${text}\n\n## @b/c - 2.0.0 (MIT)\n\nMIT\n\n## d - 3.0.0 (Unlicense)\n`;

test("a package without its licence in the notices is reported, and so is one with only the name of its licence", () => {
  expect(noticeFaults(["a", "a", "d"], notices)).toEqual([]);
  expect(noticeFaults(["b", "@b/c", "c"], notices)).toEqual([
    "@b/c has no licence text in THIRD-PARTY-NOTICES.txt",
    "b is in the build and not in THIRD-PARTY-NOTICES.txt",
    "c is in the build and not in THIRD-PARTY-NOTICES.txt",
  ]);
});

test("font and style sheet come with their licences, although no module imports them", () => {
  const font = "@fontsource-variable/atkinson-hyperlegible-next";
  expect(noticeFaults([font, "tailwindcss"], noticesOfStyles())).toEqual([]);
  expect(noticeFaults([font, "tailwindcss", "ibantools"], noticesBesideModules())).toEqual([]);
  expect(noticesOfStyles()).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
