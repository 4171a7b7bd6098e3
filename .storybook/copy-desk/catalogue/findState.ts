import { likeliest } from "../likeliest.ts";
import type { Row } from "../events.ts";

type Search = {
  key: string;
  /** The state that a link of the row opens. */
  first: string;
  /** All states of its screen. */
  states: readonly string[];
  /** Reads the texts of a state. */
  look: (state: string) => Promise<readonly Row[]>;
};

/** The state in which the panel finds a text: one that shows it, else one that uses it; null when none does. */
export async function findState({ key, first, states, look }: Search): Promise<string | null> {
  const left = new Set([first, ...states]);
  let hidden: string | null = null;
  for (let state: string | undefined = first; state !== undefined; state = likeliest(key, [...left])) {
    left.delete(state);
    const row = (await look(state)).find((one) => one.key === key);
    if (row && row.roles.length > 0) return state;
    if (row) hidden ??= state;
  }
  return hidden;
}
