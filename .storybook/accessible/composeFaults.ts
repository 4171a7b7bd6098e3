import { isVisible } from "./dom.ts";

const FIELDS = ":is(input, textarea):not([type=checkbox], [type=radio], [type=file])";
const KEYS = ["Escape", "Enter", "ArrowDown", "ArrowUp", "Tab", "Home", "PageDown"];

/** As browsers tell of a key that an input method takes; Safari of the last one by its code alone. */
const composed = (key: string) => [
  { key, isComposing: true },
  { key, keyCode: 229 },
];

type Called = () => number;

/** Fields that do something at a key with which an input method takes or drops a suggestion. */
export function composeFaults(root: ParentNode, called: Called): string[] {
  return [...root.querySelectorAll<HTMLInputElement>(FIELDS)].filter(isVisible).flatMap((field) => {
    field.focus();
    const doesSomething = (init: KeyboardEventInit) => {
      const before = called();
      const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
      const isPrevented = !field.dispatchEvent(event);
      // A dialog prevents Escape, so that nothing else closes it.
      return (isPrevented && init.key !== "Escape") || called() !== before;
    };
    return KEYS.filter((key) => composed(key).some(doesSomething)).map(
      (key) => `${field.name || field.id}: ${key} of an input method does something`,
    );
  });
}
