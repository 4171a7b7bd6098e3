import { parseArgs } from "node:util";
import { pairs, widthsIn, type Settings } from "./settings.ts";

export type SheetOrder = {
  /** As Storybook spells the page, `screens-auth-phonescreen--docs`. */
  page: string;
  out: string;
  theme: "light" | "dark";
  locale: "de" | "en";
  pair: Settings["pair"];
  widths: readonly number[];
  zoom: number;
  isFull: boolean;
};

export const USAGE =
  "npm run sheet -- screens/auth/PhoneScreen [--theme dark] [--locale en] [--pair theme|locale] [--widths 390,768] [--zoom 0.5] [--full] --out sheet.png";

/** Reads the words of the command line. Throws with the usage when they are not understood. */
export function readOrder(words: readonly string[]): SheetOrder {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      theme: { type: "string", default: "light" },
      locale: { type: "string", default: "de" },
      pair: { type: "string", default: "none" },
      widths: { type: "string", default: "" },
      zoom: { type: "string", default: "0.5" },
      full: { type: "boolean", default: false },
      out: { type: "string" },
    },
  });
  const { theme, locale, out, full } = values;
  const [screen = ""] = positionals;
  const pair = pairs.find((name) => name === values.pair);
  const widths = widthsIn(values.widths);
  const zoom = Number(values.zoom);
  const isKnown = (theme === "light" || theme === "dark") && (locale === "de" || locale === "en");
  if (
    !isKnown ||
    !pair ||
    widths.join() !== values.widths ||
    !out ||
    positionals.length !== 1 ||
    !/^screens\/[\w/-]+$/.test(screen) ||
    !(zoom > 0 && zoom <= 1)
  )
    throw new Error(`Usage: ${USAGE}`);
  return {
    page: `${screen.toLowerCase().replaceAll("/", "-")}--docs`,
    out,
    theme,
    locale,
    pair,
    widths,
    zoom,
    isFull: full,
  };
}
