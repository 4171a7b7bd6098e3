import { DocsContext } from "@storybook/addon-docs/blocks";
import { Suspense, use, useMemo, useRef, type CSSProperties, type ReactNode } from "react";
import { Picture } from "../DesignExamples.tsx";
import { phone, sizeOf } from "../sheet/states.ts";
import { needsFrame, type Card } from "./cards.ts";
import { copyOf } from "./looks.ts";
import type { Pair } from "./pairPieces.tsx";
import { Reduced, StateFrame, useScales } from "./States.tsx";
import { words } from "./words.ts";

type PairsProps = { pair: Pair; cards: readonly Card[] };

/** A part in use, well and badly, side by side, or below each other where it is wide; not interactive. */
export function Pairs({ pair: { good, poor, more }, cards }: PairsProps) {
  const stories = use(DocsContext).componentStories();
  const storyOf = (side: Pair["good"]) =>
    "state" in side ? stories.find(({ name }) => name === side.state) : undefined;
  const story = storyOf(good);
  const box = useRef<HTMLDivElement>(null);
  const [scale] = useScales(box);
  const isFramed = story !== undefined && needsFrame(story);
  const isWide = story !== undefined && sizeOf(story).width > phone.width;
  const shown = (side: Pair["good"]): ReactNode => {
    if ("content" in side) return <Suspense>{side.content}</Suspense>;
    const own = storyOf(side);
    return own && needsFrame(own) ? (
      <StateFrame story={own} state={{ number: 0, id: own.id, name: own.name, rows: [], size: sizeOf(own) }} />
    ) : (
      <CopyOf card={cards.find(({ name }) => name === side.state)} />
    );
  };
  return (
    <>
      <Reduced scale={scale} />
      <div
        ref={box}
        className="docs-looks"
        data-wide={isWide || undefined}
        style={isFramed ? ({ "--width": `${sizeOf(story).width}px` } as CSSProperties) : undefined}
      >
        <section>
          <Picture caption={good.caption} content={shown(good)} name={words.good} className="docs-look-good" />
          <Picture caption={poor.caption} content={shown(poor)} name={words.poor} className="docs-look-poor" />
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
