/** Input that survives the reload of a failed page, stored in its history entry and read once. */
export type Unsent = {
  email: string;
  /** Whether it was submitted too. Not used for Google: without a click the browser blocks its window. */
  isSubmitted: boolean;
};

/** Merges with the entry's state, which may contain a link's token. */
export const storeUnsent = (unsent: Unsent): void => history.replaceState({ ...history.state, unsent }, "");

export function takeUnsent(): Unsent | undefined {
  const { unsent, ...state } = (history.state ?? {}) as { unsent?: Unsent };
  if (unsent) history.replaceState(state, "");
  return unsent;
}
