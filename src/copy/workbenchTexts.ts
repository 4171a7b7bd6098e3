// The catalogue as written, and the workbench's replacements. Never imported by the app's build.
import type { CompiledMessage } from "icu-minify/format";
import { flatten, readMessage, splitKey, type Tree } from "./build/icu.ts";
import type { Locale } from "./store.ts";

type Texts = Record<string, string>;

const raw = import.meta.glob<string>(["./de/*.json", "./en/*.json"], { query: "?raw", import: "default", eager: true });

/** `de/auth` → key within the area → ICU text, in the order of the file. */
const catalogue = new Map<string, Texts>(
  Object.entries(raw).map(([file, json]) => [file.slice(2, -5), flatten(JSON.parse(json) as Tree)]),
);

/** A text rendered on the canvas instead of the catalogue's. */
export type Replacement = { locale: Locale; key: string; text: string };

type Listener = () => void;

function listeners() {
  const all = new Set<Listener>();
  return {
    notify: () => all.forEach((listener) => listener()),
    subscribe: (listener: Listener) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
}

let replaced: ReadonlyMap<string, Record<string, CompiledMessage>> = new Map();
const ofReplaced = listeners();
const ofCatalogue = listeners();

export const subscribeToReplaced = ofReplaced.subscribe;
/** Notifies when a file of the catalogue is written while the dev server runs. */
export const subscribeToCatalogue = ofCatalogue.subscribe;

const none: Record<string, CompiledMessage> = {};
/** The replaced messages of one area; referentially stable until one of them changes. */
export const replacedIn = (locale: Locale, area: string) => replaced.get(`${locale}/${area}`) ?? none;

/** The ICU text of a full key such as `auth.entry.title`, from the catalogue. */
export function catalogueText(locale: Locale, key: string): string | undefined {
  const [area, inner] = splitKey(key);
  const texts = catalogue.get(`${locale}/${area}`);
  return texts && Object.hasOwn(texts, inner) ? texts[inner] : undefined;
}

/** All texts of one file, in its order. */
export const fileTexts = (locale: Locale, area: string): Readonly<Texts> | undefined =>
  catalogue.get(`${locale}/${area}`);

/** Replaces texts of the catalogue; the caller has validated them. Throws on invalid ICU messages. */
export function replaceTexts(replacements: readonly Replacement[]): void {
  const next = new Map<string, Record<string, CompiledMessage>>();
  for (const { locale, key, text } of replacements) {
    const [area, inner] = splitKey(key);
    const at = `${locale}/${area}`;
    next.set(at, { ...next.get(at), [inner]: readMessage(text, locale).compiled });
  }
  replaced = next;
  ofReplaced.notify();
}

if (import.meta.hot)
  import.meta.hot.on("copy:update", ({ locale, area, texts }: { locale: Locale; area: string; texts: Texts }) => {
    catalogue.set(`${locale}/${area}`, texts);
    ofCatalogue.notify();
  });
