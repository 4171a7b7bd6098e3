import { findingsFor } from "../findings/findings.ts";
import type { Change } from "./proposal.ts";

/** How many errors of style a proposed text has. `german`: the German text of its key, as it is now. */
export const errorsIn = ({ text, key, locale }: Pick<Change, "text" | "key" | "locale">, german: string): number =>
  findingsFor(text, { key, locale, german }).filter(({ severity }) => severity === "error").length;
