import type { Extra } from "#src/model/profile/extra.ts";
import { isNeverSent } from "#src/model/profile/profileUpdate.ts";

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/**
 * Names of fields that held something before an update that did not name them and hold nothing after it: the provider
 * took a part for the whole (P10, N4). What no update ever names is the provider's own affair.
 */
export const lostFields = (before: Extra, update: Record<string, unknown>, after: Extra): string[] =>
  Object.keys(before).filter(
    (name) => !(name in update) && !isNeverSent(name) && !isEmpty(before[name]) && isEmpty(after[name]),
  );
