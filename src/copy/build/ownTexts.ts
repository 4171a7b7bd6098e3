import type { OwnTexts } from "../CopyProvider.tsx";
import type { Area, Texts } from "../keys.gen.ts";
import type { Locale } from "../store.ts";
import { readMessage } from "./icu.ts";

/** ICU messages by area and key, such as `{ signIn: { title: "Willkommen" } }`. */
export type WrittenTexts = { readonly [A in Area]?: { readonly [K in keyof Texts[A]]?: string } };

/** Compiles texts for `CopyProvider`. Throws a `CopyFault` for a message that must not be rendered. */
export const compileTexts = (locale: Locale, texts: WrittenTexts): OwnTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([area, messages]) => [
      area,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, readMessage(text, locale).compiled])),
    ]),
  );
