import { isVisible } from "./dom.ts";

const ACTS = "button:not([role]), a[href], [role=button], [role=link], summary";

function nameOf(element: Element): string {
  const labels = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const label = labels.map((id) => document.getElementById(id)?.textContent ?? "").join(" ") || element.ariaLabel;
  return (label ?? [...element.childNodes].map(textOf).join("")).replaceAll(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? "";
  if (node.ariaHidden === "true") return "";
  return node.getAttribute("alt") ?? [...node.childNodes].map(textOf).join("");
}

/** Two links to one place do the same; two buttons of one page never do. */
const actOf = (element: Element) => (element instanceof HTMLAnchorElement ? element.href : element);

/** Accessible names shared by buttons or links with different actions: ambiguous out of context and for voice control (WCAG 2.4.6). */
export function nameFaults(root: ParentNode, oneAct: readonly string[] = []): string[] {
  const acts = new Map<string, Set<unknown>>();
  for (const element of [...root.querySelectorAll(ACTS)].filter(isVisible)) {
    const name = nameOf(element);
    acts.set(name, (acts.get(name) ?? new Set()).add(actOf(element)));
  }
  return [...acts]
    .filter(([name, all]) => all.size > 1 && !oneAct.includes(name))
    .map(([name, all]) => `„${name}“ names ${all.size} acts of the page`);
}
