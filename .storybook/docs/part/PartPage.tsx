import { Canvas, Controls, Description, DocsContext, Source, Title } from "@storybook/addon-docs/blocks";
import { use, useLayoutEffect, useMemo, useRef } from "react";
import partUses from "#stories/docs/partUses.json";
import { nameOfPart } from "#workbench/shared/titles.ts";
import { isState, sizeOf } from "../sheet/states.ts";
import { useBrightness } from "../useBrightness.ts";
import { Anatomy } from "./Anatomy.tsx";
import { needsFrame, widestSmall, type Card } from "./cards.ts";
import { keysOf } from "./keys.ts";
import { hasControl, Looks } from "./Looks.tsx";
import { Measures, type ToMeasure } from "./Measures.tsx";
import { Pairs } from "./Pairs.tsx";
import { pairs } from "./pairExamples.ts";
import { Places, WithParts } from "./Places.tsx";
import { Spoken } from "./Spoken.tsx";
import { States } from "./States.tsx";
import { useCards } from "./useCards.ts";
import { words } from "./words.ts";

type Use = {
  when: string;
  not: string;
  pieces?: Readonly<Record<string, string>>;
  /** What keys do in this part alone. */
  keys?: Readonly<Record<string, string>>;
  /** What it renders itself, where its stories have a frame around it. */
  content?: string;
  /** What is measured instead of the first element and its first control. */
  measured?: ToMeasure;
};

/** When a part is the right one, what takes its place where it is not, and what cannot be read from what it renders. */
const uses: Readonly<Record<string, Use>> = partUses;

const ownKeysOf = (part: string) => Object.entries(uses[part]?.keys ?? {});

const noPieces: Readonly<Record<string, string>> = {};

/** As high as its first state, and no higher than this, in pixels. */
const HIGHEST = 640;

/** Of the frame that shows a state. */
const heightOf = (card: Card | undefined): number =>
  card?.root.ownerDocument.defaultView?.frameElement?.clientHeight ?? HIGHEST;

/** A state that shows a failure scrolls to it in the product; here it would scroll the page away from its title. */
function useNoScrollOfStates() {
  useLayoutEffect(() => {
    const { prototype } = Element;
    const own = Object.getOwnPropertyDescriptor(prototype, "scrollIntoView") ?? {};
    const scroll = own.value as (this: Element, options?: ScrollIntoViewOptions) => void;
    prototype.scrollIntoView = function (this: Element, options?: ScrollIntoViewOptions) {
      if (this.closest("[data-state]") === null) scroll.call(this, options);
    };
    return () => {
      Object.defineProperty(prototype, "scrollIntoView", own);
    };
  }, []);
}

/** The page of a part: what it is for, its states, and what is read from the rendered states. */
export function PartPage({ title }: { title: string }) {
  useNoScrollOfStates();
  const part = title.slice(title.lastIndexOf("/") + 1);
  const all = use(DocsContext)
    .componentStories()
    .filter((story) => isState(story) && story.tags?.includes("autodocs"));
  const single = all.filter(({ tags }) => !tags?.includes("sheet"));
  const stories = single.length > 0 ? single : all;
  const isDrawing = title.includes("/drawings/");
  const [live] = stories;
  const { when = "", not = "", pieces = noPieces, content, measured } = uses[part] ?? {};
  const named = useMemo(() => Object.entries(pieces).map(([name, selector]) => ({ name, selector })), [pieces]);
  const pair = pairs[part];
  const list = useRef<HTMLOListElement>(null);
  const cards = useCards(list);
  const brightness = useBrightness();
  const read = useMemo(
    () =>
      content === undefined
        ? cards
        : cards.map((card) => ({ ...card, root: card.root.querySelector<HTMLElement>(content) ?? card.root })),
    [cards, content],
  );
  const small = useMemo(() => widestSmall(cards), [cards]);
  const first = cards.filter(({ id }, at) => id === stories[at]?.id);
  const waiting =
    cards.length === stories.length ? null : <p className="part-wait">{words.waiting(cards.length, stories.length)}</p>;
  const keys = keysOf(
    read.map(({ root }) => root),
    ownKeysOf(part),
  );
  if (!live) return null;
  return (
    <>
      <Title>
        <span lang="de">{nameOfPart(part)}</span> {nameOfPart(part) === part ? null : <code lang="en">{part}</code>}
      </Title>
      {when ? (
        <p lang="de">
          <strong>{words.when}</strong> <WithParts text={when} />
          <br />
          <strong>{words.notWhen}</strong> <WithParts text={not} />
        </p>
      ) : null}
      <div
        className="sb-unstyled docs part"
        lang="de"
        data-rendered={cards.length}
        data-drawing={isDrawing || undefined}
      >
        <h2 id="zustaende">{isDrawing ? words.drawing : words.states}</h2>
        <States stories={stories} list={list} small={small} />
        {hasControl(read) ? (
          <section aria-labelledby="zeiger">
            <h2 id="zeiger">{words.looks}</h2>
            <Looks cards={read} small={small !== undefined} />
          </section>
        ) : null}
        {named.length > 0 ? (
          <section aria-labelledby="aufbau">
            <h2 id="aufbau">{words.anatomy}</h2>
            {cards.length === 0 ? waiting : <Anatomy cards={cards} pieces={named} />}
          </section>
        ) : null}
        {pair ? (
          <section aria-labelledby="so">
            <h2 id="so">{words.pairs}</h2>
            <Pairs pair={pair} cards={cards} />
          </section>
        ) : null}
        <div className="part-facts">
          {isDrawing ? null : (
            <>
              <section aria-labelledby="bedienung">
                <h2 id="bedienung">{words.keys}</h2>
                {keys.length === 0 ? (waiting ?? <p>{words.noKeys}</p>) : null}
                <dl className="part-keys">
                  {keys.map(([key, ...does]) => (
                    <div key={key}>
                      <dt>{key}</dt>
                      {does.map((each) => (
                        <dd key={each}>{each}</dd>
                      ))}
                    </div>
                  ))}
                </dl>
              </section>
              <section aria-labelledby="vorlesehilfe">
                <h2 id="vorlesehilfe">{words.spoken}</h2>
                {cards.length === 0 ? waiting : <Spoken cards={read} />}
              </section>
            </>
          )}
          <section aria-labelledby="masse">
            <h2 id="masse">{words.measures}</h2>
            <Measures cards={first} states={stories.map(({ name }) => name)} pieces={named} chosen={measured} />
            {typeof measured === "string" ? null : waiting}
          </section>
        </div>
        <section aria-labelledby="orte">
          <h2 id="orte">{words.places}</h2>
          <Places part={part} />
        </section>
      </div>
      <details className="sheet-properties">
        <summary lang="de">{words.development}</summary>
        <p className="part-note" lang="de">
          {words.fromCode}
        </p>
        <Description of="meta" />
        {needsFrame(live) ? (
          <div style={{ maxWidth: sizeOf(live).width }}>
            <Canvas
              of={live.moduleExport}
              story={{ inline: false, height: `${Math.min(HIGHEST, heightOf(cards[0]))}px` }}
            />
          </div>
        ) : (
          <Canvas of={live.moduleExport} story={{ __primary: true }} className="part-live" />
        )}
        <Source of={live.moduleExport} dark={brightness === "dark"} />
        <Controls of={live.moduleExport} />
      </details>
    </>
  );
}
