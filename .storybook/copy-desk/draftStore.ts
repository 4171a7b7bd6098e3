import { isNothing, nothingDrafted, read, written, type Drafted } from "./drafted.ts";

/** The name of the global that names drafts; they themselves lie in the storage of the browser, whatever their size. */
export const DRAFTS = "drafts";

const index = "gangway-drafts";
const storageKey = (id: string) => `${index}-${id}`;
/** Most drafts in the storage; the least recently written one is removed first. */
const MOST = 40;

/** Null also where the browser blocks the storage. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The first line is `trouble`. */
function parseStored(text: string): Drafted {
  const [trouble, ...lines] = text.split("\n");
  return { ...read(lines.join("\n")), trouble: trouble === "cut" || trouble === "unreadable" ? trouble : null };
}

const isId = (id: unknown): id is string => typeof id === "string" && /^[a-z\d]+$/.test(id);

export const newId = (): string => crypto.randomUUID().replaceAll("-", "");

/** The drafts that an address names; none where it names none. */
export function readDrafts(id: unknown): Drafted {
  if (!isId(id)) return nothingDrafted;
  const text = readItem(storageKey(id));
  return text === null ? { ...nothingDrafted, trouble: "elsewhere" } : parseStored(text);
}

/** Stores drafts, removing older ones where the storage is full. Returns false if there is still no room. */
export function storeDrafts(id: string, drafted: Drafted): boolean {
  const others = (readItem(index) ?? "").split(" ").filter((other) => isId(other) && other !== id);
  const remaining = others.slice(-MOST);
  for (const old of others.slice(0, -MOST)) localStorage.removeItem(storageKey(old));
  for (;;) {
    try {
      localStorage.setItem(storageKey(id), `${drafted.trouble ?? ""}\n${written(drafted)}`);
      localStorage.setItem(index, [...remaining, id].join(" "));
      return true;
    } catch {
      const oldest = remaining.shift();
      if (oldest === undefined) return false;
      localStorage.removeItem(storageKey(oldest));
    }
  }
}

/** The id of the drafts that were written last in this browser and have something in them; empty where there are none. */
export const lastDrafts = (): string =>
  (readItem(index) ?? "").split(" ").findLast((id) => isId(id) && !isNothing(readDrafts(id))) ?? "";

export const forgetDrafts = (id: string): void => localStorage.removeItem(storageKey(id));

/** Subscribes to changes that another tab makes to the shown drafts; returns the unsubscribe function. */
export function watchDrafts(shown: () => string, callback: (drafted: Drafted) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (shown() !== "" && key === storageKey(shown()))
      callback(newValue === null ? nothingDrafted : parseStored(newValue));
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
