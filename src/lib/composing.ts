type Key = Pick<KeyboardEvent, "isComposing" | "keyCode">;

/** Safari tells of the key that ends a composition after the composition, by this code alone. */
const OF_INPUT_METHOD = 229;

/** Whether a key belongs to an input method: it chooses or drops a suggestion there and does nothing on the page. */
export const isComposing = (event: Key): boolean => event.isComposing || event.keyCode === OF_INPUT_METHOD;
