import type { Area, Texts } from "#src/copy/keys.gen.ts";
import type { Locale, Messages } from "#src/copy/store.ts";
import { render } from "#src/copy/translate.ts";

type Key = { [A in Area]: `${A}.${keyof Texts[A] & string}` }[Area];
type Values<K extends Key> = K extends `${infer A extends Area}.${infer Inner}`
  ? Inner extends keyof Texts[A]
    ? Texts[A][Inner]
    : never
  : never;
type Rest<V> = [keyof V] extends [never] ? [] : [values: V];

// Not from the loader of the workbench: the plays of a file are made before it runs.
const files = import.meta.glob<Messages>("../../src/copy/*/*.json", { eager: true, import: "default" });

function textIn<K extends Key>(locale: Locale, key: K, ...[values]: Rest<Values<K>>): string {
  const at = key.indexOf(".");
  const message = files[`../../src/copy/${locale}/${key.slice(0, at)}.json`]?.[key.slice(at + 1)];
  if (message === undefined) throw new Error(`There is no text ${key}.`);
  return render(message, locale, values) as string;
}

/** A text of the app as a screen shows it; a tag is given as `String`. */
export const de = <K extends Key>(key: K, ...values: Rest<Values<K>>): string => textIn("de", key, ...values);

/** In the language of the story: a sheet shows states in English, too. */
const shown = <K extends Key>(key: K, ...values: Rest<Values<K>>): string =>
  textIn(document.getElementById("storybook-root")?.lang === "en" ? "en" : "de", key, ...values);

/** As a value: any number (of more than one), any words. */
export const anyNumber = NaN;
export const anyWords = "\u{FFFC}";

/** No-break spaces and line ends are spaces to the eye. */
const sourceOf = (text: string) =>
  text
    .replaceAll(/[.*+?()[\]\\^$|{}]/g, "\\$&")
    .replaceAll(/\s+/g, "\\s+")
    .replaceAll("NaN", "\\d+")
    .replaceAll(anyWords, ".+");

/** The text alone, for a query: whoever rewords a button breaks no play. */
export const copy = <K extends Key>(key: K, ...values: Rest<Values<K>>): RegExp =>
  new RegExp(`^${sourceOf(shown(key, ...values))}$`);

/** These texts in this order, among other words. */
export const inOrder = (...all: string[]): RegExp => new RegExp(all.map(sourceOf).join(".*"));

/** One text among other words. */
export const copyPart = <K extends Key>(key: K, ...values: Rest<Values<K>>): RegExp => inOrder(shown(key, ...values));

/** One text at the beginning, with any words after it. */
export const copyBeginning = <K extends Key>(key: K, ...values: Rest<Values<K>>): RegExp =>
  new RegExp(`^${sourceOf(shown(key, ...values))}`);

/** `Heute, 08:00 Uhr`: the distance of a day, as the beginning of a line, and a time. */
export const awayAndTime = (away: string, time: string): RegExp =>
  inOrder(`${away.charAt(0).toUpperCase()}${away.slice(1)}, ${time}`);
