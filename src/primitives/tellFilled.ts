const FIELDS = "input:not([type=file], [type=radio], [type=checkbox], [role=combobox]), textarea";

/**
 * Tells React of fields that were filled without an event, by a password manager or by a browser that restores a page:
 * what React knows of a field stands in its `value` attribute.
 */
export function tellFilled(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS))
    if (!field.readOnly && field.value !== field.defaultValue) tell(field);
}

function tell(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  // React sees what is set here, and takes an event for news only where the value is another one.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
