import { pixels } from "#workbench/shared/theme/readTokens.ts";
import { phone } from "../sheet/states.ts";
import { squeezed } from "#workbench/shared/squeezed.ts";
import { corners, px as pxText, scale } from "../tokens.ts";
import { isDrawn, pieceIn, type Piece } from "./marks.ts";

/** `text-value` for 18 px: the tokens whose names begin with a prefix, by their size in pixels. */
const namesOf = (prefix: string): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(scale)
      .filter(([name]) => name.startsWith(prefix) && !name.includes("--"))
      .map(([name, value]) => [prefix === "font-weight-" ? Number(value) : pixels(value), name]),
  );

const [sizes, weights, radii] = [namesOf("text-"), namesOf("font-weight-"), namesOf("radius-")];

/** Why a radius has no token. */
const exceptions: ReadonlyMap<number, string> = new Map(
  Object.entries(corners).flatMap(([name, use]) => {
    const [, radius] = /\[(.+)\]/.exec(name) ?? [];
    const [, reason] = use.split(" Ausnahme: ");
    return radius && reason ? [[pixels(radius), reason] as const] : [];
  }),
);

const px = (value: number) => pxText(Math.round(value).toLocaleString("de-DE"));
const named = (text: string, name: string | undefined) => (name ? `${text} (${name})` : text);

/** What the distances that follow the window are on a phone, in px. */
const ON_PHONE = 16;

/** Distances that follow the window are variables of the root element. */
function spacing(value: number): string | undefined {
  const root = getComputedStyle(document.documentElement);
  const fontSize = Number.parseFloat(root.fontSize);
  const found = ["card", "page"].find((name) => {
    const rem = Number.parseFloat(root.getPropertyValue(`--${name}`));
    return rem * fontSize === value && value > ON_PHONE;
  });
  return found && `${found}, auf dem Handy ${px(ON_PHONE)}`;
}

/** `8 px 20 px` as CSS has it, once if all sides are alike. */
function paddingOf(style: CSSStyleDeclaration): string | undefined {
  const [top, right, bottom, left] = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
    (side) => Math.round(Number.parseFloat(side)),
  ) as [number, number, number, number];
  if (top + right + bottom + left === 0) return undefined;
  const sides = (value: number) => named(px(value), spacing(value));
  if (top === right && right === bottom && bottom === left) return `${sides(top)} rundum`;
  const pair = (one: number, other: number, [first, second, both]: readonly [string, string, string]) =>
    one === other
      ? [[one, both] as const]
      : ([
          [one, first],
          [other, second],
        ] as const);
  const all = [
    ...pair(top, bottom, ["oben", "unten", "oben und unten"]),
    ...pair(left, right, ["links", "rechts", "an den Seiten"]),
  ];
  return all.flatMap(([value, where]) => (value > 0 ? `${sides(value)} ${where}` : [])).join(", ");
}

function gapOf({ display, rowGap, columnGap }: CSSStyleDeclaration): string | undefined {
  if (!/flex|grid/.test(display)) return undefined;
  const gaps = [
    ...new Set([rowGap, columnGap].map((gap) => Math.round(Number.parseFloat(gap))).filter((gap) => gap > 0)),
  ];
  return gaps.length > 0 ? gaps.map(px).join(" und ") : undefined;
}

function cornersOf(
  { borderTopLeftRadius, borderBottomLeftRadius, borderTopRightRadius }: CSSStyleDeclaration,
  height: number,
) {
  const all = [borderTopLeftRadius, borderTopRightRadius, borderBottomLeftRadius].map(Number.parseFloat);
  const radius = Math.max(...all);
  if (!(radius > 0)) return undefined;
  if (radius >= height / 2 || borderTopLeftRadius.endsWith("%")) return "ganz rund";
  const where = new Set(all).size > 1 ? ", nur oben" : "";
  const reason = exceptions.get(radius);
  return reason
    ? `${px(radius)}${where}. Ausnahme: ${reason}`
    : `${named(px(radius), radii.get(radius) ?? "ohne Token")}${where}`;
}

