/** How an element looks while somebody points at it, reaches it by key or holds it down. */
export const looks = ["rest", "hover", "focus", "active"] as const;
export type Look = (typeof looks)[number];

/** Carries the look of a copy: no script can point at an element or press it. */
const LOOK = "data-look";
/** Marks what is around a control that is shown alone: it has no box, or is the ground. */
const AROUND = "data-around";

const forced: readonly (readonly [pseudo: RegExp, selector: string])[] = [
  [/(?<!\\):hover\b/g, `[${LOOK}~="hover"]`],
  [/(?<!\\):active\b/g, `[${LOOK}~="active"]`],
  [/(?<!\\):focus-within\b/g, `:is([${LOOK}~="focus"], :has([${LOOK}~="focus"]))`],
  [/(?<!\\):focus(?:-visible)?(?![\w-])/g, `[${LOOK}~="focus"]`],
];

const written = (text: string) => forced.reduce((sum, [pseudo, selector]) => sum.replaceAll(pseudo, selector), text);

/** A rule for copies: an attribute in the place of each pseudo class. In the layers and media of the rule that it follows. */
function forCopies(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const text = written(rule.cssText);
    return text === rule.cssText ? "" : text.replaceAll("(hover: hover)", "all");
  }
  if (!("cssRules" in rule)) return "";
  const inside = [...(rule.cssRules as CSSRuleList)].map(forCopies).join("");
  const [head] = rule.cssText.split("{", 1);
  return inside === "" ? "" : `${head?.replaceAll("(hover: hover)", "all")}{${inside}}`;
}

/** The rules of the document's style sheets for the looks of copies. */
export const lookRules = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(forCopies)).join("\n");

/** A frame takes no focus: its control looks as if it had it. */
export function showFocus(root: HTMLElement, control: Element | undefined): void {
  if (!control || control.hasAttribute(LOOK)) return;
  control.setAttribute(LOOK, "focus");
  const style = root.ownerDocument.createElement("style");
  style.textContent = lookRules();
  root.ownerDocument.head.append(style);
}

/** A copy is a picture: without ids, and without names that would join its radio buttons with those of the original. */
function anonymous(copy: Element): void {
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of [
      "id",
      "name",
      "for",
      "aria-describedby",
      "aria-labelledby",
      "aria-controls",
      "autofocus",
      "data-key",
    ])
      element.removeAttribute(name);
}

export function copyOf<Original extends Element>(original: Original): Original {
  const copy = original.cloneNode(true) as Original;
  // What is chosen in a list is not cloned with it.
  const chosen = [...original.querySelectorAll("select")].map(({ selectedIndex }) => selectedIndex);
  for (const [at, select] of copy.querySelectorAll("select").entries()) select.selectedIndex = chosen[at] ?? 0;
  anonymous(copy);
  return copy;
}

/** A part that is so many times as high as its button is not shown with it. */
const MUCH = 2.5;

/** A part that is higher is not shown with any of its controls, in px. */
const HIGH = 600;

/** A control that is a small part of what is around it. */
function isAlone(root: HTMLElement, control: Element): boolean {
  const { height } = root.getBoundingClientRect();
  const isButton = control.matches("a, button:not([role=checkbox]), summary");
  return height > HIGH || (isButton && height > MUCH * control.getBoundingClientRect().height);
}

const isWindow = (root: HTMLElement) => root === root.ownerDocument.body;

/** Whether a look shows the control without what is around it. */
export const isShownAlone = (root: HTMLElement, control: Element): boolean => isWindow(root) || isAlone(root, control);

const CLEAR = "rgba(0, 0, 0, 0)";

/** What is behind an element: the nearest area around it that is drawn. */
function groundOf({ parentElement }: Element, root: Element): Element | undefined {
  if (!parentElement || !root.contains(parentElement)) return undefined;
  return getComputedStyle(parentElement).backgroundColor === CLEAR ? groundOf(parentElement, root) : parentElement;
}

/** A control, with its label where that stands around or above it. */
function withLabel(control: Element): Element {
  const [label] = (control as HTMLInputElement).labels ?? [];
  if (!label) return control;
  let around = control;
  while (around.parentElement && !around.contains(label)) around = around.parentElement;
  return around;
}

/**
 * A copy of a rendered state with one of its elements in a look. What lies around the element is pointed at, too. Of a
 * window, of a high part, and of a large part with a button, only the control is shown, on its ground.
 */
export function copyWith(rendered: HTMLElement, control: Element, look: Look): HTMLElement {
  const root = isWindow(rendered) ? (control.closest<HTMLElement>("body > *") ?? rendered) : rendered;
  const copy = copyOf(root);
  const originals: readonly Element[] = [root, ...root.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  const copied = (original: Element | undefined) => (original ? copies[originals.indexOf(original)] : undefined);
  const target = copied(control);
  if (isWindow(rendered) || isAlone(root, control)) {
    const shown = withLabel(control);
    const [part, ground] = [copied(shown), copied(groundOf(shown, root))];
    if (part) (part as HTMLElement).style.width = `${shown.getBoundingClientRect().width}px`;
    for (const each of copies) {
      if (!part || part.contains(each)) continue;
      if (!each.contains(part)) each.remove();
      else each.setAttribute(AROUND, each === ground ? "ground" : "");
    }
  }
  if (look === "rest") return copy;
  const state = { hover: "hover", focus: "focus", active: "hover active" }[look];
  for (let element: Element | null | undefined = target; element && element !== copy; element = element.parentElement)
    if (element === target || look !== "focus") element.setAttribute(LOOK, state);
  return copy;
}

const PROPERTIES = [
  "background-color",
  "border-top-color",
  "border-bottom-color",
  "box-shadow",
  "color",
  "opacity",
  "outline-style",
  "outline-color",
  "scale",
  "text-decoration-line",
  "translate",
  "stroke",
  "border-top-width",
  "outline-width",
] as const;

/** Everything that a look can change, to compare two copies. */
export const appearance = (copy: Element): string =>
  [copy, ...copy.querySelectorAll("*")]
    .map((element) => {
      const style = getComputedStyle(element);
      return PROPERTIES.map((name) => style.getPropertyValue(name)).join(" ");
    })
    .join("\n");
