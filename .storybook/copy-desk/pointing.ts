import { newPane, isOfDesk } from "./outline.ts";
import { MODAL, type Spot } from "./spots.ts";
import { words } from "./words.ts";

export type Pointing = {
  spots: () => readonly Spot[];
  /** The element under the pointer, or that the arrow keys reached; null where there is no text. */
  onTouch: (element: Element | null) => void;
  onChoose: (element: Element) => void;
  onLeave: () => void;
};

/** An open dialog watches these: it would close itself, or take the focus back. */
const hidden = ["pointerdown", "mousedown", "focusin", "focusout"] as const;

/**
 * Selects a text on the canvas with the pointer, or with the arrow keys in reading order. Enter or a press chooses, Escape
 * leaves. Events do not reach the story, not even its open dialog. Returns the cleanup.
 */
export function startPointing(document: Document, { spots, onTouch, onChoose, onLeave }: Pointing): () => void {
  const pane = document.body.appendChild(newPane(document));
  pane.setAttribute("role", "application");
  pane.setAttribute("aria-label", `${words.pointAt}: Pfeiltasten gehen weiter, Enter wählt, Escape beendet`);
  let touched: Element | null = null;

  const touch = (element: Element | null) => {
    touched = element;
    onTouch(element);
  };
  const step = (by: 1 | -1) => {
    const all = elementsOf(spots().filter(({ isBehind }) => !isBehind));
    if (all.length === 0) return;
    const from = touched ? all.indexOf(touched) : by === 1 ? -1 : 0;
    const next = all[(from + by + all.length) % all.length] ?? null;
    next?.scrollIntoView({ block: "nearest" });
    touch(next);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowRight: () => step(1),
    ArrowUp: () => step(-1),
    ArrowLeft: () => step(-1),
    Enter: () => touched && onChoose(touched),
    Escape: onLeave,
  };

  pane.addEventListener("pointermove", ({ clientX, clientY }) => touch(textAt(document, clientX, clientY, spots())));
  pane.addEventListener("click", ({ clientX, clientY }) => {
    const element = textAt(document, clientX, clientY, spots());
    if (element) onChoose(element);
  });
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const hide = (event: Event) => event.stopPropagation();
  const view = document.defaultView;
  view?.addEventListener("keydown", onKey, { capture: true });
  for (const name of hidden) view?.addEventListener(name, hide, { capture: true });
  view?.focus();
  pane.focus();
  return () => {
    view?.removeEventListener("keydown", onKey, { capture: true });
    for (const name of hidden) view?.removeEventListener(name, hide, { capture: true });
    pane.remove();
  };
}

const elementsOf = (spots: readonly Spot[]) => [...new Set(spots.map(({ element }) => element))];

const isAt = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** The innermost element with a text at this point, not through a dialog; a box that only stands around it counts last. The browser does not tell what an open dialog keeps from the pointer: its box does. */
function textAt(document: Document, x: number, y: number, spots: readonly Spot[]): Element | null {
  const elements = elementsOf(spots);
  const behind = elementsOf(spots.filter(({ isBehind }) => isBehind));
  const under = document.elementsFromPoint(x, y).filter((element) => !isOfDesk(element));
  const dialog = under.find((element) => element.matches(MODAL));
  const touched = under.find((element) => elements.includes(element) && (dialog?.contains(element) ?? true));
  return (
    touched ?? (dialog ? null : (behind.findLast((element) => isAt(element.getBoundingClientRect(), x, y)) ?? null))
  );
}
