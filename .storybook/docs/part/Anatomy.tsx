import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { Card } from "./cards.ts";
import { copyOf } from "./looks.ts";
import { wholeOf } from "./Measures.tsx";
import type { Piece } from "./pieces.ts";

/** In the margin of the picture, with a line to the piece. */
type Mark = { name: string; side: "left" | "right"; top: number; line: number };

/** The state that shows most of the pieces, and of those the first. */
const fullest = (cards: readonly Card[], pieces: readonly Piece[]): Card | undefined => {
  const count = ({ root }: Card) => pieces.filter(({ selector }) => root.querySelector(selector)).length;
  return cards.toSorted((one, other) => count(other) - count(one))[0];
};

/** Half of a mark, where its line begins, and the least distance of two, in px. */
const [HALF, EDGE, APART] = [10, 26, 22];

/** Where the pieces of an element are in a copy of it, whose elements have no ids. */
const inCopy = (whole: Element, copy: Element, pieces: readonly Piece[]) => {
  const [elements, copies] = [whole, copy].map((each) => [...each.querySelectorAll("*")]);
  return pieces.flatMap(({ name, selector }) => {
    const piece = whole.querySelector(selector);
    const element = piece && copies?.[elements?.indexOf(piece) ?? -1];
    return element ? [{ name, element }] : [];
  });
};

type Found = ReturnType<typeof inCopy>;

const isClose = (one: Pick<Mark, "side" | "top">, other: Mark) =>
  one.side === other.side && Math.abs(one.top - other.top) < APART;

/** On the left, or where another mark is there already on the right; below it where both sides are taken. */
function marksOf(found: Found, box: HTMLElement): Mark[] {
  const frame = box.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const { name, element } of found) {
    const { left, right, top: upper, height } = element.getBoundingClientRect();
    const top = upper - frame.top + height / 2 - HALF;
    const lines = { left: left - frame.left - EDGE, right: frame.right - right - EDGE };
    const free = (["left", "right"] as const).find((side) => !marks.some((mark) => isClose({ side, top }, mark)));
    const side = free ?? "left";
    const mark = { name, side, top, line: free ? Math.max(0, lines[side]) : 0 };
    while (marks.some((other) => isClose(mark, other))) mark.top += APART;
    marks.push(mark);
  }
  return marks;
}

/** A picture of the part with a number at each of its pieces, and their names. */
export function Anatomy({ cards, pieces }: { cards: readonly Card[]; pieces: readonly Piece[] }) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const box = picture.current;
    const card = fullest(cards, pieces);
    if (!box || !card) return;
    const whole = card.root === card.root.ownerDocument.body ? wholeOf(card) : card.root;
    const copy = document.adoptNode(copyOf(whole));
    const found = inCopy(whole, copy, pieces);
    box.replaceChildren(copy);
    const place = () => setMarks(marksOf(found, box.parentElement ?? box));
    const observer = new ResizeObserver(place);
    observer.observe(box);
    return () => observer.disconnect();
  }, [cards, pieces]);
  return (
    <div className="part-anatomy">
      <div className="part-card">
        <div ref={picture} inert />
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
}
