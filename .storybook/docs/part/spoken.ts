import { getRoles, isInaccessible, queryAllByRole } from "storybook/test";
import { squeezed } from "#workbench/shared/squeezed.ts";

/** What a screen reader calls a role. Roles that are not here are not named: only what is inside them is read. */
const roles: Readonly<Record<string, string>> = {
  alert: "Meldung, sofort",
  alertdialog: "Dialog",
  button: "Schaltfläche",
  checkbox: "Kontrollkästchen",
  combobox: "Auswahlfeld",
  dialog: "Dialog",
  form: "Formular",
  group: "Gruppe",
  img: "Bild",
  link: "Link",
  listbox: "Auswahlliste",
  meter: "Anzeige",
  navigation: "Navigation",
  option: "Eintrag",
  password: "Eingabefeld, geschützt",
  progressbar: "Fortschritt",
  radio: "Auswahlknopf",
  radiogroup: "Auswahlgruppe",
  region: "Bereich",
  search: "Suche",
  searchbox: "Suchfeld",
  status: "Meldung",
  switch: "Schalter",
  tab: "Register",
  textbox: "Eingabefeld",
  video: "Video",
};

/** What is read as one: its content is its name or its value. */
const WHOLE = new Set(
  "button checkbox combobox img link meter option password progressbar radio searchbox switch tab textbox video".split(
    " ",
  ),
);

/** What has a value. */
const TYPED = new Set(["combobox", "password", "searchbox", "textbox"]);

/** Named only where somebody has named them. */
const NAMED = new Set(["form", "group", "region", "img"]);

/** How a text of a live region is read. */
export type Announced = "assertive" | "polite";

export type Said = { role: string; text: string; element?: Element; announced?: Announced | undefined };
type Facts = { role: string; name: string; description: string };

/** Role, name and description of every element that assistive technology reaches. */
function factsIn(root: HTMLElement): Map<Element, Facts> {
  const facts = new Map<Element, Facts>();
  for (const role of Object.keys(getRoles(root))) {
    const note = (key: "name" | "description") => (text: string, element: Element | null) => {
      if (element && !facts.has(element)) facts.set(element, { role, name: "", description: "" });
      const known = element && facts.get(element);
      if (known?.role === role) known[key] = squeezed(text);
      return true;
    };
    queryAllByRole(root, role, { name: note("name"), description: note("description") });
  }
  return facts;
}

/** ARIA has no role for these: browsers call the choice of a file a button, and a password a protected field. */
function factsWithoutRole(element: Element): Facts | undefined {
  if (element.matches("video[aria-label]")) return { role: "video", name: element.ariaLabel ?? "", description: "" };
  const role = element.matches("input[type=file]") ? "button" : "password";
  if (!element.matches("input:is([type=file], [type=password])")) return undefined;
  const textOf = (all: Iterable<HTMLElement>) => squeezed([...all].map(({ innerText }) => innerText).join(" "));
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  const descriptions = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  const labels = (element as HTMLInputElement).labels ?? [];
  return {
    role,
    name: element.ariaLabel ?? textOf(labels as Iterable<HTMLElement>),
    description: textOf(descriptions),
  };
}

const is = (element: Element, attribute: string) => element.getAttribute(attribute) === "true";
const isDisabled = (element: Element) => is(element, "aria-disabled") || element.matches(":disabled");

const checkedOf = (element: Element, role: string): string | undefined => {
  if (!["checkbox", "radio", "switch"].includes(role)) return undefined;
  const checked = "checked" in element ? String(element.checked) : element.getAttribute("aria-checked");
  if (role === "radio") return checked === "true" ? "ausgewählt" : "nicht ausgewählt";
  return checked === "mixed" ? "teilweise angehakt" : checked === "true" ? "angehakt" : "nicht angehakt";
};

const expandedOf = (element: Element): string | undefined => {
  const expanded = element.getAttribute("aria-expanded");
  if (expanded === null) return undefined;
  return expanded === "true" ? "aufgeklappt" : "zugeklappt";
};

/** ARIA has no role for the line of a text that unfolds below it. */
const isSummary = (node: Node) => node.nodeName === "SUMMARY";
const foldOf = (summary: Element) => (summary.parentElement?.matches("[open]") ? "aufgeklappt" : "zugeklappt");

const popups: Readonly<Record<string, string>> = {
  dialog: "öffnet einen Dialog",
  menu: "öffnet ein Menü",
  listbox: "öffnet eine Liste",
};

const valueOf = (element: Element, role: string): string | undefined => {
  if (role === "progressbar" || role === "meter")
    return element.getAttribute("aria-valuetext") ?? element.getAttribute("aria-valuenow") ?? undefined;
  if (!TYPED.has(role)) return undefined;
  // An element of a frame is no instance of the classes here.
  if (element.tagName === "SELECT") return (element as HTMLSelectElement).selectedOptions[0]?.textContent;
  const { value, type } = element as HTMLInputElement;
  if (value === "") return "leer";
  return type === "password" ? `${value.length} Zeichen, verdeckt` : `„${value}“`;
};

