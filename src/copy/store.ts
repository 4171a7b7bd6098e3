// Compiled messages by language and area. One JSON chunk per language and area; nothing here parses ICU.
import type { CompiledMessage } from "icu-minify/format";
import type { Area } from "./keys.gen.ts";

export type Locale = "de" | "en";
export type Messages = Record<string, CompiledMessage>;
type Files = Record<string, () => Promise<Messages>>;

/** The file table loads with the client: the first screen already has its texts. */
const ownFiles = (): Promise<Files> => import("./files.ts").then(({ files }) => files);
const more: Files = {};

const loaded: Record<string, Messages | undefined> = {};
const loading: Record<string, Promise<Messages> | undefined> = {};
const failed = new WeakSet<Promise<Messages>>();
const listeners = new Set<() => void>();

/** Adds a language that the app itself does not offer. */
export const addCopy = (files: Files): void => void Object.assign(more, files);

export const peek = (locale: Locale, area: string) => loaded[`${locale}/${area}`];
export const subscribe = (fn: () => void) => {
  listeners.add(fn);
  return () => {
    listeners.delete(fn);
  };
};
/** A promise that React reads without suspending. */
const settled = (messages: Messages) =>
  Object.assign(Promise.resolve(messages), { status: "fulfilled", value: messages });

export function put(locale: Locale, area: Area, messages: Messages) {
  const at = `${locale}/${area}`;
  loaded[at] = messages;
  loading[at] = settled(messages);
  for (const fn of listeners) fn();
}
/** The promise that rendering suspends on. It stays rejected: a new request per render would fail without end. */
export const copyToRender = (locale: Locale, area: Area): Promise<Messages> =>
  loading[`${locale}/${area}`] ?? loadCopy(locale, area);

/** Loads one area; returns the same promise while pending and afterwards, a new one after an error. */
export function loadCopy(locale: Locale, area: Area): Promise<Messages> {
  const at = `${locale}/${area}`;
  const existing = loading[at];
  if (existing && !failed.has(existing)) return existing;
  const file = `./${at}.json`;
  const fetching = (more[file]?.() ?? ownFiles().then((files) => files[file]!())).then(
    (fetched) => {
      const messages = (loaded[at] ??= fetched);
      void Object.assign(fetching, { status: "fulfilled", value: messages });
      return messages;
    },
    (e: unknown) => {
      failed.add(fetching);
      throw e;
    },
  );
  loading[at] = fetching;
  return fetching;
}
export const loadAllCopy = async () =>
  Promise.all(
    Object.keys({ ...(await ownFiles()), ...more }).map((f) => {
      const [, locale, area] = /\.\/(..)\/(\w+)\.json/.exec(f)!;
      return loadCopy(locale as Locale, area as Area);
    }),
  );

if (import.meta.hot) {
  let ours = false; // Vite clears its overlay only on its own updates, and reloads the page if one is still open then
  import.meta.hot.on("vite:error", (p) => {
    ours = p.err.plugin === "copy";
  });
  import.meta.hot.on("copy:update", (u: { locale: Locale; area: Area; messages: Messages }) => {
    put(u.locale, u.area, u.messages);
    if (ours) document.querySelector("vite-error-overlay")?.remove();
    ours = false;
  });
}
