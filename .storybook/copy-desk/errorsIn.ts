import { findingsFor } from "../findings/findings.ts";
import type { Change } from "./proposal.ts";

/** How many errors of style a proposed text has. */
export const errorsIn = ({ text, key, locale }: Pick<Change, "text" | "key" | "locale">): number =>
  findingsFor(text, key, locale).filter(({ severity }) => severity === "error").length;
