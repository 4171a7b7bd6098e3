import { nothingDrafted, read, written, type Drafted } from "./drafted.ts";

/** The name of the global that names drafts; they themselves lie in the storage of the browser, whatever their size. */
export const DRAFTS = "drafts";

const index = "gangway-drafts";
const storageKey = (id: string) => `${index}-${id}`;
/** As many as are kept; the one that was not written for longest goes first. */
const MOST = 40;

/** Some browsers refuse a page its storage. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The first line says what was wrong with where it came from. */
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

/** Keeps drafts, and instead of older ones where there is no room. Returns whether there is. */
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

export const forgetDrafts = (id: string): void => localStorage.removeItem(storageKey(id));

/** Calls back with what another tab makes of the drafts that this one shows, until the answer is called. */
export function watchDrafts(shown: () => string, callback: (drafted: Drafted) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (shown() !== "" && key === storageKey(shown()))
      callback(newValue === null ? nothingDrafted : parseStored(newValue));
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
