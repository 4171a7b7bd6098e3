import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { designTokens } from "#workbench/docs/designTokens.ts";
import { top } from "#workbench/shared/source/files.ts";
import { themesIn, tokensIn } from "#workbench/shared/theme/readTokens.ts";

const css = readFileSync(path.join(top, "src/styles/theme.css"), "utf8");
const themes = themesIn(css);
const scale = { ...tokensIn(css, "@theme inline"), ...tokensIn(css, "@theme") };
const light = designTokens(themes.light, scale);
const dark = designTokens(themes.dark, scale);

const shapes: Readonly<Record<string, unknown>> = {
  color: {
    colorSpace: "oklch",
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
    alpha: expect.any(Number),
    hex: expect.stringMatching(/^#[\da-f]{6}$/),
  },
  dimension: { value: expect.any(Number), unit: "px" },
  duration: { value: expect.any(Number), unit: "ms" },
  fontWeight: expect.any(Number),
};

test.each(Object.entries({ light, dark }))("every token of the theme %s has the shape of its type", (_, tokens) => {
  const groups = Object.values(tokens) as Record<string, { $type: string; $value: unknown }>[];
  for (const group of groups) {
    expect(Object.keys(group)).not.toEqual([]);
    for (const { $type, $value } of Object.values(group)) expect($value).toEqual(shapes[$type]);
  }
});

test("every colour, size, weight, radius, width and duration of theme.css is exported", () => {
  const { color, text, lineHeight, fontWeight, radius, container, breakpoint, duration } = light;
  const colours = Object.entries(themes.light).flatMap(([name, value]) => (value.startsWith("oklch(") ? [name] : []));
  expect(Object.keys(color).toSorted()).toEqual(colours.toSorted());
  const sizes = { text, "font-weight": fontWeight, radius, container, breakpoint };
  const named = Object.entries(sizes).flatMap(([kind, group]) => Object.keys(group).map((name) => `${kind}-${name}`));
  const heights = Object.keys(lineHeight).map((name) => `text-${name}--line-height`);
  const written = Object.keys(scale).filter((name) =>
    /^(text|font-weight|radius|container|breakpoint)-(?!.*--letter-spacing)[^*]+$/.test(name),
  );
  expect([...named, ...heights].toSorted()).toEqual(written.toSorted());
  expect(Object.keys(duration)).toEqual(["fast", "slow"]);
});

test("the two files differ, and say the values of theme.css", () => {
  expect(light.color["pass-yellow"]).toEqual({
    $type: "color",
    $value: { colorSpace: "oklch", components: [0.83, 0.165, 88], alpha: 1, hex: expect.any(String) as string },
    $description: "Ausweis Gelb",
  });
  expect(light.color["veil"]).toMatchObject({ $value: { alpha: 0.62 } });
  expect(light.color["paper"]).not.toEqual(dark.color["paper"]);
  expect(light.text["title"]).toEqual({ $type: "dimension", $value: { value: 28, unit: "px" } });
});
