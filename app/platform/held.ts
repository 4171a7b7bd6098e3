/** A value that is replaced and never changed, and those who want to hear of it. */
export function createHeld<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Calls back on every change until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
