import { readFileSync } from "node:fs";
import { converter, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { colourPairs } from "#src/styles/colourPairs.ts";

const css = readFileSync(new URL("../../src/styles/theme.css", import.meta.url), "utf8").replace(/\/\*[^]*?\*\//g, "");

/** The custom properties of the first block that opens with this selector. */
function tokens(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`theme.css has no ${selector}`);
  const block = css.slice(css.indexOf("{", from) + 1, css.indexOf("}", from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = tokens(":root");
const darkBySwitch = tokens(':root[data-theme="dark"]');
const darkBySystem = tokens(':root:not([data-theme="light"])');
const themes = { light, dark: { ...light, ...darkBySwitch } };
const isColour = (value: string) => /^oklch\([^)]*\)$/.test(value);
const toRgb = converter("rgb");
/** Less than half a step of 255 outside is rounding. */
const fits = (rgb: Record<"r" | "g" | "b", number>) =>
  [rgb.r, rgb.g, rgb.b].every((part) => part > -0.5 / 255 && part < 1 + 0.5 / 255);

describe.each(Object.entries(themes))("%s", (_name, theme) => {
  test.each(colourPairs)("$front on $back keeps $need : 1 (A13)", ({ front, back, need }) => {
    const [colour, ground] = [theme[front], theme[back]];
    if (!colour || !ground) throw new Error(`no token ${front} or ${back}`);
    expect(wcagContrast(colour, ground)).toBeGreaterThanOrEqual(need);
  });

  test("every colour can be shown on an sRGB screen", () => {
    const outside = Object.entries(theme).filter(([, value]) => isColour(value) && !fits(toRgb(value)));
    expect(outside).toEqual([]);
  });
});

test("the switch and the system's setting show the same dark theme", () => {
  expect(Object.keys(darkBySwitch).length).toBeGreaterThan(30);
  expect(darkBySystem).toEqual(darkBySwitch);
});

test("every colour of the light theme has a dark counterpart", () => {
  const colours = Object.keys(light).filter((name) => isColour(light[name]!));
  expect(colours.filter((name) => !(name in darkBySwitch))).toEqual([]);
});

test("every colour that carries text or marks stands in a pair", () => {
  const paired = new Set(colourPairs.flatMap(({ front, back }) => [front, back]));
  const colours = Object.keys(light).filter((name) => isColour(light[name]!));
  expect(colours.filter((name) => !paired.has(name))).toEqual(["line", "pass-yellow"]);
});
