import { useMemo } from "react";
import { phone } from "../sheet/states.ts";
import { isFramed, type Card } from "./cards.ts";
import { fullest, pieceIn, type Piece } from "./marks.ts";
import {
  boxOf,
  classOf,
  controlsIn,
  kindOf,
  limitOf,
  measuresOf,
  numberedName,
  smallestTarget,
  writtenIn,
  type Measure,
} from "./measures.ts";
import { words } from "./words.ts";

/** By a selector or, without one, the part itself or its first control. */
type Measured = { name: string; element: Element; selector?: string; measures: readonly Measure[] };

/** By a name, which may be that of a state, the selector of what is measured; a sentence where there is nothing to measure. */
export type ToMeasure = string | Readonly<Record<string, string>>;

/** What is nothing but a box around another leaves the measures to that. */
function insideOf(element: Element): Element {
  const [child, ...others] = element.children;
  if (!child || others.length > 0 || element.matches("a, button, label, summary, svg")) return element;
  const [own, inner] = [element.getBoundingClientRect(), child.getBoundingClientRect()];
  const isSame = (["left", "right", "top", "bottom"] as const).every((side) => Math.abs(own[side] - inner[side]) < 1);
  return isSame && !hasText(element) ? insideOf(child) : element;
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

/** The part itself: what a story renders, alone on a sign or not, or what lies in a layer of its own. */
function wholeOf(card: Card): Element {
  const { root } = card;
  if (!isFramed(card))
    return insideOf(root.querySelector(":scope > div[data-sign] > :only-child") ?? root.firstElementChild ?? root);
  return insideOf(layerOf(card) ?? root.querySelector("#storybook-root > *") ?? root);
}

const layerOf = ({ root }: Card) => root.querySelector("[role=dialog], [data-tone]");

/** The width that a part does not exceed where it has the room. */
function widestOf(cards: readonly Card[]): Measure[] {
  const found = cards
    .filter(({ root }) => (root.ownerDocument.defaultView?.innerWidth ?? 0) > phone.width)
    .flatMap(({ root }) => [...root.querySelectorAll("#storybook-root *")].flatMap((each) => limitOf(each) ?? []));
  const [widest] = found;
  return widest ? [["Breite", widest]] : [];
}

const ERROR = "[id$=-error]";

/** The error of a field, where another state is measured. */
const errorOf = (cards: readonly Card[], pieces: readonly Piece[]): Measured[] =>
  cards
    .flatMap(({ root }) => {
      const error = root.querySelector(ERROR);
      return error ? [{ name: words.error, element: error, measures: measuresOf(error, root, pieces) }] : [];
    })
    .slice(0, 1);

/** The whole of the state that shows most of the pieces, the first control of the first state, and an error. */
function measuredOf(cards: readonly Card[], pieces: readonly Piece[]): Measured[] {
  const [first] = cards;
  const card = fullest(cards, pieces);
  if (!first || !card) return [];
  const [control] = controlsIn(first.root);
  const box = control && boxOf(control);
  if (box === wholeOf(first))
    return [{ name: words.whole, element: box, measures: measuresOf(box, first.root, pieces, control) }];
  return [
    {
      name: words.whole,
      element: wholeOf(card),
      measures: [...widestOf(cards), ...measuresOf(wholeOf(card), card.root, pieces)],
    },
    ...(control && box
      ? [{ name: kindOf(control), element: box, measures: measuresOf(box, first.root, pieces, control) }]
      : []),
    ...(card.root.querySelector(ERROR) ? [] : errorOf(cards, pieces)),
  ];
}

/** The height, and that on a narrow phone where it is another there. */
const withNarrow = (measures: readonly Measure[], narrow: readonly Measure[]): Measure[] =>
  measures.map((measure): Measure => {
    const [what, value] = measure;
    const [, other] = narrow.find(([each]) => each === what) ?? [];
    return what === "Höhe" && other && other !== value ? [...measure, words.onSmallPhone(other)] : measure;
  });

const isNarrow = ({ ownerDocument }: Element) => (ownerDocument.defaultView?.innerWidth ?? 0) < phone.width;

/** Each in the state of its name, or in the fullest that has a text in it: an empty code has no digits. */
const chosenOf = (
  cards: readonly Card[],
  chosen: Readonly<Record<string, string>>,
  states: readonly string[],
  pieces: readonly Piece[],
): Measured[] =>
  Object.entries(chosen).flatMap(([name, selector]) => {
    const own = cards.filter((card) => card.name === name);
    if (own.length === 0 && states.includes(name)) return [];
    const all = (own.length > 0 ? own : cards).flatMap((card) => {
      const element = card.root.querySelector(selector);
      return element ? [{ ...card, element }] : [];
    });
    const written = all.filter(({ element }) => writtenIn(element).length > 0);
    const found = fullest(written.length > 0 ? written : all, pieces);
    if (!found) return [];
    const read = ({ element, root }: typeof found) =>
      measuresOf(element, root, pieces, element.querySelector(":scope > input") ?? element);
    const narrow = written.find(({ element }) => isNarrow(element));
    const measures = narrow ? withNarrow(read(found), read(narrow)) : read(found);
    return [{ name, element: found.element, selector, measures }];
  });

const isAlike = (one: Element, other: Element) =>
  one === other || (one.className !== "" && classOf(one) === classOf(other));

/**
 * What is around the chosen, without its types: they are those of the chosen. What a frame shows around them is an example; so
 * is the sign or the button that a smaller part stands on.
 */
function aroundOf(chosen: readonly Measured[], cards: readonly Card[], pieces: readonly Piece[]): Measured[] {
  const card = fullest(cards, pieces);
  if (!card || (isFramed(card) && !layerOf(card))) return [];
  const element = wholeOf(card);
  const isExample = element.matches("[data-sign], button");
  if (isExample || chosen.some((other) => isAlike(other.element, element))) return [];
  const measures = measuresOf(element, card.root, pieces).filter(([what]) =>
    /^(?:Ecken|Innenabstand|Abstand darin)$/.test(what),
  );
  return [{ name: words.whole, element, measures }];
}

/** The pieces of the anatomy that are not measured otherwise. */
function piecesOf(measured: readonly Measured[], cards: readonly Card[], pieces: readonly Piece[]): Measured[] {
  const card = fullest(cards, pieces);
  if (!card) return [];
  return pieces.flatMap((piece, at) => {
    const element = pieceIn(card.root, piece);
    // A line of a drawing has no box.
    if (!element || element.matches("svg *") || measured.some((other) => isAlike(other.element, element))) return [];
    return [{ name: numberedName(piece, at), element, measures: measuresOf(element, card.root, pieces) }];
  });
}

const typesOf = ({ measures }: Measured): string[] =>
  measures.flatMap(([what, ...values]) =>
    /chrift/.test(what) ? values.map((value) => value.split(": ").at(-1) ?? "") : [],
  );

const isAround = ({ name, element, selector }: Measured, { element: inner }: Measured) =>
  name === words.whole ||
  element.contains(inner) ||
  (selector !== undefined && inner.parentElement?.closest(selector) != null);

/** Types that the block of what is around it names stand there alone; those of another block name that. */
const foldedIn = (all: readonly Measured[]): Measured[] => {
  const folded = all.map((block, at) => {
    const before = all.slice(0, at);
    const isNamed = before.some((other) => {
      const types = typesOf(other);
      return (
        (isAround(other, block) || block.element.contains(other.element)) &&
        typesOf(block).every((type) => types.includes(type))
      );
    });
    const measures = block.measures.flatMap((measure): Measure[] => {
      const [what] = measure;
      if (!/chrift/.test(what)) return [measure];
      if (isNamed) return [];
      const same = before.find((other) => other.measures.some((each) => each.join("\n") === measure.join("\n")));
      return [same ? [what, words.as(same.name)] : measure];
    });
    return { ...block, measures };
  });
  return folded.filter(({ measures }) => measures.length > 0);
};

/** With the number that the anatomy gives the element. */
function withNumber(name: string, element: Element, cards: readonly Card[], pieces: readonly Piece[]): string {
  const root = cards.find((card) => card.root.contains(element))?.root;
  const at = root && !/^\d/.test(name) ? pieces.findIndex((piece) => pieceIn(root, piece) === element) : -1;
  return at < 0 ? name : `${at + 1} ${name}`;
}

/** Whether a part that is rendered on the page has other measures in a window of another width. */
const followsWindow = (card: Card): boolean =>
  !isFramed(card) && card.root.querySelector("[class*='wide:'], [class*='desk:']") !== null;

/** The name of a token stays on one line. */
const unbroken = (value: string) =>
  value.split(/([a-z]+(?:-[a-z]+)+)/).map((text, at) => (at % 2 === 1 ? <span key={at}>{text}</span> : text));

type MeasuresProps = {
  /** The first of the states, as far as they are rendered without a gap. */
  cards: readonly Card[];
  /** The names of all. */
  states: readonly string[];
  /** Of the anatomy, which name the texts in them. */
  pieces: readonly Piece[];
  chosen: ToMeasure | undefined;
};

/** Measured on the state that shows most, or on that of its name; the least target on all of them, once they are there. */
export function Measures({ cards, states, pieces, chosen }: MeasuresProps) {
  const measured = useMemo(() => {
    if (typeof chosen === "string") return [];
    const own = chosen ? chosenOf(cards, chosen, states, pieces) : measuredOf(cards, pieces);
    const all = chosen ? [...aroundOf(own, cards, pieces), ...own] : own;
    return foldedIn([...all, ...piecesOf(all, cards, pieces)]);
  }, [cards, states, pieces, chosen]);
  const target = useMemo(() => {
    // A state that is still to come may have the least target.
    if (typeof chosen === "string" || cards.length < states.length) return undefined;
    return smallestTarget(
      cards.map(({ root }) => root),
      chosen && Object.values(chosen).join(),
    );
  }, [cards, states, chosen]);
  if (typeof chosen === "string") return <p>{chosen}</p>;
  return (
    <>
      <div className="part-all-measures">
        {measured.map(({ name, element, measures }) => (
          <div key={name} className="part-measures">
            {measured.length > 1 || chosen ? (
              <h4>{states.includes(name) ? name : withNumber(name, element, cards, pieces)}</h4>
            ) : null}
            <dl>
              {measures.map(([what, ...values]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  {values.map((value) => (
                    <dd key={value}>{unbroken(value)}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {target ? (
        <p>
          {words.target} {target}
        </p>
      ) : null}
      {window.innerWidth > phone.width && cards.some(followsWindow) ? <p>{words.window(window.innerWidth)}</p> : null}
    </>
  );
}
