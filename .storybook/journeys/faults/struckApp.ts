import type { Store } from "#app/sandbox/store.ts";

/** What somebody can do to the app around its screens. */
export type StruckApp = {
  provider: Store;
  /** The address where it is. */
  address: () => string;
  /** Opens the app anew at an address. */
  open: (address: string) => void;
  /** Whether the app has forgotten who the person of the story is. */
  hasForgotten: () => boolean;
  /** Signs the person of the story in where the app has forgotten who it is. The answer: whether that was so. */
  signInAgain: () => boolean;
};
