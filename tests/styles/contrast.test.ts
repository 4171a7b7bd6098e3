import { readFileSync } from "node:fs";
import { converter, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { colourPairs } from "#src/styles/colourPairs.ts";
import { contrastIn } from "#workbench/shared/theme/contrast.ts";
import { themesIn } from "#workbench/shared/theme/readTokens.ts";

const css = readFileSync(new URL("../../src/styles/theme.css", import.meta.url), "utf8");
const themes = themesIn(css);
const isColour = (value: string) => /^oklch\([^)]*\)$/.test(value);
const toRgb = converter("rgb");
/** Less than half a step of 255 outside is rounding. */
const fits = (rgb: Record<"r" | "g" | "b", number>) =>
  [rgb.r, rgb.g, rgb.b].every((part) => part > -0.5 / 255 && part < 1 + 0.5 / 255);

describe.each(Object.entries(themes))("%s", (_name, theme) => {
  test.each(colourPairs)("$front on $back keeps $need : 1 (A13)", (pair) =>
    expect(contrastIn(theme, pair)).toBeGreaterThanOrEqual(pair.need),
  );

  test.each(["surface", "paper", "sign"])("a skeleton on %s keeps 1.4 : 1", (back) => {
    const [colour, ground] = [toRgb(theme["skeleton"] ?? ""), toRgb(theme[back] ?? "")];
    const share = colour.alpha ?? 1;
    const [r, g, b] = (["r", "g", "b"] as const).map((part) => colour[part] * share + ground[part] * (1 - share));
    expect(wcagContrast(`color(srgb ${r} ${g} ${b})`, theme[back] ?? "")).toBeGreaterThanOrEqual(1.4);
  });

  test.each([
    ["line", 1.4],
    ["fill", 1.19],
  ])("separators and inactive parts, %s, differ from a card", (front, least) => {
    expect(wcagContrast(theme[front] ?? "", theme["surface"] ?? "")).toBeGreaterThanOrEqual(least);
  });

  test("every colour can be shown on an sRGB screen", () => {
    const outside = Object.entries(theme).filter(([, value]) => isColour(value) && !fits(toRgb(value)));
    expect(outside).toEqual([]);
  });
});

test("every colour of the dark theme is its own, but for four", () => {
  const same = Object.entries(themes.light).filter(([name, value]) => isColour(value) && themes.dark[name] === value);
  expect(same.map(([name]) => name)).toEqual(["halt-ink", "skeleton", "veil", "pass-yellow"]);
});

test("every colour of text or marks is part of a pair", () => {
  const paired = new Set(colourPairs.flatMap(({ front, back }) => [front, back]));
  const colours = Object.entries(themes.light).flatMap(([name, value]) => (isColour(value) ? [name] : []));
  expect(colours.filter((name) => !paired.has(name))).toEqual(["line", "skeleton", "veil", "pass-yellow"]);
});

test("with more contrast requested, lines and secondary text are as strong as the ink", () => {
  const more = /@media \(prefers-contrast: more\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? "";
  const strong = [...more.matchAll(/--([\w-]+): var\(--(?:sign-)?ink\);/g)].map(([, name]) => name);
  expect(strong).toEqual(["ink-2", "line", "line-strong", "sign-ink-2", "sign-edge"]);
});