/** The states of an element, in the order in which they are read. */
const statesOf = (element: Element, role: string): string[] =>
  [
    checkedOf(element, role),
    is(element, "aria-pressed") ? "gedrückt" : undefined,
    is(element, "aria-selected") ? "ausgewählt" : undefined,
    element.hasAttribute("aria-current") && !(element.getAttribute("aria-current") === "false")
      ? "hier sind Sie"
      : undefined,
    expandedOf(element),
    popups[element.getAttribute("aria-haspopup") ?? ""],
    is(element, "aria-required") || element.matches(":required") ? "Pflicht" : undefined,
    is(element, "aria-busy") ? "beschäftigt" : undefined,
    isDisabled(element) ? "nicht verfügbar" : undefined,
    element.matches("input:read-only, textarea:read-only") && TYPED.has(role) ? "nur zum Lesen" : undefined,
    valueOf(element, role),
    is(element, "aria-invalid") ? "ungültig" : undefined,
  ].filter((state) => state !== undefined);

/** A name that is a sentence is read on from: a comma follows, and no full stop. */
const unstopped = (text: string) => text.replace(/\.$/, "");

function saying(element: Element, { role, name, description }: Facts): string {
  const kind =
    role === "heading" ? `Überschrift, Ebene ${element.ariaLevel ?? element.tagName.slice(1)}` : (roles[role] ?? "");
  const said = [unstopped(name), kind, ...statesOf(element, role)].filter(Boolean).join(", ");
  return description === "" ? said : `${said}: ${description}`;
}

/** Live regions. That of a notice is beside the page, with what the notice says. */
const regions: readonly (readonly [selector: string, announced?: Announced])[] = [
  ["[aria-live=off]"],
  ["[aria-live=assertive], [role=alert]:not([aria-live]), [data-notices] > [data-tone=error]", "assertive"],
  ["[aria-live=polite], [role=status]:not([aria-live]), [data-notices] > [data-tone]", "polite"],
];
const anyRegion = regions.map(([selector]) => selector).join();

function announcedIn(element: Element | null): Announced | undefined {
  const region = element?.closest(anyRegion);
  return regions.find(([selector]) => region?.matches(selector))?.[1];
}

const isSpoken = ({ role, name }: Facts): boolean =>
  role === "heading" || (role in roles && (name !== "" || !NAMED.has(role)));

/**
 * What a screen reader says of a rendered state, in reading order: of each element its name, its role, its states and its
 * description, of everything else the text.
 */
export function spokenIn(root: HTMLElement): Said[] {
  const facts = factsIn(root);
  const said: Said[] = [];
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      // Texts of one element that follow each other are one, which the first of them knows whole.
      const text = node.previousSibling?.nodeType === Node.TEXT_NODE ? "" : squeezed((node as Text).wholeText);
      if (text !== "") said.push({ role: "text", text, announced: announcedIn(node.parentElement) });
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    if (["SCRIPT", "STYLE", "TEMPLATE"].includes(element.tagName) || isInaccessible(element)) return;
    // Beside the page stands for a second, to be announced, what is also on it.
    if (element.matches("body > [role=status]")) return;
    const known = facts.get(element) ?? factsWithoutRole(element);
    if (known && isSpoken(known)) {
      const text = saying(element, known);
      if (text !== roles["status"] && text !== roles["alert"])
        said.push({
          role: known.role,
          text,
          element,
          announced: known.role === "heading" ? announcedIn(element) : undefined,
        });
      if (WHOLE.has(known.role) || known.role === "heading") return;
    }
    if (isSummary(element)) {
      const text = `${unstopped(squeezed(element.textContent))}, aufklappbar, ${foldOf(element)}`;
      said.push({ role: "summary", text, element });
      return;
    }
    const isFolded = element.matches("details:not([open])");
    for (const child of element.childNodes) if (!isFolded || isSummary(child)) read(child);
  };
  read(root);
  return withoutDescriptions(said);
}

/** What has a label or a description on the page: those are read with it, and not again as text unless announced. */
const LABELLED = new Set([...TYPED, "alertdialog", "checkbox", "dialog", "group", "radio", "radiogroup"]);

function withoutDescriptions(said: readonly Said[]): Said[] {
  const labelled = said.filter(({ role, element }) => LABELLED.has(role) || element?.matches("input"));
  return said.filter(
    ({ role, text, announced }) =>
      announced || role !== "text" || !labelled.some((other) => other.text.includes(unstopped(text))),
  );
}
