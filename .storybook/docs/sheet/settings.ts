import { brightnessOf, type Brightness } from "#workbench/shared/theme/brightness.ts";
import { sizes } from "./states.ts";

export const zooms = [0.25, 0.35, 0.5, 0.75, 1] as const;

export const pairs = ["none", "theme", "locale"] as const;

export type Settings = {
  /** What two frames of a state differ in. */
  pair: (typeof pairs)[number];
  /** How wide the frames of a state are, in pixels; none: each as the state asks for. */
  widths: readonly number[];
  theme: Brightness;
  locale: "de" | "en";
  zoom: number;
  paper: "A4" | "A3";
  /** Frames as high as their content, instead of as high as the phone. */
  isFull: boolean;
  /** Names the requirements of each state. */
  showsRows: boolean;
  filter: string;
  /** Loads all frames, not only those near the viewport. */
  loadsAll: boolean;
};

/** What the address names. */
export type Comparison = Pick<Settings, "pair" | "widths" | "filter">;

/** `390,768` */
export const widthsIn = (list: string | null): number[] =>
  sizes.map(({ width }) => width).filter((width) => (list ?? "").split(",").includes(String(width)));

type Globals = Record<string, unknown>;

/**
 * Initial settings: the toolbar's, and those in the address (`sheet-zoom`, `sheet-pair`,
 * `sheet-widths`, `sheet-filter`, `sheet-full`, `sheet-all`).
 */
export function firstSettings(globals: Globals, address: URLSearchParams): Settings {
  const zoom = Number(address.get("sheet-zoom"));
  return {
    pair: pairs.find((pair) => pair === address.get("sheet-pair")) ?? "none",
    widths: widthsIn(address.get("sheet-widths")),
    theme: brightnessOf(globals.theme),
    locale: globals.locale === "en" ? "en" : "de",
    zoom: zoom > 0 && zoom <= 1 ? zoom : 0.5,
    paper: "A4",
    isFull: address.has("sheet-full"),
    showsRows: false,
    filter: address.get("sheet-filter") ?? "",
    loadsAll: address.has("sheet-all"),
  };
}

/** As `firstSettings` reads it; what is not set is empty. */
export const inAddress = ({ pair, widths, filter }: Comparison): Record<string, string> => ({
  "sheet-pair": pair === "none" ? "" : pair,
  "sheet-widths": widths.toSorted((one, other) => one - other).join(),
  "sheet-filter": filter.trim(),
});

/** The globals of a frame as Storybook writes them into an address; stress, clock and drafts stay as they are. */
export const globalsOf = (
  { theme, locale }: Pick<Settings, "theme" | "locale">,
  { stress, clock, drafts }: Globals,
): string =>
  Object.entries({ theme, locale, stress, clock, drafts })
    .filter(([, value]) => typeof value === "string" && value !== "")
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";");
