import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from "react";
import { isFramed, type Card } from "./cards.ts";
import { copyOf } from "./looks.ts";
import { fullest, marksOf, namePieces, type Mark } from "./marks.ts";
import type { Piece } from "./pieces.ts";
import { words } from "./words.ts";

type AnatomyProps = { cards: readonly Card[]; pieces: readonly Piece[] };

/** A picture of the part with a number at each of its pieces, and their names. */
export function Anatomy({ cards, pieces }: AnatomyProps) {
  const card = fullest(cards, pieces);
  if (!card) return null;
  return isFramed(card) ? (
    <OfAWindow key={card.id} card={card} pieces={pieces} />
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
    namePieces(root, copy, pieces);
    picture.current?.replaceChildren(copy);
    return measure(around, () => setMarks(marksOf(copy, around)));
  }, [root, pieces]);
  return (
    <Marked marks={marks} pieces={pieces}>
      <div ref={picture} inert />
    </Marked>
  );
}

/** A document as it is now, without what would change it. */
function pictureOf({ documentElement }: Document): string {
  const copy = documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  return `<!doctype html>${copy.outerHTML}`;
}

/** What fills a window looks the same only in one: a picture of the window. */
function OfAWindow({ card: { root, name }, pieces }: { card: Card; pieces: readonly Piece[] }) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [picture] = useState(() => pictureOf(root.ownerDocument));
  const { clientWidth = 0, clientHeight = 0 } = root.ownerDocument.defaultView?.frameElement ?? {};
  const mark = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const around = frame.closest(".part-card");
    if (!around || !frame.contentDocument) return;
    const { body } = frame.contentDocument;
    namePieces(body, body, pieces);
    setMarks(marksOf(body, around));
  };
  return (
    <Marked marks={marks} pieces={pieces}>
      <div className="part-frame">
        <div
          className="sheet-phone"
          style={{ "--width": `${clientWidth}px`, "--height": `${clientHeight}px` } as CSSProperties}
        >
          <iframe
            inert
            sandbox="allow-same-origin"
            title={`${words.anatomy}: ${name}`}
            srcDoc={picture}
            onLoad={mark}
          />
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
      {marks.map(({ name, side, x, y, line }) => (
        <span
          key={name}
          aria-hidden="true"
          className="part-mark"
          data-side={side}
          style={{ left: x, top: y, "--line": `${line}px` } as CSSProperties}
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
