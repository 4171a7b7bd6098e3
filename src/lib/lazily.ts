/**
 * Creates a value on first use and caches it. For `Intl` formats: each takes a phone some milliseconds, and at module
 * level it delays every screen that imports it.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
