import { address } from "#app/navigation/address.ts";

/** Whether this history entry was made for a replacement; kept through a reload, gone with the entry (P26). */
export const isMarkedAsReplacement = (): boolean => address().state()?.isReplacing === true;

export function markAsReplacement(isReplacing: boolean): void {
  if (isReplacing !== isMarkedAsReplacement())
    address().write({ ...address().state(), isReplacing }, { replace: true });
}
