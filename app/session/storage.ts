/** As much of the browser's storages as is needed here. */
export type Area = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A place for texts that never fails (F10). */
export type Store = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** False as soon as something could only be kept in memory and will be gone after a reload. */
  isLasting: () => boolean;
};

/**
 * Wraps a storage that may be switched off, full or read-only: what it refuses stays in memory until the page is left.
 * `open` is called each time, because reaching for the storage is what throws where it is switched off.
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

  /** What is older than the memory, such as a token that was used, must not come back with the next page. */
  const discard = (key: string): void => {
    try {
      open().removeItem(key);
    } catch {
      // Not even that.
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
