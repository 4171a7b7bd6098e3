import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, top } from "#workbench/shared/source/files.ts";

const opensDialogs = /@radix-ui\/react-dialog|<dialog\b|\brole="(?:alert)?dialog"|aria-modal|showModal\(/;

test("every dialog is the primitive, whose stories close it by Escape and by a click outside unless busy (NAV-69..71, A4)", () => {
  const sources = filesIn(top, ["src", "app"], /\.tsx?$/).filter((file) => !file.startsWith("app/sandbox/"));
  const dialogs = sources.filter((file) => opensDialogs.test(readFileSync(path.join(top, file), "utf8")));
  expect(dialogs).toEqual(["src/primitives/DialogSheet.tsx"]);
});
