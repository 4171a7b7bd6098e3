import type { Difference } from "../difference.ts";

export type Review = Difference & { isReviewed: boolean };
/** The changed files of the repository that a picture is made of. */
export type MadeOf = (review: Review) => readonly string[];

export type Comparison = {
  base: string;
  browser: string;
  pictures: number;
  reviews: readonly Review[];
  /** Where the workbench of the newer side can be opened. */
  workbench: string;
  madeOf: MadeOf;
};
