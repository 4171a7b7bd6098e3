/** Of states, by id, the one whose name has most of the key's words; among equals the first. */
export function likeliest(key: string, states: readonly string[]): string | undefined {
  const words = new Set(wordsOf(key.slice(key.indexOf("."))));
  const shared = (state: string) => wordsOf(state.slice(state.indexOf("--"))).filter((word) => words.has(word)).length;
  return states.toSorted((one, other) => shared(other) - shared(one))[0];
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, " $&")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
