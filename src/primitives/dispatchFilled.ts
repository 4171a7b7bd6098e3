const FIELDS = "input:not([type=file], [type=radio], [type=checkbox], [role=combobox]), textarea";

/**
 * Tells React of fields that were filled without an event, by a password manager or by a browser that restores a page:
 * what React knows of a field stands in its `value` attribute. All are read before one is told, which draws all anew.
 */
export function dispatchFilled(): void {
  const filled = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)]
    .filter((field) => !field.readOnly && field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const);
  for (const [field, value] of filled) {
    // React sees what is set here, and takes an event for news only where the value is another one.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
