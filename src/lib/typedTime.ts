import { parseClockTime } from "#src/lib/clockTime.ts";
import { readParts } from "#src/lib/typedText.ts";

const TYPED = /^(\d{1,2})(?: ?[:.,] ?(\d{2})| (\d{2})|(\d{2}))? ?(?:uhr)?$/i;

/** Any spelling of a time that a person types: `8`, `830`, `8.30`, `8 30`, `8:30 Uhr`. `null` for what is no time. */
export function readTypedTime(text: string): string | null {
  const [, hour, ...minutes] = TYPED.exec(readParts(text)) ?? [];
  return hour === undefined ? null : parseClockTime(`${hour}:${minutes.find(Boolean) ?? "00"}`);
}

/** The same as `08:30`; what is no time stays as it was typed. */
export const tidyTypedTime = (text: string): string => readTypedTime(text) ?? text;
