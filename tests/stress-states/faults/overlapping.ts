import { controlsIn } from "./controls.ts";
import { nameOf, quoted } from "./naming.ts";
import { layerOf, linesIn, shownPart } from "./onScreen.ts";

const SLACK = 1.5;

type Thing = { rect: DOMRect; element: Element; name: () => string };

/** Controls over controls, text over text, text over a control that it does not belong to. Layers may cover the page. */
export function overlappingIn(root: Element): string[] {
  const controls = controlsIn(root).flatMap((element) => {
    const rect = shownPart(element.getBoundingClientRect(), element);
    return rect ? [{ element, rect, name: () => nameOf(element) } satisfies Thing] : [];
  });
  const texts = linesIn(root).flatMap(({ text, rect: line, holder }) => {
    const rect = shownPart(lettersOf(line), holder);
    return rect ? [{ element: holder, rect, name: () => quoted(text) } satisfies Thing] : [];
  });
  const layers = new Map([...controls, ...texts].map(({ element }) => [element, layerOf(element)]));
  const areApart = (one: Thing, other: Thing) =>
    one.element === other.element ||
    layers.get(one.element) !== layers.get(other.element) ||
    !overlap(one.rect, other.rect);
  const faults: string[] = [];
  const compare = (one: Thing, other: Thing) => {
    if (!areApart(one, other)) faults.push(`overlapping: ${one.name()} and ${other.name()}`);
  };
  controls.forEach((one, at) => controls.slice(at + 1).forEach((other) => compare(one, other)));
  texts.forEach((one, at) => texts.slice(at + 1).forEach((other) => compare(one, other)));
  for (const text of texts)
    for (const control of controls) if (!belong(text.element, control.element)) compare(text, control);
  return [...new Set(faults)];
}

/** A line's box is higher than its letters, and boxes of two lines may touch. */
const lettersOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.25, width, height * 0.5);

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

/** Text inside the control, or of its label; what is drawn for the eye alone under a control is part of it. */
const belong = (text: Element, control: Element) =>
  control.contains(text) ||
  text.closest("label")?.contains(control) === true ||
  (text.closest('[aria-hidden="true"]')?.parentElement?.contains(control) ?? false);
