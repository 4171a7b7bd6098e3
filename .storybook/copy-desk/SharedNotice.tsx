import * as React from "react";
import { Notice, Press } from "./parts.ts";
import { withoutChange } from "./proposal.ts";
import type { Desk } from "./useDesk.ts";
import { useSome } from "./useSome.tsx";
import { words } from "./words.ts";

/** Tells what did not arrive, and which proposed texts the canvas cannot show, and why. */
export function SharedNotice({ desk }: { desk: Desk }): React.ReactNode {
  const { proposal, applied, change, drafted } = desk;
  const refusals = applied.refusals.filter(({ locale, key }) =>
    proposal.some((entry) => entry.locale === locale && entry.key === key),
  );
  const { some, more } = useSome(refusals);
  if (drafted.trouble === null && refusals.length === 0) return null;
  return (
    <Notice role="status" data-notice="">
      {drafted.trouble === null ? null : <p>{words.trouble[drafted.trouble](proposal.length)}</p>}
      <ul>
        {some.map((refusal) => (
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
      {more}
    </Notice>
  );
}
