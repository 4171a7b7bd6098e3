import { createContext } from "react";

/** The id of the element focused at the submit, empty if it has none; `null` after the next key or press. */
export const SentFrom = createContext<string | null>(null);
