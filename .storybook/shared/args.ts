/**
 * A copy of a story's args in which `change` has seen every value with its key, leaves and branches alike; `null` as key
 * for entries of lists. What is neither a list nor a plain object stays itself.
 */
export function changed<Args>(args: Args, change: (value: unknown, key: string | null) => unknown): Args {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => walk(change(entry, null)));
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(change(entry, key))]));
  };
  return walk(args) as Args;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || "$$typeof" in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
