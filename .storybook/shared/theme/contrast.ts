import { wcagContrast } from "culori";
import type { ColourPair } from "#src/styles/colourPairs.ts";
import type { Tokens } from "./readTokens.ts";

/** The contrast of a pair of colours in a theme. */
export function contrastIn(theme: Tokens, { front, back }: ColourPair): number {
  const [colour, ground] = [theme[front], theme[back]];
  if (!colour || !ground) throw new Error(`no token ${front} or ${back}`);
  return wcagContrast(colour, ground);
}

/** Cut, not rounded: 2.96 must not read as 3. */
export const contrastText = (value: number): string => (Math.floor(value * 10) / 10).toLocaleString("de-DE");
