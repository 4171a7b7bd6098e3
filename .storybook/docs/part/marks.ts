import type { Card } from "./cards.ts";
import type { Piece } from "./pieces.ts";

/** In the margin of the picture, with a line to the piece. */
export type Mark = { name: string; side: "left" | "right"; top: number; line: number };

type Box = { left: number; right: number; top: number; height: number };
type Found = { name: string; box: Box };

/** The first that is rendered: a frame has further elements of its own, which are hidden. */
const pieceIn = (root: ParentNode, { selector }: Piece): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);

/** The state that shows most of the pieces, and of those the first. */
export function fullest(cards: readonly Card[], pieces: readonly Piece[]): Card | undefined {
  const count = ({ root }: Card) => pieces.filter((piece) => pieceIn(root, piece)).length;
  return cards.toSorted((one, other) => count(other) - count(one))[0];
}

/** Where an element is on the page; one in a frame, which may be drawn smaller, by its frame. */
function boxOf(element: Element): Box {
  const { left, right, top, height } = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  if (!(frame instanceof HTMLElement) || element.ownerDocument === document) return { left, right, top, height };
  const at = frame.getBoundingClientRect();
  const zoom = at.width / frame.offsetWidth;
  return {
    left: at.left + left * zoom,
    right: at.left + right * zoom,
    top: at.top + top * zoom,
    height: height * zoom,
  };
}

/** The pieces of a state, where they are in a copy of it: its elements have no ids. */
export function piecesInCopy(original: Element, copy: Element, pieces: readonly Piece[]): Found[] {
  const [elements, copies] = [[...original.querySelectorAll("*")], [...copy.querySelectorAll("*")]];
  return pieces.flatMap((piece) => {
    const found = pieceIn(original, piece);
    const element = found && copies[elements.indexOf(found)];
    return element ? [{ name: piece.name, box: boxOf(element) }] : [];
  });
}

export const piecesIn = (root: ParentNode, pieces: readonly Piece[]): Found[] =>
  pieces.flatMap((piece) => {
    const element = pieceIn(root, piece);
    return element ? [{ name: piece.name, box: boxOf(element) }] : [];
  });

/** Half of a mark, where its line begins, and the least distance of two, in px. */
const [HALF, EDGE, APART] = [10, 26, 22];

const isClose = (one: Pick<Mark, "side" | "top">, other: Mark) =>
  one.side === other.side && Math.abs(one.top - other.top) < APART;

/** On the left, or where another mark is there already on the right; below it where both sides are taken. */
export function marksOf(found: readonly Found[], around: Element): Mark[] {
  const frame = around.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const { name, box } of found) {
    const top = box.top - frame.top + box.height / 2 - HALF;
    const lines = { left: box.left - frame.left - EDGE, right: frame.right - box.right - EDGE };
    const free = (["left", "right"] as const).find((side) => !marks.some((mark) => isClose({ side, top }, mark)));
    const side = free ?? "left";
    const mark = { name, side, top, line: free ? Math.max(0, lines[side]) : 0 };
    while (marks.some((other) => isClose(mark, other))) mark.top += APART;
    marks.push(mark);
  }
  return marks;
}
