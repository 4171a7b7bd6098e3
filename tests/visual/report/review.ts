import type { Difference } from "../difference.ts";

export type Review = Difference & { isReviewed: boolean };
/** The changed files that a picture depends on. */
export type MadeOf = (review: Review) => readonly string[];

export type Comparison = {
  base: string;
  browser: string;
  pictures: number;
  reviews: readonly Review[];
  /** The address of the workbench of the newer side. */
  workbench: string;
  madeOf: MadeOf;
};
