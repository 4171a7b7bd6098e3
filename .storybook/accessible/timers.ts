import entries from "./timers.json" with { type: "json" };

/** A time that ends by itself: its file, and what it is called there. */
export type Timer = {
  timer: string;
} & (
  | {
      /** What leaves the page, or leads away from it. */
      what: string;
      /** How slower users lose nothing (WCAG 2.2.1). */
      how: string;
      /** The file with the test of it. */
      proof: string;
    }
  | { /** Nothing of the page goes by it. */ waitsFor: string }
);

/** Every timer of the app and the library; `tests/checks/timers.ts` holds it against the code. */
export const timers: readonly Timer[] = entries;
