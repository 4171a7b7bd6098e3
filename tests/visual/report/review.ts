import type { Difference } from "../difference.ts";
import type { English } from "../english.ts";
import type { TokenValues } from "../tokenValues.ts";

/** `refusal` is the reason, possibly empty, of one that was declined as it looks now. */
export type Review = Difference & { isReviewed: boolean; refusal?: string | undefined };
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
  tokenValues: TokenValues;
  english: English;
};
