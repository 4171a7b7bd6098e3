/** Default of declared actors and actions: throws when it was not provided. */
export function notProvided(): never {
  throw new Error("A flow has not provided this part of its machine.");
}
