import type { Locale } from "#src/copy/store.ts";
import { findingsOf, kindOf, type Finding } from "../findings/findings.ts";
import { isGivenWording } from "../findings/givenWordings.ts";

/** Findings of the style guide in a text of a key. */
export const findingsFor = (text: string, key: string, locale: Locale): Finding[] =>
  findingsOf(text, { key, locale, isGiven: isGivenWording(key, locale), kind: kindOf(key) });
