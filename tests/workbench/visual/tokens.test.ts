import { expect, test } from "vitest";
import { changedTokens } from "#tests/visual/tokens.ts";

const sheet = (action: string, rule = "body { color: var(--ink); }") =>
  `:root { --action: ${action}; --ink: black; }\n@theme inline { --color-action: var(--action); }\n${rule}`;

test("a token with another value is found, with the files that use it", () => {
  const [token, ...others] = changedTokens(sheet("black"), sheet("purple")) ?? [];
  expect(others).toEqual([]);
  expect(token?.name).toBe("--action");
  const files = [
    '"bg-action px-2"',
    '"hover:border-action/50"',
    '"w-(--action)"',
    '"bg-action-ink"',
    '{ action: "x" }',
  ];
  expect(files.map((text) => token?.isUsedIn(text))).toEqual([true, true, true, false, false]);
});

test("a token that is a class by itself is found, too", () => {
  const [title] = changedTokens("@theme { --text-title: 1rem; }", "@theme { --text-title: 2rem; }") ?? [];
  expect(
    ["'text-title'", '"mt-2 text-title font-title"', '"text-title-2"'].map((text) => title?.isUsedIn(text)),
  ).toEqual([true, true, false]);
});

test("a token that the sheet's own rules use shows everywhere; another rule is no token", () => {
  const inked = sheet("black").replace("--ink: black", "--ink: navy");
  expect(changedTokens(sheet("black"), inked)?.map(({ isUsedIn }) => isUsedIn(""))).toEqual([true]);
  expect(changedTokens(sheet("black"), sheet("black", "body { margin: 0; }"))).toBeNull();
});
