import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { CARD, isFramed, type Card, type Story } from "./cards.ts";
import { FramedState } from "./FramedState.tsx";
import { copyOf } from "./looks.ts";
import { fullest, marksOf, piecesIn, piecesInCopy, type Mark } from "./marks.ts";
import type { Piece } from "./pieces.ts";
import { useCards } from "./useCards.ts";

type AnatomyProps = { cards: readonly Card[]; pieces: readonly Piece[]; stories: readonly Story[] };

/** A picture of the part with a number at each of its pieces, and their names. */
export function Anatomy({ cards, pieces, stories }: AnatomyProps) {
  const card = fullest(cards, pieces);
  const at = stories.findIndex(({ id }) => id === card?.id);
  const story = stories[at];
  if (!card || !story) return null;
  return isFramed(card) ? (
    <OfAFrame key={story.id} story={story} number={at + 1} pieces={pieces} />
  ) : (
    <OfACopy root={card.root} pieces={pieces} />
  );
}

/** Measured anew with each width of the picture. */
const measure = (box: HTMLElement, place: () => void) => {
  const observer = new ResizeObserver(place);
  observer.observe(box);
  return () => observer.disconnect();
};

function OfACopy({ root, pieces }: { root: HTMLElement; pieces: readonly Piece[] }) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const around = picture.current?.parentElement;
    if (!around) return;
    const copy = copyOf(root);
    picture.current?.replaceChildren(copy);
    return measure(around, () => setMarks(marksOf(piecesInCopy(root, copy, pieces), around)));
  }, [root, pieces]);
  return (
    <Marked marks={marks} pieces={pieces}>
      <div ref={picture} inert />
    </Marked>
  );
}

/** What fills a window looks the same only in one. */
function OfAFrame({ story, number, pieces }: { story: Story; number: number; pieces: readonly Piece[] }) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [card] = useCards(picture);
  useEffect(() => {
    const around = picture.current?.parentElement;
    if (!around || !card) return;
    return measure(around, () => setMarks(marksOf(piecesIn(card.root, pieces), around)));
  }, [card, pieces]);
  return (
    <Marked marks={marks} pieces={pieces}>
      <div ref={picture}>
        <div {...{ [CARD]: story.id }} className="part-frame">
          <FramedState story={story} number={number} loadsAtOnce={false} />
        </div>
      </div>
    </Marked>
  );
}

type MarkedProps = { marks: readonly Mark[]; pieces: readonly Piece[]; children: ReactNode };

const Marked = ({ marks, pieces, children }: MarkedProps) => (
  <div className="part-anatomy">
    <div className="part-card">
      {children}
      {marks.map(({ name, side, top, line }) => (
        <span
          key={name}
          aria-hidden="true"
          className="part-mark"
          data-side={side}
          style={{ top, "--line": `${line}px` } as CSSProperties}
        >
          {pieces.findIndex((piece) => piece.name === name) + 1}
        </span>
      ))}
    </div>
    <ol>
      {pieces.map(({ name }) => (
        <li key={name} data-found={marks.some((mark) => mark.name === name) || undefined}>
          {name}
        </li>
      ))}
    </ol>
  </div>
);