const TARGETS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=checkbox], [role=radio]";

/** What text is typed into. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=file]), textarea, select";

/** What is for screen readers alone is 1 px wide; the space at the end of a line has no width. */
function isSeen(element: Element): boolean {
  const boxes = [...element.getClientRects()];
  return boxes.length === 0 || boxes.some(({ width }) => width > 1);
}

function areSeen(element: Element, within: Element): boolean {
  for (let each: Element | null = element; each && each !== within.parentElement; each = each.parentElement)
    if (!isSeen(each)) return false;
  return true;
}

/** The elements inside with visible text of their own, in their order. */
export function writtenIn(element: Element): Element[] {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = element.ownerDocument.createRange();
  const found = new Set<Element>();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement } = text;
    range.selectNodeContents(text);
    const { width } = range.getBoundingClientRect();
    if (text.textContent?.trim() && width > 1 && parentElement && areSeen(parentElement, element))
      found.add(parentElement);
  }
  return [...found];
}

function typeOf(element: Element): string {
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const line = Number.parseFloat(lineHeight);
  // The text of a drawing is placed by its middle: it inherits a line that it does not have.
  const isPlaced = Number.isNaN(line) || element.matches("svg *");
  const letters = named(isPlaced ? px(size) : `${Math.round(size)} auf ${px(line)}`, sizes.get(size));
  return `${letters}${isPlaced ? ", ohne Zeilenhöhe" : ""}, Stärke ${named(fontWeight, weights.get(Number(fontWeight)))}`;
}

/** As much of a text as tells it from others. */
const LONGEST = 36;

/** A text in quotation marks; a long one ends after a word. */
function quoted(written: string): string {
  const text = squeezed(written).replace(/,$/, "");
  return text.length > LONGEST ? `„${text.slice(0, LONGEST).replace(/,?\s*\S*$/, "")} …“` : `„${text}“`;
}

const ownText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join("");

/** The number and the name of a piece, without its note: `2 Titel`. */
export const numberedName = ({ name }: Piece, at: number) => `${at + 1} ${name.replace(/[,:].*/, "")}`;

type Box = { name: string; box: Element };

const boxesOf = (root: Element, pieces: readonly Piece[]): Box[] =>
  pieces.flatMap((piece, at) => {
    const box = pieceIn(root, piece);
    return box ? [{ name: numberedName(piece, at), box }] : [];
  });

/** The innermost of the pieces that a text is in. */
function boxAround(text: Element, boxes: readonly Box[]): Box | undefined {
  const around = boxes.filter(({ box }) => box.contains(text));
  return around.find(({ box }) => around.every((other) => other.box.contains(box)));
}

/** What a text is in a list, or else its words. */
function calledIn(text: Element): string {
  const option = text.closest("[role=option]");
  if (!option) return quoted(ownText(text));
  return option.matches("[aria-selected=true]") ? "gewählter Eintrag" : "Eintrag";
}

const together = new Intl.ListFormat("de");

const isDecoration = (element: Element): boolean => element.matches("[aria-hidden=true] *, [aria-hidden=true]");

/**
 * One type of all texts, or each with the pieces that have it, and with a text of a piece that has several; with one of its
 * texts where it is in none. Decoration names one only where nothing else has it.
 */
