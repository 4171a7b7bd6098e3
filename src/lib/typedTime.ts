import { parseClockTime } from "#src/lib/clockTime.ts";

const TYPED = /^(\d{1,2})(?:\s*(?:[:.]\s*)?(\d{2}))?\s*(?:uhr)?$/i;

/** Any spelling of a time that a person types as `08:30`: `8`, `830`, `8.30`, `8:30 Uhr`. What is no time stays as it was typed. */
export function tidyTypedTime(text: string): string {
  const [, hour, minute = "00"] = TYPED.exec(text.trim()) ?? [];
  return (hour && parseClockTime(`${hour}:${minute}`)) ?? text;
}
