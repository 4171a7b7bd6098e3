import { isFramed, type Card } from "./cards.ts";

/** A piece of a part: where it is in what is rendered, and what it is called. */
export type Piece = { name: string; selector: string };

/** Where the middle of a number is in the picture, and its line to the piece. */
export type Mark = { name: string; side: Side | "beside"; x: number; y: number; line: number };

type Side = "left" | "right" | "top" | "bottom";
type Box = { left: number; right: number; top: number; bottom: number };

const REPLACED = "svg, img, input, select, textarea, video, canvas";

/** The first that is rendered: a frame has further elements of its own, which are hidden. */
export const pieceIn = (root: ParentNode, { selector }: Piece): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) => shapeOf(element).length > 0);

/** A window no wider than a tablet has room beside the names, in px. */
const WIDE = 768;
const widthOf = (card: Card) =>
  isFramed(card) ? Math.max(WIDE, card.root.ownerDocument.documentElement.clientWidth) : WIDE;

/** The state that shows most of the pieces, in a window that has room, and of those the first. */
export function fullest<Shown extends Card>(cards: readonly Shown[], pieces: readonly Piece[]): Shown | undefined {
  const count = ({ root }: Card) => pieces.filter((piece) => pieceIn(root, piece)).length;
  return cards.toSorted((one, other) => count(other) - count(one) || widthOf(one) - widthOf(other))[0];
}

/** Names the pieces of a state in a picture of it, whose elements may have lost their ids. */
export function namePieces(original: Element, picture: Element, pieces: readonly Piece[]): void {
  const [elements, copies] = [[...original.querySelectorAll("*")], [...picture.querySelectorAll("*")]];
  for (const piece of pieces) {
    const found = pieceIn(original, piece);
    if (found) copies[elements.indexOf(found)]?.setAttribute("data-piece", piece.name);
  }
}

/** Boxes of an element on the page; of one in a frame, which may be drawn smaller, those inside the frame. */
function onPage(boxes: Iterable<DOMRect>, { defaultView }: Document): Box[] {
  const frame = defaultView?.frameElement as HTMLElement | null | undefined;
  // The text for screen readers alone is 1 px wide.
  const seen = [...boxes].filter(({ width, height }) => width > 1 && height > 1);
  if (!frame || defaultView === window) return seen;
  const at = frame.getBoundingClientRect();
  const zoom = at.width / frame.offsetWidth;
  return seen
    .map(({ left, right, top, bottom }) => ({
      left: at.left + left * zoom,
      right: at.left + right * zoom,
      top: at.top + top * zoom,
      bottom: at.top + bottom * zoom,
    }))
    .filter((box) => meet(box, at));
}

const CLEAR = "rgba(0, 0, 0, 0)";

export function isDrawn(element: Element): boolean {
  const { backgroundColor, boxShadow, borderTopWidth, borderTopColor } = getComputedStyle(element);
  return backgroundColor !== CLEAR || boxShadow !== "none" || (borderTopWidth !== "0px" && borderTopColor !== CLEAR);
}

/** What can be seen of an element: its texts and images, and with `isWhole` the areas around them. */
function seenIn(node: Node, isWhole: boolean): Box[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const range = node.ownerDocument?.createRange();
    range?.selectNodeContents(node);
    return range && node.ownerDocument && node.textContent?.trim()
      ? onPage(range.getClientRects(), node.ownerDocument)
      : [];
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as Element;
  if (element.matches("script, style, template") || getComputedStyle(element).visibility === "hidden") return [];
  if (element.matches(REPLACED) || (isWhole && isDrawn(element)))
    return onPage(element.getClientRects(), element.ownerDocument);
  return [...element.childNodes].flatMap((child) => seenIn(child, isWhole));
}

