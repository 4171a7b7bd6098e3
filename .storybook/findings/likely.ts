import type { Locale } from "#src/copy/store.ts";

/** What stands for an argument, by its name. */
export type Samples = Readonly<Record<string, string>>;

const numbers = {
  applied: "3",
  count: "3",
  days: "3",
  done: "2",
  extra: "2",
  free: "3",
  hours: "3",
  left: "2",
  length: "22",
  max: "2",
  minutes: "45",
  missing: "2",
  percent: "0",
  required: "8",
  seconds: "30",
  total: "4",
};

/** As a screen may say it, so that a case reads like a sentence of the app. */
export const likely: Readonly<Record<Locale, Samples>> = {
  de: { ...numbers, name: "Amira Okonkwo", letters: "GB", date: "Mo., 23.11.", duration: "2 Stunden" },
  en: { ...numbers, name: "Amira Okonkwo", letters: "GB", date: "Mon 23 Nov", duration: "2 hours" },
};

/** A number that is part of another: of one there is at most one. */
export const totalOf: Samples = { done: "total" };
