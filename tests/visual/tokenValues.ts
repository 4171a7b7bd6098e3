import { readFileSync } from "node:fs";
import path from "node:path";
import { formatHex } from "culori";
import { AtRule, parse, Rule, type Declaration } from "postcss";
import { colourPairs, type ColourPair } from "#src/styles/colourPairs.ts";
import type { Brightness } from "#workbench/shared/theme/brightness.ts";
import { contrastIn } from "#workbench/shared/theme/contrast.ts";
import { themesIn, valueIn } from "#workbench/shared/theme/readTokens.ts";
import { top } from "./folders.ts";
import { git } from "./git.ts";
import type { Sides } from "./side.ts";
import { TOKEN_SHEET } from "./surroundings.ts";

/** A value of a token that differs, and the contrast of each pair of colours that it is part of. */
export type TokenValue = Sides<string> & {
  /** Undefined for a value that both themes share and that is no colour. */
  theme: Brightness | undefined;
  /** Where the value applies: a media query, or empty for everywhere. */
  condition: string;
  contrasts: (ColourPair & Sides<number>)[];
};

/** The values of a token that differ. */
export type TokenValues = (name: string) => readonly TokenValue[];

/** What has changed in the style sheet since a commit. */
export function tokenValuesSince(commit: string, root = top): TokenValues {
  return (name) => {
    const before = git("-C", root, "show", `${commit}:${TOKEN_SHEET}`);
    return changedValues(before, readFileSync(path.join(root, TOKEN_SHEET), "utf8"), name);
  };
}

const brightnesses: readonly Brightness[] = ["light", "dark"];

export function changedValues(before: string, after: string, name: string): TokenValue[] {
  const [old, now] = [declared(before, name), declared(after, name)];
  const contrasts = contrastsOf(before, after, name);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((condition) => {
    const [was, is] = [old.get(condition), now.get(condition)];
    const values = brightnesses.map((theme) => ({
      theme,
      condition,
      before: was && valueIn(theme, was),
      after: is && valueIn(theme, is),
      contrasts: condition === "" ? contrasts(theme) : [],
    }));
    const [light, dark] = values;
    const isShared = light?.before === dark?.before && light?.after === dark?.after;
    const isColour = [was, is].some((value) => value && formatHex(valueIn("light", value)));
    const shown = isShared && !isColour ? values.slice(0, 1).map((value) => ({ ...value, theme: undefined })) : values;
    return shown.filter((value) => value.before !== value.after);
  });
}

function declared(css: string, name: string): Map<string, string> {
  const values = new Map<string, string>();
  parse(css).walkDecls(name, (declaration) => void values.set(conditionOf(declaration), declaration.value));
  return values;
}

function conditionOf({ parent }: Declaration): string {
  const around: string[] = [];
  for (let at = parent; at; at = at.parent as typeof at) {
    if (at instanceof AtRule && at.name !== "theme") around.unshift(`@${at.name} ${at.params}`);
    if (at instanceof Rule && at.selector !== ":root") around.unshift(at.selector);
  }
  return around.join(" ");
}

function contrastsOf(before: string, after: string, name: string) {
  const [old, now] = [themesIn(before), themesIn(after)];
  const pairs = colourPairs.filter(({ front, back }) => [front, back].includes(name.slice("--".length)));
  return (theme: Brightness) =>
    pairs.map((pair) => {
      const [was, is] = [old, now].map((themes) =>
        pair.front in themes[theme] && pair.back in themes[theme] ? contrastIn(themes[theme], pair) : undefined,
      );
      return { ...pair, before: was, after: is };
    });
}
