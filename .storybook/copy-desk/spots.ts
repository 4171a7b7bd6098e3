import type { Used } from "#src/copy/workbenchRecord.ts";

/** How a text meets people. */
export type Way = "text" | "label" | "name" | "description" | "placeholder" | "alt" | "title";
/** A place on the canvas where the text of a key stands. */
export type Spot = { key: string; element: Element; way: Way };

const attributes: readonly (readonly [attribute: string, way: Way])[] = [
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

/** Where the used texts stand inside these elements, in reading order. */
export function spotsIn(roots: Iterable<Element>, used: readonly Used[]): Spot[] {
  const words = used
    .flatMap(({ key, texts }) => texts.map((text) => ({ key, text: squeezed(text) })))
    .filter(({ text }) => text !== "");
  return [...roots]
    .flatMap((root) => [root, ...root.querySelectorAll("*")])
    .flatMap((element) => inElement(element, words));
}

/** The element itself, or the next one around it that has a box: `display: contents` has none. */
function boxOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === "contents" ? boxOf(parentElement) : element;
}

function inElement(place: Element, words: readonly Words[]): Spot[] {
  const element = boxOf(place);
  if (!element.checkVisibility()) return [];
  const named = attributes.flatMap(([attribute, way]) =>
    saying(place.getAttribute(attribute) ?? "", words).map((key) => ({ key, element, way })),
  );
  const way = element.closest("label, legend") ? "label" : "text";
  return [...named, ...keysOfText(place, words).map((key): Spot => ({ key, element, way }))];
}

/** A text of several parts (bold, linked) belongs to the smallest element that holds all of them. */
function keysOfText(element: Element, words: readonly Words[]): string[] {
  const whole = squeezed(element.textContent);
  if (whole === "") return [];
  const isInOneChild = [...element.children].some((child) => squeezed(child.textContent) === whole);
  const asWhole = isInOneChild ? [] : words.filter(({ text }) => text === whole).map(({ key }) => key);
  if (asWhole.length > 0) return [...new Set(asWhole)];
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return [...new Set(own.flatMap((node) => saying(squeezed(node.textContent ?? ""), words)))];
}

/** The keys whose text is said here: as the whole, or else as words of it. */
function saying(said: string, words: readonly Words[]): string[] {
  const whole = squeezed(said);
  if (whole === "") return [];
  const same = words.filter(({ text }) => text === whole);
  const found = same.length > 0 ? same : outermost(words.filter(({ text }) => holds(whole, text)));
  return [
    ...new Set(
      found.toSorted((one, other) => whole.indexOf(one.text) - whole.indexOf(other.text)).map(({ key }) => key),
    ),
  ];
}

/** Without the words that are part of longer ones: "Code" where "Code eingeben" is said. */
const outermost = (found: readonly Words[]) =>
  found.filter(({ text }) => !found.some((other) => other.text.length > text.length && other.text.includes(text)));

function holds(said: string, text: string): boolean {
  const at = said.indexOf(text);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(said[at - 1]) && !isLetter(said[at + text.length]);
}
