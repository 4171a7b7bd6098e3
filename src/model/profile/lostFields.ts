import type { Extra } from "#src/model/profile/extra.ts";
import { isNeverSent } from "#src/model/profile/profileUpdate.ts";

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/**
 * Names of fields that had a value before an update that omitted them and are empty after it: the provider replaced the
 * record by the part (P10, N4). Fields that no update contains are ignored.
 */
export const lostFields = (before: Extra, update: Record<string, unknown>, after: Extra): string[] =>
  Object.keys(before).filter(
    (name) => !(name in update) && !isNeverSent(name) && !isEmpty(before[name]) && isEmpty(after[name]),
  );
