import { useSyncExternalStore } from "react";
import type { Address } from "#app/navigation/address.ts";

type Entry = { path: string; search: string; state: ReturnType<Address["state"]> };

function entryOf(to: string, state: Entry["state"]): Entry {
  const { pathname, search } = new URL(to, "http://app.invalid");
  return { path: pathname, search, state };
}

/** An in-memory history that starts with `first`, e.g. `/groups/join?group_code=12`. */
export function createMemoryAddress(first: string): Address {
  let entries = [entryOf(first, null)];
  const listeners = new Set<() => void>();
  const currentAddress = () => entries.at(-1)!;
  const changed = () => listeners.forEach((listener) => listener());
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    path: () => currentAddress().path,
    search: () => currentAddress().search,
    state: () => currentAddress().state,
    write(state, { replace, to = currentAddress().path + currentAddress().search }) {
      entries = [...(replace ? entries.slice(0, -1) : entries), entryOf(to, state)];
      changed();
    },
    back() {
      if (entries.length > 1) entries = entries.slice(0, -1);
      changed();
    },
    useProperty: (read) => useSyncExternalStore(listen, read, read),
  };
}
