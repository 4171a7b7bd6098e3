import type { Store } from "#app/sandbox/store.ts";

/** What somebody can do to the app around its screens. */
export type StruckApp = {
  provider: Store;
  /** Opens the app at the address where it is. */
  reopen: () => void;
  /** Signs the person of the story in where the app has forgotten who it is. The answer: whether that was so. */
  signInAgain: () => boolean;
};
