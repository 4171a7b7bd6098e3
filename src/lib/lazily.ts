/**
 * Makes a value when it is first asked for, and keeps it. For `Intl` formats: each takes a phone some milliseconds to make,
 * and at the top of a module it holds up every screen that imports it.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
