import { isVisible } from "./dom.ts";

const FIELDS = ":is(input, textarea, select):not([type=hidden], [inputmode=search])";

const isLocked = (field: HTMLInputElement) =>
  field.readOnly || field.disabled || field.ariaReadOnly === "true" || field.ariaDisabled === "true";

/** Fields that can be changed while what they hold is on its way. */
const openFaults = (root: ParentNode): string[] =>
  [...root.querySelectorAll("form:has([type=submit][aria-busy=true])")].flatMap((form) =>
    [...form.querySelectorAll<HTMLInputElement>(FIELDS)]
      .filter((field) => isVisible(field) && !isLocked(field))
      .map((field) => `${field.name || field.id} can be changed while it is sent`),
  );

type Called = () => number;

/** Locked fields and checkboxes that change on input, or call a callback. */
function loosenedFaults(root: ParentNode, called: Called): string[] {
  const controls = [...root.querySelectorAll<HTMLInputElement>(`${FIELDS}, [role=checkbox], [role=radio]`)];
  return controls
    .filter((control) => isVisible(control) && isLocked(control) && !control.matches("[type=file]"))
    .flatMap((control) => {
      const stateOf = () => `${control.value} ${control.checked} ${control.ariaChecked} ${called()}`;
      // What is left by it may be judged.
      control.focus();
      if (document.activeElement !== control) return [];
      const before = stateOf();
      if (control.matches("input:not([type=radio], [type=checkbox]), textarea")) {
        control.select();
        document.execCommand("insertText", false, "0");
      } else control.click();
      return stateOf() === before ? [] : [`${control.name || control.id} is locked and changes`];
    });
}

/** What is on its way is locked, and what is locked cannot be changed. */
export const lockFaults = (root: ParentNode, called: Called): string[] => [
  ...openFaults(root),
  ...loosenedFaults(root, called),
];
