import { isVisible } from "./dom.ts";

const CONTROLS =
  "input:not([type=hidden], [type=radio], [aria-hidden=true], [inputmode=search]), select, textarea, [role=radiogroup], [role=checkbox]";

const byId = (ids: string | null | undefined) =>
  (ids ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id));
const textOf = (elements: readonly (Element | null)[]) =>
  elements
    .map((element) => element?.textContent ?? "")
    .join(" ")
    .trim();

/** A checkbox may stay unticked; if it must be ticked, the disabled button describes that. */
const isSettled = (control: Element) =>
  control.matches(":disabled, [type=checkbox], [role=checkbox]") ||
  ("readOnly" in control && control.readOnly === true);

/** Errors, hints and counters that describe no field (WCAG 1.3.1). */
const untiedFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[id$=-error], [id$=-hint], [id$=-counter]")]
    .filter((text) => isVisible(text) && text.textContent !== "")
    .filter(({ id }) => !root.querySelector(`[aria-describedby~="${id}"]`))
    .map(({ textContent }) => `„${textContent}“ describes no field`);

/**
 * Fields without an accessible name, required or optional mark, or description of their error. In a group of choices the mark is part of the name, everywhere else of the description (WCAG 1.3.1, 3.3.1).
 */
export function formFaults(root: ParentNode): string[] {
  const controlFaults = [...root.querySelectorAll<HTMLInputElement>(CONTROLS)].filter(isVisible).flatMap((control) => {
    const legend = control.querySelector("legend");
    const own = control.role === "checkbox" ? control : null;
    const name = textOf([...byId(control.getAttribute("aria-labelledby")), ...(control.labels ?? []), legend, own]);
    const described = byId(control.getAttribute("aria-describedby"));
    const isRequired = control.ariaRequired === "true";
    const isMarked = legend ? legend.childElementCount > 1 : described.some((part) => part?.id.endsWith("-optional"));
    const faults = [
      !name && !control.ariaLabel && "has no name",
      described.includes(null) && "is described by what is not there",
      !isRequired && !isMarked && !isSettled(control) && "tells neither that it is required nor that it may stay empty",
      control.ariaInvalid === "true" && textOf(described) === "" && "is called wrong and does not tell why",
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${control.localName} „${name}“ ${fault}`);
  });
  return [...controlFaults, ...untiedFaults(root)];
}
