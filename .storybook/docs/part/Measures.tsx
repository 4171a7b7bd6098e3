import { useMemo } from "react";
import { isFramed, type Card } from "./cards.ts";
import { boxOf, controlsIn, measuresOf, smallestTarget, type Measure } from "./measures.ts";
import { words } from "./words.ts";

type Measured = { name: string; measures: readonly Measure[] };

/** The part itself: what a story renders, alone on a sign or not, or what lies in a layer of its own. */
function wholeOf(card: Card): Element {
  const { root } = card;
  if (!isFramed(card))
    return root.querySelector(":scope > div[data-sign] > :only-child") ?? root.firstElementChild ?? root;
  const layer = root.querySelector("[role=dialog], [data-tone]");
  return layer ?? root.querySelector("#storybook-root > *") ?? root;
}

/** The whole and its first control. */
function measuredOf(card: Card): Measured[] {
  const whole = wholeOf(card);
  const [control] = controlsIn(card.root).map(boxOf);
  return [
    { name: words.whole, measures: measuresOf(whole) },
    ...(control && control !== whole ? [{ name: words.control, measures: measuresOf(control) }] : []),
  ];
}

/** Measured on the first state that is rendered. */
export function Measures({ cards }: { cards: readonly Card[] }) {
  const measured = useMemo(() => (cards[0] ? measuredOf(cards[0]) : []), [cards]);
  const target = useMemo(() => smallestTarget(cards.map(({ root }) => root)), [cards]);
  return (
    <>
      {measured.map(({ name, measures }) => (
        <div key={name} className="part-measures">
          {measured.length > 1 ? <h4>{name}</h4> : null}
          <dl>
            {measures.map(([what, value]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {target ? (
        <p>
          {words.target} {target}
        </p>
      ) : null}
    </>
  );
}
