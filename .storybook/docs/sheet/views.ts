import { globalsOf, type Settings } from "./settings.ts";
import { phone, sizes, type Size, type State } from "./states.ts";
import { words } from "./words.ts";

/** How one frame shows a state. `size` is left to the state where no widths are chosen. */
export type View = { name: string; theme: Settings["theme"]; globals: string; size?: Size };

const changesOf = ({ pair }: Settings): readonly { name: string; change: Partial<Settings> }[] => {
  switch (pair) {
    case "none":
      return [{ name: "", change: {} }];
    case "theme":
      return (["light", "dark"] as const).map((theme) => ({ name: words.themes[theme], change: { theme } }));
    case "locale":
      return (["de", "en"] as const).map((locale) => ({ name: words.locales[locale], change: { locale } }));
  }
};

/** What the frames of a sheet have in common, in words: brightness, language and the widths that were chosen. */
export function shownIn(settings: Settings): { theme: string[]; locale: string[]; widths: number[] } {
  const { themes, locales } = words;
  return {
    theme: settings.pair === "theme" ? Object.values(themes) : [themes[settings.theme]],
    locale: settings.pair === "locale" ? Object.values(locales) : [locales[settings.locale]],
    widths: sizes.map(({ width }) => width).filter((width) => settings.widths.includes(width)),
  };
}

/** The frames of one state: one that is about a width keeps it in every choice of widths, and says so. */
export function viewsOfState({ size }: State, settings: Settings, globals: Record<string, unknown>): View[] {
  if (settings.widths.length === 0 || size.width === phone.width) return viewsOf(settings, globals);
  const own = words.ownWidth(size.width);
  return viewsOf({ ...settings, widths: [] }, globals).map((view) => ({
    ...view,
    name: [view.name, own].filter(Boolean).join(", "),
  }));
}

/** The name of a picture without its ending: what it shows, with German and each state's own width left out. */
export function fileNameOf(title: string, settings: Settings): string {
  const { theme, locale, widths } = shownIn(settings);
  const isGerman = settings.pair !== "locale" && settings.locale === "de";
  const shown = [...theme, ...(isGerman ? [] : locale)].map((word) => word.toLowerCase());
  return [...title.split(/[^\p{L}\p{N}]+/u), ...shown, ...widths].filter((word) => word !== "").join("-");
}

/** The frames of each state: one or a pair, in each of the widths. */
export function viewsOf(settings: Settings, globals: Record<string, unknown>): View[] {
  const chosen = sizes.filter(({ width }) => settings.widths.includes(width));
  return changesOf(settings).flatMap(({ name, change }) => {
    const changed = { ...settings, ...change };
    const view = { name, theme: changed.theme, globals: globalsOf(changed, globals) };
    if (chosen.length === 0) return [view];
    return chosen.map((size) => ({ ...view, name: [name, words.wide(size.width)].filter(Boolean).join(", "), size }));
  });
}

/** A pair in several widths stands one below the other, so that each width has its column; else all in one row. */
export function rowsOf(views: readonly View[]): View[][] {
  const widths = new Set(views.map(({ size }) => size?.width)).size;
  const length = widths > 1 ? widths : views.length;
  return Array.from({ length: views.length / length }, (_, row) => views.slice(row * length, (row + 1) * length));
}

/** Of a page the room for states, without its margins and the head of a sheet, in px; room between states and for a name. */
const PAPERS = { A4: { width: 1047, height: 600 }, A3: { width: 1511, height: 972 } };
const GAP = 12;
const BETWEEN = 19;
const NAME = 64;
const LARGEST = 0.6;

/** How large the frames of a sheet are printed: few states fill the page, more stand in two rows; a wide row fits. */
export function printZoomOf({ rows, states, paper }: { rows: View[][]; states: number; paper: Settings["paper"] }) {
  const { width, height } = PAPERS[paper];
  const [row = []] = rows;
  const highest = Math.max(...row.map(({ size = phone }) => size.height)) * rows.length;
  const inLines = (lines: number) => (height / lines - NAME) / highest;
  const inColumns = (columns: number) =>
    ((width - (columns - 1) * BETWEEN) / columns - (row.length - 1) * GAP) / widthOf(row);
  return Math.min(LARGEST, Math.max(inLines(2), Math.min(inLines(1), inColumns(Math.max(1, states)))));
}

/** On the screen: the room between two frames, between two columns, and around all of them; the narrowest column; in px. */
const [BESIDE, COLUMN_GAP, PADDING, NARROWEST] = [12, 16, 16, 128];

/** How many columns the frames of a state cover that are `width` wide, where each has room for `frames`: no more than there are. */
export function columnsOf({
  width,
  frames,
  zoom,
  room,
}: {
  width: number;
  frames: View[];
  zoom: number;
  room: number;
}) {
  const gaps = (frames.length - 1) * BESIDE;
  const column = Math.max(NARROWEST, widthOf(frames) * zoom + gaps) + COLUMN_GAP;
  const all = Math.max(1, Math.floor((room - 2 * PADDING + COLUMN_GAP) / column));
  return Math.min(all, Math.ceil((width * frames.length * zoom + gaps + COLUMN_GAP) / column));
}

/** How wide the frames of a row are together, in pixels, on the phone that most states have. */
export const widthOf = (views: readonly View[]): number => views.reduce((sum, { size = phone }) => sum + size.width, 0);
