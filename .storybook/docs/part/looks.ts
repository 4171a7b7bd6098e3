/** How an element looks while somebody points at it, reaches it by key or holds it down. */
export const looks = ["rest", "hover", "focus", "active"] as const;
export type Look = (typeof looks)[number];

/** Carries the look of a copy: no script can point at an element or press it. */
const LOOK = "data-look";

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
  anonymous(copy);
  return copy;
}

/** A part that is so many times as high as its button is not shown with it. */
const MUCH = 2.5;

/** A button that is a small part of what is around it. */
const isAlone = (root: HTMLElement, control: Element): boolean =>
  control.matches("a, button:not([role=checkbox]), summary") &&
  root.getBoundingClientRect().height > MUCH * control.getBoundingClientRect().height;

/** The ground of a control in a window. */
const GROUND = "[data-sign], [role=dialog], [data-dock]";

/**
 * A copy of a rendered state with one of its elements in a look. What lies around the element is pointed at, too. A button
 * in a large part is without the rest of it, and a window is not in the picture.
 */
export function copyWith(rendered: HTMLElement, control: Element, look: Look): HTMLElement {
  const isWindow = rendered === rendered.ownerDocument.body;
  const root = isWindow ? (control.closest<HTMLElement>(GROUND) ?? rendered) : rendered;
  const copy = copyOf(root);
  const target = copy.querySelectorAll("*")[[...root.querySelectorAll("*")].indexOf(control)];
  if (target && (isWindow || isAlone(root, control)))
    for (const other of copy.querySelectorAll("*"))
      if (!target.contains(other) && !other.contains(target)) other.remove();
  if (look === "rest") return copy;
  const state = { hover: "hover", focus: "focus", active: "hover active" }[look];
  for (let element = target; element && element !== copy; element = element.parentElement ?? undefined)
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