function shapeOf(element: Element): Box[] {
  const seen = seenIn(element, true);
  return seen.length > 0 ? seen : onPage(element.getClientRects(), element.ownerDocument);
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Half of a number, from the edge of the picture to its middle, and from the end of its line to the piece, in px. */
const [HALF, EDGE, GAP] = [10, 16, 5];
/** Two numbers do not touch, in px. */
const APART = 6;

const circleAt = ({ x, y }: Pick<Mark, "x" | "y">, radius = HALF): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** So far a line stays away from what it passes, where there is room, in px. */
const AWAY = 6;

/** What a line covers: from the number to the piece, and so much beside it. */
function lineOf({ side, x, y, line }: Mark, beside = 1): Box {
  const before = { left: x - HALF - line, right: x - HALF, top: y - HALF - line, bottom: y - HALF };
  const after = { left: x + HALF, right: x + HALF + line, top: y + HALF, bottom: y + HALF + line };
  const along = side === "left" || side === "top" ? after : before;
  return side === "left" || side === "right"
    ? { ...along, top: y - beside, bottom: y + beside }
    : { ...along, left: x - beside, right: x + beside };
}

/** From each side to each box of a piece: to its middle, or to another place of it where that is taken. */
function waysTo(name: string, shape: readonly Box[], around: Element): Mark[] {
  const { clientWidth: width, clientHeight: height } = around;
  return shape.flatMap((box) =>
    [0.5, 0.2, 0.8].flatMap((share): Mark[] => {
      const x = box.left + (box.right - box.left) * share;
      const y = box.top + (box.bottom - box.top) * share;
      const from = EDGE + HALF + GAP;
      return [
        { name, side: "left", x: EDGE, y, line: box.left - from },
        { name, side: "right", x: width - EDGE, y, line: width - box.right - from },
        { name, side: "top", x, y: EDGE, line: box.top - from },
        { name, side: "bottom", x, y: height - EDGE, line: height - box.bottom - from },
      ];
    }),
  );
}

/** Places for a number without a line, at the end of a piece first. */
function placesBeside(name: string, { left, right, top, bottom }: Box): Mark[] {
  const [x, y, off] = [(left + right) / 2, (top + bottom) / 2, HALF + GAP];
  return [
    { x: right + off, y },
    { x, y: top - off },
    { x: left - off, y },
    { x, y: bottom + off },
  ].map((at) => ({ name, side: "beside", line: 0, ...at }));
}

/** A line from above or below is less easy to follow: it counts for longer. */
const lengthOf = ({ side, line }: Mark) => line + (side === "top" || side === "bottom" ? 60 : 0);

/**
 * From the nearest side from which a line crosses nothing that can be seen, no other piece and no other mark, and passes none
 * closely, and on whose number nothing of the piece itself lies. Where there is none, right beside the piece.
 */
export function marksOf(picture: Element, around: Element): Mark[] {
  const frame = around.getBoundingClientRect();
  // Places in a card are counted from inside its border.
  const [left, top] = [frame.left + around.clientLeft, frame.top + around.clientTop];
  const inside = (box: Box): Box => ({
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  });
  const pieces = [...picture.querySelectorAll("[data-piece]")].map((element) => ({
    element,
    name: element.getAttribute("data-piece") ?? "",
    shape: shapeOf(element).map(inside),
  }));
  const others = (element: Element) => [
    ...[...picture.querySelectorAll("*")]
      .filter((each) => !element.contains(each) && !(element.matches("text") && each.contains(element)))
      .flatMap((each) =>
        each.matches(REPLACED)
          ? seenIn(each, false)
          : [...each.childNodes]
              .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
              .flatMap((text) => seenIn(text, false)),
      )
      .map(inside),
    ...pieces.flatMap((other) =>
      other.element.contains(element) || element.contains(other.element) ? [] : other.shape,
    ),
  ];
  const { clientWidth, clientHeight } = around;
  const isInside = ({ x, y }: Mark) => Math.min(x, y, clientWidth - x, clientHeight - y) >= HALF;
  const marks: Mark[] = [];
  for (const { element, name, shape } of pieces) {
    const taken = [...others(element), ...marks.flatMap((mark) => [circleAt(mark, HALF + APART), lineOf(mark)])];
    const isFree = (...boxes: Box[]) => !taken.some((box) => boxes.some((own) => meet(own, box)));
    const isOver = (mark: Mark) => shape.some((box) => meet(circleAt(mark), box));
    const ways = waysTo(name, shape, around).filter((mark) => mark.line >= 0 && isFree(circleAt(mark), lineOf(mark)));
    const [way] = ways.toSorted(
      (one, other) =>
        Number(isOver(one)) - Number(isOver(other)) ||
        Number(isFree(lineOf(other, AWAY))) - Number(isFree(lineOf(one, AWAY))) ||
        lengthOf(one) - lengthOf(other),
    );
    const beside = shape.flatMap((box) => placesBeside(name, box)).filter(isInside);
    const mark = way ?? beside.find((place) => isFree(circleAt(place))) ?? beside[0];
    if (mark) marks.push(mark);
  }
  return marks;
}
