/** The default of a declared actor or action. A flow that forgot to provide it fails as soon as it is needed. */
export function notProvided(): never {
  throw new Error("A flow has not provided this part of its machine.");
}
