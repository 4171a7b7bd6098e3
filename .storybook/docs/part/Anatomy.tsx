import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from "react";
import { isFramed, type Card } from "./cards.ts";
import { BAR } from "../sheet/Frame.tsx";
import { cutOf, cutProps, settled } from "../sheet/openFrame.ts";
import { copyOf } from "./looks.ts";
import { fullest, marksOf, namePieces, type Mark, type Piece } from "./marks.ts";
import { Reduced, useScales } from "./States.tsx";
import { words } from "./words.ts";
import "./part.css";

type AnatomyProps = { cards: readonly Card[]; pieces: readonly Piece[] };

/** A picture of the part with a number at each of its pieces, and their names. */
export function Anatomy({ cards, pieces }: AnatomyProps) {
  const card = fullest(cards, pieces);
  if (!card) return null;
  return isFramed(card) ? (
    <OfAWindow key={card.id} card={card} pieces={pieces} />
  ) : (
    <OfACopy key={card.id} root={card.root} pieces={pieces} />
  );
}

/** The numbers of a picture in its card, measured anew with each width. */
function useMarks(picture: HTMLElement | null): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const frame = picture?.ownerDocument.defaultView?.frameElement;
    const around = (picture?.ownerDocument === document ? picture : frame)?.closest(".part-card");
    if (!picture || !around) return;
    const observer = new ResizeObserver(() => setMarks(marksOf(picture, around)));
    observer.observe(around);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [picture]);
  return marks;
}

/** Numbers at the pieces of a picture, which has a name in `data-piece` at each. */
export function Numbered({ pieces, children }: { pieces: readonly Listed[]; children: ReactNode }) {
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  return (
    <Marked marks={useMarks(picture)} pieces={pieces}>
      <div ref={setPicture} inert>
        {children}
      </div>
    </Marked>
  );
}

function OfACopy({ root, pieces }: { root: HTMLElement; pieces: readonly Piece[] }) {
  const copy = useMemo(() => {
    const picture = copyOf(root);
    namePieces(root, picture, pieces);
    return (
      <div
        ref={(box) => {
          box?.replaceChildren(picture);
        }}
      />
    );
  }, [root, pieces]);
  return <Numbered pieces={pieces}>{copy}</Numbered>;
}

/** What enters in the product is there in its picture. */
const STILL = "<style>*, ::before, ::after { transition: none !important }</style>";

/** A document as it is now, without what would change it. */
function pictureOf({ documentElement }: Document): string {
  const copy = documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  copy.querySelector("head")?.insertAdjacentHTML("beforeend", STILL);
  return `<!doctype html>${copy.outerHTML}`;
}

/** What fills a window looks the same only in one: a picture of the window. */
function OfAWindow({ card: { root, name: state }, pieces }: { card: Card; pieces: readonly Piece[] }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [picture] = useState(() => pictureOf(root.ownerDocument));
  const { clientWidth = 0, clientHeight = 0 } = root.ownerDocument.defaultView?.frameElement ?? {};
  const shown = cutProps(cutOf(root.ownerDocument), clientHeight);
  const name = async ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument) return;
    await settled(contentDocument);
    const lists = contentDocument.querySelectorAll("[role=listbox]");
    // A copy of a list begins at its top.
    for (const [at, list] of root.ownerDocument.querySelectorAll("[role=listbox]").entries())
      lists[at]?.scrollTo(0, list.scrollTop);
    namePieces(contentDocument.body, contentDocument.body, pieces);
    setBody(contentDocument.body);
  };
  return (
    <Marked marks={useMarks(body)} pieces={pieces}>
      <div className="part-frame">
        <div
          className="sheet-phone"
          data-bar={clientHeight <= BAR || undefined}
          data-cut={shown?.["data-cut"]}
          style={{ "--width": `${clientWidth}px`, "--height": `${clientHeight}px`, ...shown?.style } as CSSProperties}
        >
          <iframe
            inert
            sandbox="allow-same-origin"
            title={`${words.anatomy}: ${state}`}
            srcDoc={picture}
            onLoad={(event) => void name(event)}
          />
        </div>
      </div>
    </Marked>
  );
}

type Listed = { name: string; note?: string };
type MarkedProps = { marks: readonly Mark[]; pieces: readonly Listed[]; children: ReactNode };

function Marked({ marks, pieces, children }: MarkedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale] = useScales(box);
  return (
    <div ref={box} className="part-anatomy">
      <Reduced scale={scale} />
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
        {pieces.map(({ name, note }) => (
          <li key={name} data-found={marks.some((mark) => mark.name === name) || undefined}>
            {note ? <strong>{name}: </strong> : name}
            {note}
          </li>
        ))}
      </ol>
    </div>
  );
}
