import { expect, test } from "vitest";
import { modes } from "#workbench/toolbar/stress/modes.ts";
import { shortened } from "#workbench/toolbar/shortAddress.ts";

test("everything that the toolbar sets at once stays in the address; a text of the controls does until it is too long", () => {
  const turned = `stress:${Object.keys(modes).join("_")};clock:2026-11-23_0615;fault:token-dead-refresh-unanswered;theme:dark;locale:en`;
  const set = `?path=/story/screens-auth-codeverificationscreen--wrong-code&globals=${turned};drafts:${"a".repeat(32)}`;
  expect(set.length).toBeLessThan(400);
  const short = `${set}&args=label:Kurz`;
  expect(shortened(short)).toBe(short);
  expect(shortened(`?args=label:${"lang+".repeat(400)}&${set.slice(1)}`)).toBe(set);
});
