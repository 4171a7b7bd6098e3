import { describe, expect, test } from "vitest";
import { changedValues } from "#tests/visual/tokenValues.ts";
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

describe("the values of a token that differ", () => {
  const [black, white, grey] = ["oklch(0 0 0)", "oklch(1 0 0)", "oklch(0.5 0 0)"];
  const root = (...lines: string[]) => `:root {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;
  const colours = (fill: string, ink = `light-dark(${black}, ${white})`) =>
    root(`--halt-fill: ${fill}`, `--halt-ink: ${ink}`, `--surface: ${black}`);
  const told = (before: string, after: string, name: string) =>
    changedValues(before, after, name).map(({ theme, condition, before: was, after: is, contrasts }) => [
      [theme, condition, was, is].join(" | "),
      ...contrasts.map((pair) => `${pair.front} on ${pair.back} ${pair.before?.toFixed(1)} ${pair.after?.toFixed(1)}`),
    ]);

  test("are told for the theme that differs, with the contrasts that it has there", () => {
    const [old, now] = [colours(`light-dark(${white}, ${black})`), colours(`light-dark(${white}, ${grey})`)];
    expect(told(old, now, "--halt-fill")).toEqual([
      [`dark |  | ${black} | ${grey}`, "halt-fill on surface 1.0 3.5", "halt-ink on halt-fill 21.0 6.0"],
    ]);
  });

  test("are told for both themes of a colour, whose grounds can differ", () => {
    expect(told(colours(white), colours(grey), "--halt-fill")).toEqual([
      [`light |  | ${white} | ${grey}`, "halt-fill on surface 21.0 3.5", "halt-ink on halt-fill 21.0 3.5"],
      [`dark |  | ${white} | ${grey}`, "halt-fill on surface 21.0 3.5", "halt-ink on halt-fill 1.0 6.0"],
    ]);
  });

  test("have no contrast where a colour is new", () => {
    expect(told(root(`--surface: ${black}`), colours(white), "--halt-fill")[0]).toEqual([
      `light |  |  | ${white}`,
      "halt-fill on surface undefined 21.0",
      "halt-ink on halt-fill undefined 21.0",
    ]);
  });

  test("are told once for a size, and with the condition of each", () => {
    const sizes = (page: string, wide: string) =>
      `${root(`--page: ${page}`)}@media (min-width: 40rem) {\n${root(`--page: ${wide}`)}}\n@theme { --text-title: 2rem; }`;
    expect(told(sizes("1rem", "2rem"), sizes("1rem", "3rem"), "--page")).toEqual([
      [" | @media (min-width: 40rem) | 2rem | 3rem"],
    ]);
    expect(told(sizes("1rem", "2rem"), sizes("4rem", "2rem"), "--page")).toEqual([[" |  | 1rem | 4rem"]]);
  });
});
