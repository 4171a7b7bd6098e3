import { createContext } from "react";

/** The id of what had the focus when the form was sent, empty if it has none; `null`: since then something was typed or pressed. */
export const SentFrom = createContext<string | null>(null);
