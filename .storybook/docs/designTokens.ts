import { converter, formatHex } from "culori";
import { colourPurposes } from "./colourPurposes.ts";
import { pixels, type Tokens } from "../shared/theme/readTokens.ts";

const oklch = converter("oklch");

const token = ($type: string, $value: unknown, $description = "") => ({
  $type,
  $value,
  ...($description ? { $description } : {}),
});

function colourToken(value: string, purpose: string) {
  const { l = 0, c = 0, h = 0, alpha = 1 } = oklch(value) ?? {};
  return token("color", { colorSpace: "oklch", components: [l, c, h], alpha, hex: formatHex(value) }, purpose);
}

const named = (tokens: Tokens, prefix: RegExp, make: (value: string) => object) =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) =>
      prefix.test(name) && /^[\d.]/.test(value) ? [[name.replace(prefix, ""), make(value)]] : [],
    ),
  );

const px = (value: string) => token("dimension", { value: pixels(value), unit: "px" });

/** The tokens of one theme in the format of the Design Tokens Community Group (2025.10), which Figma reads. */
export const designTokens = (theme: Tokens, scale: Tokens) => ({
  color: Object.fromEntries(
    Object.values(colourPurposes).flatMap((purposes) =>
      Object.entries(purposes).map(([name, purpose]) => [name, colourToken(theme[name] ?? "", purpose)]),
    ),
  ),
  text: named(scale, /^text-(?!.*--)/, px),
  lineHeight: Object.fromEntries(
    Object.entries(named(scale, /^text-(?=.*--line-height$)/, px)).map(([name, size]) => [
      name.replace("--line-height", ""),
      size,
    ]),
  ),
  fontWeight: named(scale, /^font-weight-/, (value) => token("fontWeight", Number(value))),
  radius: named(scale, /^radius-/, px),
  container: named(scale, /^container-/, px),
  breakpoint: named(scale, /^breakpoint-/, px),
  duration: named(theme, /^m-/, (value) => token("duration", { value: Number.parseFloat(value), unit: "ms" })),
});