function typesIn(measured: Element, elements: readonly Element[], root: Element, pieces: readonly Piece[]): Measure[] {
  const boxes = boxesOf(root, pieces);
  const found = [...new Set(elements.map(typeOf))].map((type) => {
    const all = elements.filter((element) => typeOf(element) === type);
    const written = all.filter((element) => !isDecoration(element));
    const texts = written.length > 0 ? written : all;
    return { type, texts, around: new Map(texts.toReversed().map((text) => [boxAround(text, boxes), text])) };
  });
  const [only, ...others] = found;
  if (only && others.length === 0) {
    const label = only.texts[0]?.closest("label");
    return [[label && label !== measured ? "Beschriftung" : "Schrift", only.type]];
  }
  const values = found.map(({ type, texts, around }) => {
    const names = boxes.flatMap((piece) => {
      const text = around.get(piece);
      if (!text) return [];
      if (found.filter((other) => other.around.has(piece)).length === 1) return piece.name;
      return piece.box.contains(measured) ? calledIn(text) : `${piece.name} (${calledIn(text)})`;
    });
    return `${together.format(names.length > 0 ? names : texts.slice(0, 1).map(calledIn))}: ${type}`;
  });
  return values.length > 0 ? [["Schriften", ...values]] : [];
}

/** As laid out: what turns or grows is no larger for it. */
function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const [across, down] = [Number.parseFloat(width), Number.parseFloat(height)];
  return { width: Number.isNaN(across) ? box.width : across, height: Number.isNaN(down) ? box.height : down };
}

const GROWS = "wächst mit dem Platz";

/** A distance that is larger is what is left of a page, in px. */
const FAR = 48;

function widthOf(element: Element, width: number): string {
  const { parentElement } = element;
  if (!parentElement) return px(width);
  if (Number(getComputedStyle(element).flexGrow) > 0) return GROWS;
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement);
  const place = parentElement.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  if (Math.abs(place - width) >= 1) return px(width);
  // What is around a drawing is as wide as that: it has more room for a moment.
  const { style } = parentElement;
  const before = style.minWidth;
  style.minWidth = `${parentElement.offsetWidth + 2 * FAR}px`;
  const follows = sizeOf(element).width > width + 1;
  style.minWidth = before;
  return follows ? "so breit wie der Platz" : px(width);
}

/** The most that an element may have, where it has that. */
export function limitOf(element: Element): string | undefined {
  const { maxWidth, width } = getComputedStyle(element);
  const isReached = maxWidth.endsWith("px") && Math.abs(Number.parseFloat(maxWidth) - Number.parseFloat(width)) < 1;
  return isReached ? `höchstens ${px(Number.parseFloat(width))}` : undefined;
}

/** The most that a text may have, or that a box grows; none where the text alone makes it. */
function widthOfText(element: Element): string | undefined {
  const { flexGrow, borderTopWidth } = getComputedStyle(element);
  const limit = limitOf(element);
  if (limit) return limit;
  const isBox = Number.parseFloat(borderTopWidth) > 0 && !element.matches(TARGETS);
  return isBox && Number(flexGrow) > 0 ? GROWS : undefined;
}

/** Lower at a desk alone, where a mouse points at it. */
const isForMouse = ({ className }: Element) => /\bdesk:min-h-/.test(className);

/** What a finger needs, in px. */
const TARGET = 48;

/** A height, and a line at one of its ends beside it. */
function tall(element: Element, height: number): string {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const [top, bottom] = [Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth)];
  const line = top === 0 || bottom === 0 ? top + bottom : 0;
  return line > 0 ? `${px(height - line)} und ${px(line)} Linie` : px(height);
}

/** The least height that CSS gives an element, or what fills it between its edges. */
function leastOf(element: Element): number {
  const own = getComputedStyle(element);
  const [above, below] = [
    [own.borderTopWidth, own.paddingTop],
    [own.borderBottomWidth, own.paddingBottom],
  ].map((edges) => edges.map(Number.parseFloat).reduce((sum, each) => sum + each, 0)) as [number, number];
  const box = element.getBoundingClientRect();
  const inside = [...element.children].map((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    const fills = Math.abs(top - box.top - above) < 1 && Math.abs(box.bottom - below - bottom) < 1;
    const least = fills ? leastOf(child) : 0;
    return least > 0 ? above + least + below : 0;
  });
  return Math.max(Number.parseFloat(own.minHeight) || 0, ...inside);
}

