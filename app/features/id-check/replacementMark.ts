type EntryState = { isReplacing?: unknown } | null;

/** Whether this history entry was made for a replacement; kept through a reload, gone with the entry (P26). */
export const isMarkedAsReplacement = (): boolean => (history.state as EntryState)?.isReplacing === true;

export function markAsReplacement(isReplacing: boolean): void {
  if (isReplacing !== isMarkedAsReplacement())
    history.replaceState({ ...(history.state as object | null), isReplacing }, "");
}
