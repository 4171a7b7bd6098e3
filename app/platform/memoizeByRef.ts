/** Caches one value per key object, as long as the key lives. */
export function memoizeByRef<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? create(key);
    cache.set(key, value);
    return value;
  };
}
