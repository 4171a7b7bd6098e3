import type { Locale } from "#src/copy/store.ts";
import { problemOf } from "./checkText.ts";
import type { Refusal } from "./events.ts";
import { printOf, type Change, type Proposal, type ProposedText } from "./proposal.ts";

export type ReadText = (locale: Locale, key: string) => string | undefined;

/** Which texts of a proposal can be shown, and why the others cannot. */
export function sorted(proposal: Proposal, read: ReadText): { fitting: ProposedText[]; refusals: Refusal[] } {
  const fitting: ProposedText[] = [];
  const refusals: Refusal[] = [];
  for (const change of proposal) {
    const refusal = refusalOf(change, read(change.locale, change.key));
    if (refusal) refusals.push({ locale: change.locale, key: change.key, detail: "", ...refusal });
    else fitting.push(change);
  }
  return { fitting, refusals };
}

function refusalOf(
  { locale, text, was }: Change,
  now: string | undefined,
): (Partial<Refusal> & Pick<Refusal, "reason">) | null {
  if (now === undefined) return { reason: "unknown" };
  if (now === text) return { reason: "done" };
  if (printOf(now) !== was) return { reason: "stale" };
  const problem = problemOf(text, now, locale);
  return problem === null ? null : { reason: "broken", detail: problem };
}
