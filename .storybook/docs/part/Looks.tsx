import { useEffect, useState } from "react";
import { fireEvent } from "storybook/test";
import type { Card } from "./cards.ts";
import { squeezed } from "#workbench/shared/squeezed.ts";
import { appearance, copyWith, isShownAlone, lookRules, looks, type Look } from "./looks.ts";
import { controlsIn } from "./measures.ts";
import { words } from "./words.ts";

const captions: Record<Look | "off", string> = {
  rest: "In Ruhe",
  hover: "Zeiger darauf",
  focus: "Mit der Tabtaste erreicht",
  active: "Gedrückt",
  off: "Gesperrt",
};

/** More kinds of one control than these are not shown. */
const KINDS = 8;

/** Of small parts so many kinds stand open, of others the first. */
const OPEN_SMALL = 2;

type Picture = { look: Look | "off"; copy: HTMLElement; state?: string };
/** `name`: of the state, or of the control where that is shown without the rest. */
type Row = { card: Card; name: string; pictures: readonly Picture[]; same: readonly Picture["look"][] };

const isOff = (control: Element) =>
  control.matches(
    ":disabled, [aria-disabled=true] *, [aria-disabled=true], [aria-busy=true], textarea:read-only, input:read-only:not([type=checkbox], [type=radio], [type=file])",
  );

/** What a part draws itself when it has the focus follows the event. Only that is taken back: a field left is checked. */
async function focused(root: HTMLElement, control: HTMLElement): Promise<HTMLElement> {
  const { innerHTML } = root;
  void fireEvent.focusIn(control);
  await new Promise(requestAnimationFrame);
  const copy = copyWith(root, control, "focus");
  if (root.innerHTML !== innerHTML) void fireEvent.focusOut(control);
  return copy;
}

/** One state of each kind of control that the part has: those of one class name look alike. */
function kindsIn(cards: readonly Card[]): { card: Card; control: HTMLElement }[] {
  const kinds = new Map<string, { card: Card; control: HTMLElement }>();
  for (const card of cards) {
    const control = controlsIn(card.root).find((each) => !isOff(each));
    if (!control) continue;
    const frame = control.parentElement?.className ?? "";
    const kind = `${control.tagName} ${control.className} ${frame} ${control.matches("[aria-invalid=true]")}`;
    if (!kinds.has(kind)) kinds.set(kind, { card, control });
  }
  return [...kinds.values()].slice(0, KINDS);
}

const styleOf = (copy: HTMLElement): string => {
  const probe = document.createElement("div");
  probe.className = "part-probe";
  probe.inert = true;
  probe.append(copy.cloneNode(true));
  document.body.append(probe);
  const seen = appearance(probe);
  probe.remove();
  return seen;
};

async function rowOf(card: Card, control: HTMLElement): Promise<Row> {
  const { root } = card;
  const copies = new Map<Look, HTMLElement>();
  for (const look of looks)
    copies.set(look, look === "focus" ? await focused(root, control) : copyWith(root, control, look));
  const seen = new Map([...copies].map(([look, copy]) => [look, styleOf(copy)]));
  const before = (look: Look) => (look === "active" ? "hover" : "rest");
  const same = looks.filter((look) => look !== "rest" && seen.get(look) === seen.get(before(look)));
  const pictures = [...copies].filter(([look]) => !same.includes(look)).map(([look, copy]) => ({ look, copy }));
  const label = control.matches("a, button, summary") ? (control.ariaLabel ?? squeezed(control.textContent)) : "";
  return {
    card,
    name: label && isShownAlone(root, control) ? `${label}, ${words.inState(card.name)}` : card.name,
    pictures,
    same,
  };
}

/** The state in which the control is off, if there is one: that of this name, or one that is not busy. */
function offIn(cards: readonly Card[]): Picture | undefined {
  const off = cards.filter((card) => {
    const [control] = controlsIn(card.root);
    return control && isOff(control);
  });
  const card =
    off.find(({ name }) => name.startsWith(captions.off)) ??
    off.find(({ root }) => !root.querySelector("[aria-busy=true]")) ??
    off[0];
  const [control] = card ? controlsIn(card.root) : [];
  return card && control && { look: "off", copy: copyWith(card.root, control, "rest"), state: card.name };
}

async function rowsOf(cards: readonly Card[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { card, control } of kindsIn(cards)) rows.push(await rowOf(card, control));
  const off = offIn(cards);
  const [first, ...rest] = rows;
  if (!first || !off) return rows;
  const seen = styleOf(off.copy);
  const isSame = cards.some(({ root }) => {
    const [control, ...others] = controlsIn(root);
    return control && ![control, ...others].some(isOff) && styleOf(copyWith(root, control, "rest")) === seen;
  });
  const withOff: Row = isSame
    ? { ...first, same: [...first.same, "off"] }
    : { ...first, pictures: [...first.pictures, off] };
  return [withOff, ...rest];
}

export const hasControl = (cards: readonly Card[]): boolean => kindsIn(cards).length > 0;

/** The part as it looks at rest, pointed at, reached by key, pressed and off: pictures, which nobody can use. */
export function Looks({ cards, small }: { cards: readonly Card[]; small: boolean }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [rules] = useState(lookRules);
  useEffect(() => {
    let isGone = false;
    void rowsOf(cards).then((found) => {
      if (!isGone) setRows(found);
    });
    return () => {
      isGone = true;
    };
  }, [cards]);
  const notes = new Set(rows.map(({ same }) => sameNote(same)));
  /** Said once where it is true of all kinds. */
  const common = notes.size === 1 ? [...notes].join("") : null;
  const open = small ? OPEN_SMALL : 1;
  const shown = ({ card, name, pictures, same }: Row) => (
    <div key={card.id} className="part-looks">
      {rows.length > 1 ? <h3 lang="de">{name}</h3> : null}
      <ul className="part-states" data-small={small || undefined}>
        {pictures.map(({ look, copy, state }) => (
          <li key={look}>
            <p className="part-name">
              {state?.startsWith(captions.off) ? state : captions[look]}
              {state && !state.startsWith(captions.off) && state !== card.name ? `, ${words.inState(state)}` : null}
            </p>
            <Copy of={copy} />
          </li>
        ))}
      </ul>
      {common === null && same.length > 0 ? <p className="part-note">{sameNote(same)}</p> : null}
    </div>
  );
  return (
    <>
      <style>{rules}</style>
      {rows.slice(0, open).map(shown)}
      {common ? <p className="part-note">{common}</p> : null}
      {rows.length > open ? (
        <details>
          <summary>{words.moreKinds(rows.length - open)}</summary>
          {rows.slice(open).map(shown)}
        </details>
      ) : null}
    </>
  );
}

const sameNote = (same: Row["same"]): string =>
  [
    same.includes("hover") ? "Unter dem Zeiger sieht es aus wie in Ruhe." : "",
    same.includes("active") ? "Gedrückt sieht es nicht anders aus." : "",
    same.includes("focus") ? "Den Fokus zeigt ein anderes Element." : "",
    same.includes("off") ? "Gesperrt sieht es nicht anders aus. Es bleibt so, wie es ist, bis gespeichert ist." : "",
  ]
    .filter(Boolean)
    .join(" ");

/** Shows an element that was made elsewhere. */
const Copy = ({ of }: { of: HTMLElement }) => (
  <div
    inert
    className="part-card"
    ref={(box) => {
      box?.replaceChildren(of);
    }}
  />
);
