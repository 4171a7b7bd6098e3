/** What a page that could not go on leaves to the page anew: in its history entry, and there once. */
export type Unsent = {
  email: string;
  /** Whether it was sent, too. Google is asked at a press only: without one the browser shuts its window. */
  isSubmitted: boolean;
};

/** What else this history entry holds stays: the token of a link. */
export const storeUnsent = (unsent: Unsent): void => history.replaceState({ ...history.state, unsent }, "");

export function takeUnsent(): Unsent | undefined {
  const { unsent, ...state } = (history.state ?? {}) as { unsent?: Unsent };
  if (unsent) history.replaceState(state, "");
  return unsent;
}