/** A height that CSS gives, or the least one; none where the text alone makes it. */
function heightOf(element: Element, height: number): string | undefined {
  if (element.matches("svg, textarea")) return px(height);
  const { style, ownerDocument } = element as HTMLElement;
  const { height: own, width, alignSelf } = style;
  const isNatural = () => Math.abs(element.getBoundingClientRect().height - height) < 1;
  style.width = getComputedStyle(element).width;
  style.height = "auto";
  const isFree = isNatural();
  style.alignSelf = "start";
  const isStretched = isFree && !isNatural();
  Object.assign(style, { height: own, width, alignSelf });
  if (!isFree) return tall(element, height);
  if (isStretched && element.matches(TARGETS)) return "so hoch wie der Platz";
  if (isStretched) return isDrawn(element) ? tall(element, height) : undefined;
  const least = leastOf(element);
  if (least === 0) return undefined;
  const isWindow =
    Number.parseFloat(getComputedStyle(element).minHeight) === ownerDocument.defaultView?.innerHeight &&
    !element.matches(TARGETS);
  const where = isForMouse(element) && least < TARGET ? ", am Computer für die Maus" : "";
  return `nach Inhalt, mindestens ${isWindow ? "so hoch wie das Fenster" : tall(element, least)}${where}`;
}

/** What is free above an element, up to what comes before it there. */
function spaceAbove(element: Element, root: Element): string | undefined {
  const { display, position } = getComputedStyle(element);
  if (element === root || display.startsWith("inline") || /absolute|fixed/.test(position)) return undefined;
  let before = element.previousElementSibling;
  while (before && (before.getBoundingClientRect().height < 1 || !isSeen(before)))
    before = before.previousElementSibling;
  const { top } = element.getBoundingClientRect();
  const { parentElement } = element;
  if (!before) {
    const isFirst = parentElement && !isDrawn(parentElement) && top - parentElement.getBoundingClientRect().top < 1;
    return isFirst ? spaceAbove(parentElement, root) : undefined;
  }
  const space = Math.round(top - before.getBoundingClientRect().bottom);
  return space > 1 && space <= FAR ? px(space) : undefined;
}

/** A word for a measure and what it is, or what the values of several are. */
export type Measure = readonly [what: string, ...values: string[]];

/**
 * What is measured on a rendered element, in whole px, with the names of the tokens of these values. A box has the type of
 * what is typed into it, and its height does not follow that.
 */
export function measuresOf(element: Element, root: Element, pieces: readonly Piece[], control = element): Measure[] {
  const style = getComputedStyle(element);
  const { width, height } = sizeOf(element);
  const isTyped = control.matches(TYPED);
  const texts = isTyped ? [control] : writtenIn(element);
  const follows = texts.length > 0 && !control.matches("input:not([type=file])");
  const all: readonly (readonly [string, ...(string | undefined)[]])[] = [
    ["Höhe", follows ? heightOf(element, height) : tall(element, height)],
    ["Breite", texts.length > 0 ? widthOfText(element) : widthOf(element, width)],
    ["Ecken", cornersOf(style, height)],
    ...typesIn(element, texts, root, pieces),
    ["Innenabstand", paddingOf(style) ?? (isTyped ? paddingOf(getComputedStyle(control)) : undefined)],
    ["Abstand darin", gapOf(style)],
    ["Abstand darüber", spaceAbove(element, root)],
  ];
  return all.flatMap(([what, ...values]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? [[what, ...known] as const] : [];
  });
}

/** An input fills the box of a field, which has its edge. */
export function boxOf(control: Element): Element {
  const parent = control.parentElement;
  if (!parent || !control.matches("input")) return control;
  return Number.parseFloat(getComputedStyle(parent).borderTopWidth) > 0 ? parent : control;
}

