import { parseClockTime } from "#src/lib/clockTime.ts";
import { readParts } from "#src/lib/typedText.ts";

const TYPED = /^(\d{1,2})(?: ?[:.,] ?(\d{2})| (\d{2})|(\d{2}))? ?(?:uhr)?$/i;

/** Parses a typed time: `8`, `830`, `8.30`, `8 30`, `8:30 Uhr`. `null` if it is none. */
export function readTypedTime(text: string): string | null {
  const [, hour, ...minutes] = TYPED.exec(readParts(text)) ?? [];
  return hour === undefined ? null : parseClockTime(`${hour}:${minutes.find(Boolean) ?? "00"}`);
}

/** Formats a typed time as `08:30`; an invalid one stays as typed. */
export const tidyTypedTime = (text: string): string => readTypedTime(text) ?? text;
