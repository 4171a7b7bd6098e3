const FIELDS = "input:not([type=file], [type=radio], [type=checkbox], [role=combobox]), textarea";

/**
 * Notifies React of fields that were filled without an event, by a password manager or by a browser that restores a
 * page: React's value is in the `value` attribute. All are read before the first event, which renders all anew.
 */
export function dispatchFilled(): void {
  const filled = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)]
    .filter((field) => !field.readOnly && field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const);
  for (const [field, value] of filled) {
    // React tracks this assignment, and only fires for a value that differs from it.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
