/** The default of a declared actor: a flow that forgot to provide it fails at once and says which one. */
export function notProvided(name: string): never {
  throw new Error(`The actor "${name}" is not provided.`);
}
