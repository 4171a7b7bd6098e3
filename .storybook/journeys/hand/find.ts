import { queryAllByLabelText, queryAllByRole, queryAllByText } from "@testing-library/dom";
import type { Target } from "./target.ts";

/** The first thing of that kind and name that somebody can see; null as long as there is none. */
export function find(page: Document, target: Target): HTMLElement | null {
  const place = target.in ? find(page, target.in) : page.body;
  if (!place) return null;
  return all(place, target).find((each) => isShown(each) && !(target.isOff && isOn(each))) ?? null;
}

const roles = { image: "img" } as const;

function all(place: HTMLElement, { kind, name }: Target): HTMLElement[] {
  const fits = matcherOf(name);
  switch (kind) {
    case "field":
      return queryAllByLabelText(place, (label) => fits(label), { selector: "input, select, textarea" });
    case "text":
      return queryAllByText(place, (words) => fits(words));
    case "listitem":
      return queryAllByRole(place, kind).filter(({ textContent }) => loosely(name)(textContent ?? ""));
    default:
      return queryAllByRole(place, kind === "image" ? roles.image : kind, { name: fits });
  }
}

const isOn = (element: HTMLElement) =>
  element.getAttribute("aria-checked") === "true" || element.matches("input:checked");

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** No-break spaces and line ends are spaces to the eye. */
function matcherOf(name: string | RegExp): (text: string) => boolean {
  if (name instanceof RegExp) return (text) => name.test(plain(text));
  return (text) => plain(text) === plain(name);
}

const loosely = (name: string | RegExp) => (text: string) =>
  name instanceof RegExp ? name.test(plain(text)) : plain(text).includes(plain(name));

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isThere = width > 0 && height > 0;
  // A field may lie invisible over what stands for it.
  return isThere || element.matches("input");
}

/** What stands on the screen, in a few words. */
export function onScreen(page: Document): { title: string; alerts: string[] } {
  const [title] = queryAllByRole(page.body, "heading", { level: 1 });
  const alerts = [...page.querySelectorAll<HTMLElement>('[role="alert"], [data-tone="error"]')]
    .map(({ textContent }) => plain(textContent ?? ""))
    .filter((words) => words !== "");
  return { title: plain(title?.textContent ?? ""), alerts: [...new Set(alerts)] };
}
