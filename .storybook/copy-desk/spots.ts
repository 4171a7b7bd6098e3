import type { Used } from "#src/copy/workbenchRecord.ts";
import { kindOf } from "../findings/kind.ts";

/** Where the user meets a text. */
export type TextRole = "text" | "label" | "name" | "description" | "placeholder" | "alt" | "title";
/** A place on the canvas where the text of a key stands; `isBehind`: an open dialog hides it. */
export type Spot = { key: string; element: Element; role: TextRole; isBehind: boolean };

const attributes: readonly (readonly [attribute: string, role: TextRole])[] = [
  ["aria-label", "name"],
  ["aria-roledescription", "name"],
  ["aria-valuetext", "name"],
  ["aria-description", "description"],
  ["aria-placeholder", "placeholder"],
  ["placeholder", "placeholder"],
  ["alt", "alt"],
  ["title", "title"],
];

const squeezed = (text: string) => text.replaceAll(/[ \t\n\r]+/g, " ").trim();

type Words = { key: string; text: string };

/** What an open dialog marks itself as. */
export const MODAL = "[aria-modal=true], dialog:modal";

/** Where the used texts stand inside these elements, in reading order: an open dialog before what is behind it. */
export function spotsIn(roots: readonly Element[], used: readonly Used[]): Spot[] {
  const words = used
    .flatMap(({ key, texts }) => texts.map((text) => ({ key, text: squeezed(text) })))
    .filter(({ text }) => text !== "");
  const elements = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
  const dialog = elements.findLast((element) => element.matches(MODAL));
  const spots = toldApart(
    elements.flatMap((element) =>
      inElement(element, words).map((spot) => ({ ...spot, isBehind: dialog?.contains(spot.element) === false })),
    ),
    used,
  );
  return ofItsKind(spots).toSorted((one, other) => Number(one.isBehind) - Number(other.isBehind));
}

const CONTROL = "button, a, summary, [role=button]";
const HEADING = "h1, h2, h3, h4, [role=heading]";

/** Whether an element is what the key is for: a title does not stand on a button, nor the words of a button in a heading. */
function isFor({ key, element }: Spot): boolean {
  const kind = kindOf(key);
  if (element.closest(CONTROL)) return kind !== "title";
  return !element.closest(HEADING) || (kind !== "button" && kind !== "link");
}

/** Where keys have the same text, it is that of the key whose kind fits. */
const ofItsKind = (spots: readonly Spot[]) =>
  spots.filter(
    (spot) =>
      isFor(spot) || !spots.some((other) => other.element === spot.element && other.role === spot.role && isFor(other)),
  );

/** Keys with the same text stand at the same elements: where there is one for each, each has its own, in the order of use. */
function toldApart(spots: readonly Spot[], used: readonly Used[]): Spot[] {
  const places = used.map(({ key }) => ({
    key,
    elements: [...new Set(spots.filter((spot) => spot.key === key).map(({ element }) => element))],
  }));
  return spots.filter(({ key, element }) => {
    const elements = places.find((place) => place.key === key)?.elements ?? [];
    const equals = places.filter(
      (other) => other.elements.length === elements.length && other.elements.every((each, at) => each === elements[at]),
    );
    return equals.length !== elements.length || equals[elements.indexOf(element)]?.key === key;
  });
}

/** The element itself, or the next one around it that has a box: `display: contents` has none. */
function boxOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === "contents" ? boxOf(parentElement) : element;
}

function inElement(place: Element, words: readonly Words[]): Omit<Spot, "isBehind">[] {
  const element = boxOf(place);
  if (!element.checkVisibility()) return [];
  const named = attributes.flatMap(([attribute, role]) =>
    keysIn(place.getAttribute(attribute) ?? "", words).map((key) => ({ key, element, role })),
  );
  const role = element.closest("label, legend") ? "label" : "text";
  return [...named, ...keysOfText(place, words).map((key) => ({ key, element, role }) as const)];
}

/** A text of several parts (bold, linked) belongs to the smallest element that holds all of them. */
function keysOfText(element: Element, words: readonly Words[]): string[] {
  const whole = squeezed(element.textContent);
  if (whole === "") return [];
  const isInOneChild = [...element.children].some((child) => squeezed(child.textContent) === whole);
  const exact = isInOneChild ? [] : words.filter(({ text }) => text === whole).map(({ key }) => key);
  if (exact.length > 0) return [...new Set(exact)];
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return [...new Set(own.flatMap((node) => keysIn(squeezed(node.textContent ?? ""), words)))];
}

/** The keys whose text is the content, or else words of it. */
function keysIn(content: string, words: readonly Words[]): string[] {
  const whole = squeezed(content);
  if (whole === "") return [];
  const same = words.filter(({ text }) => text === whole);
  const found = same.length > 0 ? same : outermost(words.filter(({ text }) => includesWord(whole, text)));
  return [
    ...new Set(
      found.toSorted((one, other) => whole.indexOf(one.text) - whole.indexOf(other.text)).map(({ key }) => key),
    ),
  ];
}

/** Without texts that are part of a longer match: "Code" in "Code eingeben". */
const outermost = (found: readonly Words[]) =>
  found.filter(({ text }) => !found.some((other) => other.text.length > text.length && other.text.includes(text)));

function includesWord(content: string, text: string): boolean {
  const at = content.indexOf(text);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(content[at - 1]) && !isLetter(content[at + text.length]);
}
