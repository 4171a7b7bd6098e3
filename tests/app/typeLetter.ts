/** What a key does: the value as the browser writes it, then the event. */
export function typeLetter(field: HTMLInputElement, letter: string): void {
  Reflect.set(HTMLInputElement.prototype, "value", field.value + letter, field);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letter }));
}