const kinds: readonly (readonly [selector: string, name: string])[] = [
  ["[type=checkbox], [role=checkbox]", "Kästchen"],
  ["[type=radio], [role=radio]", "Auswahlknopf"],
  ["[type=file]", "Dateiauswahl"],
  ["input, textarea, select", "Feld"],
  ["a", "Link"],
  ["summary", "Frage"],
];

/** What a control is called. */
export const kindOf = (control: Element): string =>
  kinds.find(([selector]) => control.matches(selector))?.[1] ?? "Schaltfläche";

/** What is pressed for a control: its box, or the line of its label, which a checkbox has beside it. */
const targetOf = (control: Element): Element => control.closest("label") ?? labelBeside(control) ?? boxOf(control);

const labelBeside = (control: Element) =>
  control instanceof HTMLButtonElement && control.role === "checkbox" ? control.labels[0] : undefined;

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).clip !== "rect(0px, 0px, 0px, 0px)";

/** The controls of a state that can be seen. */
export const controlsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(TARGETS)].filter((control) => {
    const { width, height } = targetOf(control).getBoundingClientRect();
    return isShown(control) && width > 4 && height > 4;
  });

/** A label is as high as its text, but at least as high as one line of it. */
function leastHeight(target: Element): number {
  const { height } = target.getBoundingClientRect();
  const [text] = writtenIn(target);
  if (!target.matches("label") || !text) return height;
  const { minHeight, paddingTop, paddingBottom } = getComputedStyle(target);
  const line = [paddingTop, paddingBottom, getComputedStyle(text).lineHeight]
    .map(Number.parseFloat)
    .reduce((sum, each) => sum + each, 0);
  return Math.min(height, Math.max(Number.parseFloat(minHeight) || 0, line));
}

/** Controls of one class name are of one kind. */
export const classOf = ({ tagName, className }: Element) => `${tagName} ${className}`;

/** What a control is called among others: its kind, and what it says where it shows no words or others have that kind, too. */
function nameAmong(control: HTMLElement, others: readonly HTMLElement[]): string {
  const kind = kindOf(control);
  const [label] = (control as HTMLInputElement).labels ?? [];
  const text = control.ariaLabel ?? (label ?? control).innerText;
  return text && (control.ariaLabel || others.some((other) => kindOf(other) === kind))
    ? `${kind} ${quoted(text)}`
    : kind;
}

/**
 * The lowest target of all states, or of what is chosen in them, as `48 px hoch`, with its name where other kinds are
 * higher; a small phone may have a lower one.
 */
export function smallestTarget(roots: readonly Element[], chosen = "*"): string | undefined {
  const all = roots.flatMap(controlsIn).filter((control) => !isForMouse(control) && !control.matches(":disabled"));
  const inChosen = all.filter((control) => control.closest(chosen));
  const targets = (inChosen.length > 0 ? inChosen : all)
    .map((control) => ({ control, height: Math.round(leastHeight(targetOf(control))) }))
    .toSorted((one, other) => one.height - other.height);
  const [least] = targets;
  if (!least) return undefined;
  const own = targets.filter(({ control }) => classOf(control) === classOf(least.control));
  const labelOf = (control: HTMLElement) => nameAmong(control, [control]);
  const higher = targets.filter(
    (target) =>
      target.height > least.height && !own.includes(target) && labelOf(target.control) !== labelOf(least.control),
  );
  const name =
    higher.length > 0
      ? `${nameAmong(
          least.control,
          higher.map(({ control }) => control),
        )}, `
      : "";
  const isOnPhone = ({ ownerDocument }: Element) => (ownerDocument.defaultView?.innerWidth ?? 0) >= phone.width;
  const onPhone = own.find(({ control }) => isOnPhone(control));
  return `${name}${px(least.height)} hoch${onPhone && onPhone.height > least.height ? ", auf kleinem Handy" : ""}`;
}
