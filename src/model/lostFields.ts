import type { Extra } from "#src/model/extra.ts";

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/**
 * Names of fields that held something before an update that did not name them and hold nothing after it: the provider
 * took a part for the whole (P10, N4).
 */
export const lostFields = (before: Extra, update: Record<string, unknown>, after: Extra): string[] =>
  Object.keys(before).filter((name) => !(name in update) && !isEmpty(before[name]) && isEmpty(after[name]));
