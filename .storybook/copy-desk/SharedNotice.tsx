import * as React from "react";
import { Notice, Press } from "./parts.ts";
import { withoutChange } from "./proposal.ts";
import type { Desk } from "./useDesk.ts";
import { words } from "./words.ts";

/** Tells that the canvas shows proposed texts that came with the link, and which of them it cannot show. */
export function SharedNotice({ desk: { proposal, isFromLink, applied, change } }: { desk: Desk }): React.ReactNode {
  const refusals = applied.refusals.filter(({ locale, key }) =>
    proposal.some((entry) => entry.locale === locale && entry.key === key),
  );
  if (applied.isReadable && refusals.length === 0 && !isFromLink) return null;
  return (
    <Notice role="status" data-notice="">
      {applied.isReadable ? null : <p>{words.unreadable}</p>}
      {applied.isReadable && isFromLink ? <p>{words.shared(proposal.length - refusals.length)}</p> : null}
      <ul>
        {refusals.map((refusal) => (
          <li key={`${refusal.locale} ${refusal.key}`}>
            {words.refused(refusal)}{" "}
            <Press
              type="button"
              aria-label={words.drop(refusal.key)}
              onClick={() => change(withoutChange(proposal, refusal.locale, refusal.key))}
            >
              {words.remove}
            </Press>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
