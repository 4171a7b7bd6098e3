import { Suspense, useMemo, useRef, type CSSProperties } from "react";
import { Picture } from "../DesignExamples.tsx";
import { phone, sizeOf, statesOf } from "../sheet/states.ts";
import { needsFrame, type Card, type Story } from "./cards.ts";
import { copyOf } from "./looks.ts";
import type { Pair } from "./pairPieces.tsx";
import { Reduced, StateFrame, useScales } from "./States.tsx";
import { words } from "./words.ts";

type PairsProps = { pair: Pair; stories: readonly Story[]; cards: readonly Card[] };

/** A part in use, well and badly, side by side, or below each other where it is wide; not interactive. */
export function Pairs({ pair: { good, poor, more }, stories, cards }: PairsProps) {
  const states = statesOf(stories);
  const named = "state" in good ? good.state : undefined;
  const at = stories.findIndex(({ name }) => name === named);
  const [story, state] = [stories[at], states[at]];
  const box = useRef<HTMLDivElement>(null);
  const [scale] = useScales(box);
  const isWide = story !== undefined && sizeOf(story).width > phone.width;
  const framed = story && state && needsFrame(story) ? <StateFrame story={story} state={state} /> : null;
  const shown =
    "content" in good ? (
      <Suspense>{good.content}</Suspense>
    ) : framed ? (
      framed
    ) : (
      <CopyOf card={cards.find(({ name }) => name === named)} />
    );
  return (
    <>
      <Reduced scale={scale} />
      <div
        ref={box}
        className="docs-looks"
        data-wide={isWide || undefined}
        style={story && framed ? ({ "--width": `${sizeOf(story).width}px` } as CSSProperties) : undefined}
      >
        <section>
          <Picture caption={good.caption} content={shown} name={words.good} className="docs-look-good" />
          <Picture
            caption={poor.caption}
            content={<Suspense>{poor.content}</Suspense>}
            name={words.poor}
            className="docs-look-poor"
          />
        </section>
      </div>
      {more ? (
        <p className="part-note">
          {words.moreOf}{" "}
          <a href={`./?path=/docs/${more.path}`} target="_top">
            {more.name}
          </a>
        </p>
      ) : null}
    </>
  );
}

function CopyOf({ card }: { card: Card | undefined }) {
  const copy = useMemo(() => card && copyOf(card.root), [card]);
  return (
    <div
      ref={(box) => {
        box?.replaceChildren(...(copy ? [copy] : []));
      }}
    />
  );
}
