type Key = Pick<KeyboardEvent, "isComposing" | "keyCode">;

/** Safari reports the key that ends a composition after the composition, with this code alone. */
const OF_INPUT_METHOD = 229;

/** Whether a key belongs to an input method, where it accepts or drops a suggestion and must not trigger anything. */
export const isComposing = (event: Key): boolean => event.isComposing || event.keyCode === OF_INPUT_METHOD;
