/** The used part of the Storage API. */
export type Area = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A string store that never throws (F10). */
export type Store = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** False once a value could only be stored in memory and will be lost on reload. */
  isLasting: () => boolean;
};

/**
 * Wraps a storage that may be disabled, full or read-only: values it rejects stay in memory until the page is left.
 * `open` is called on each access, because accessing a disabled storage throws.
 */
export function createStore(open: () => Area): Store {
  const memory = new Map<string, string | null>();
  let isLasting = true;

  const attempt = (key: string, value: string | null, act: (area: Area) => void): void => {
    try {
      act(open());
      memory.delete(key);
    } catch {
      memory.set(key, value);
      isLasting = false;
      discard(key);
    }
  };

  /** Removes the older stored value, e.g. a used token, so that it does not come back after a reload. */
  const discard = (key: string): void => {
    try {
      open().removeItem(key);
    } catch {
      // Not removable either.
    }
  };

  return {
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => attempt(key, value, (area) => area.setItem(key, value)),
    remove: (key) => attempt(key, null, (area) => area.removeItem(key)),
    keys() {
      try {
        const area = open();
        const stored = Array.from({ length: area.length }, (_, index) => area.key(index));
        return [...new Set([...stored, ...memory.keys()])].filter((key) => key !== null);
      } catch {
        return [...memory.keys()];
      }
    },
    isLasting: () => isLasting,
  };
}
