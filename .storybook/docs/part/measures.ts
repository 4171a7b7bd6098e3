import { pixels } from "#workbench/shared/theme/readTokens.ts";
import { px as pxText, scale } from "../tokens.ts";

/** `text-value` for 18 px: the tokens whose names begin with a prefix, by their size in pixels. */
const namesOf = (prefix: string): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(scale)
      .filter(([name]) => name.startsWith(prefix) && !name.includes("--"))
      .map(([name, value]) => [prefix === "font-weight-" ? Number(value) : pixels(value), name]),
  );

const [sizes, weights, radii] = [namesOf("text-"), namesOf("font-weight-"), namesOf("radius-")];

const round = (value: number) => Math.round(value * 10) / 10;
const px = (value: number) => pxText(round(value).toLocaleString("de-DE"));
const named = (text: string, name: string | undefined) => (name ? `${text} (${name})` : text);

/** Distances that change with the window are variables of the root element. */
function spacing(value: number): string | undefined {
  const root = getComputedStyle(document.documentElement);
  const fontSize = Number.parseFloat(root.fontSize);
  return ["card", "page"].find((name) => {
    const rem = Number.parseFloat(root.getPropertyValue(`--${name}`));
    return rem * fontSize === value && value > 16;
  });
}

/** `8 px 20 px` as CSS has it, once if all sides are alike. */
function paddingOf(style: CSSStyleDeclaration): string | undefined {
  const [top, right, bottom, left] = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
    (side) => round(Number.parseFloat(side)),
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
  const gaps = [...new Set([rowGap, columnGap].map((gap) => round(Number.parseFloat(gap))).filter((gap) => gap > 0))];
  return gaps.length > 0 ? gaps.map(px).join(" und ") : undefined;
}

function cornersOf(
  { borderTopLeftRadius, borderBottomLeftRadius, borderTopRightRadius }: CSSStyleDeclaration,
  height: number,
) {
  const corners = [borderTopLeftRadius, borderTopRightRadius, borderBottomLeftRadius].map(Number.parseFloat);
  const radius = Math.max(...corners);
  if (!(radius > 0)) return undefined;
  if (radius >= height / 2 || borderTopLeftRadius.endsWith("%")) return "ganz rund";
  const where = new Set(corners).size > 1 ? ", nur oben" : "";
  return `${named(px(radius), radii.get(radius))}${where}`;
}

/** The element whose text the type size is measured on: the first one inside with visible text of its own. */
function written(element: Element): Element | undefined {
  if (element.matches("input, textarea, select")) return element;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = element.ownerDocument.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    range.selectNodeContents(text);
    const { width } = range.getBoundingClientRect();
    if (text.textContent?.trim() && width > 1) return text.parentElement ?? undefined;
  }
  return undefined;
}

function typeOf(element: Element): string | undefined {
  const text = written(element);
  if (!text) return undefined;
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(text);
  const size = Number.parseFloat(fontSize);
  const line = Number.parseFloat(lineHeight);
  const letters = named(Number.isNaN(line) ? px(size) : `${round(size)} auf ${px(line)}`, sizes.get(size));
  return `${letters}, Stärke ${named(fontWeight, weights.get(Number(fontWeight)))}`;
}

/** A drawing is as wide as drawn; what fills its place has no width of its own. */
function widthOf(element: Element, width: number): string | undefined {
  if (element.matches("svg, img")) return px(width);
  if (typeOf(element)) return undefined;
  const { parentElement } = element;
  if (!parentElement) return px(width);
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement);
  const place = parentElement.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return Math.abs(place - width) < 1 ? "so breit wie der Platz" : px(width);
}

/** A height that CSS gives, or that nothing written can change; otherwise what the content makes of it. */
function heightOf(element: Element, { minHeight }: CSSStyleDeclaration, height: number): string {
  if (!(element instanceof HTMLElement) || element.matches("img, input") || !typeOf(element)) return px(height);
  const { height: own } = element.style;
  element.style.height = "auto";
  const natural = element.getBoundingClientRect().height;
  element.style.height = own;
  if (Math.abs(natural - height) >= 1) return px(height);
  const least = Number.parseFloat(minHeight);
  if (!(least > 0)) return "nach Inhalt";
  const isWindow = least === element.ownerDocument.defaultView?.innerHeight;
  return `nach Inhalt, mindestens ${isWindow ? "so hoch wie das Fenster" : px(least)}`;
}

/** A word for a measure and what it is; `null` where the element has no such thing. */
export type Measure = readonly [what: string, value: string];

/** What is measured on a rendered element, in px, with the names of the tokens of these values. */
export function measuresOf(element: Element): Measure[] {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const all: readonly (readonly [string, string | undefined])[] = [
    ["Höhe", heightOf(element, style, height)],
    ["Breite", widthOf(element, width)],
    ["Ecken", cornersOf(style, height)],
    ["Schrift", typeOf(element)],
    ["Innenabstand", paddingOf(style)],
    ["Abstand darin", gapOf(style)],
  ];
  return all.flatMap(([what, value]) => (value === undefined ? [] : [[what, value] as const]));
}

const TARGETS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=checkbox], [role=radio]";

/** An input fills the box of a field, which has its edge. */
export function boxOf(control: Element): Element {
  const parent = control.parentElement;
  if (!parent || !control.matches("input")) return control;
  return Number.parseFloat(getComputedStyle(parent).borderTopWidth) > 0 ? parent : control;
}

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

/** The lowest target of all states, as `48 px hoch`. */
export function smallestTarget(roots: readonly ParentNode[]): string | undefined {
  const boxes = roots.flatMap(controlsIn).map((control) => targetOf(control).getBoundingClientRect());
  const [smallest] = boxes.toSorted((one, other) => one.height - other.height);
  return smallest && `${px(smallest.height)} hoch`;
}
