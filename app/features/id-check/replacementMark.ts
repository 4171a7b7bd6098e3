import { address } from "#app/navigation/address.ts";

type EntryState = { isReplacing?: unknown } | null;

/** Whether this history entry was made for a replacement; kept through a reload, gone with the entry (P26). */
export const isMarkedAsReplacement = (): boolean => (address().state() as EntryState)?.isReplacing === true;

export function markAsReplacement(isReplacing: boolean): void {
  if (isReplacing !== isMarkedAsReplacement())
    address().write({ ...address().state(), isReplacing }, { replace: true });
}
