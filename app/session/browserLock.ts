import type { Fence, FenceMark, Lock } from "#app/session/refresh.ts";

const LOCK_NAME = "session-refresh";
const LOCK_PATIENCE_MS = 5000;
const DATABASE = "session";
const STORE = "fence";
const FENCE_PATIENCE_MS = 1000;

/** One tab at a time; without the Web Locks API, or if it is denied, each tab works on its own (T10). */
export const browserLock: Lock = async (work) => {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_PATIENCE_MS);
  let hasLock = false;
  try {
    return await navigator.locks.request(LOCK_NAME, { signal: waiting.signal }, () => {
      hasLock = true;
      clearTimeout(timer);
      return work(true);
    });
  } catch (error) {
    if (hasLock) throw error;
    return waiting.signal.aborted ? "busy" : work(false);
  }
};

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", reject);
  });

/** Resolves to null on error or after 1 s. */
function within<Result>(work: () => Promise<Result>): Promise<Result | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), FENCE_PATIENCE_MS);
    work().then(resolve, () => resolve(null));
  });
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const EMPTY: FenceMark = { session: undefined, rotation: 0 };

const isMark = (value: unknown): value is FenceMark =>
  typeof value === "object" &&
  value !== null &&
  "rotation" in value &&
  typeof value.rotation === "number" &&
  "session" in value &&
  (value.session === null || typeof value.session === "string");

/** The counter in IndexedDB, which all browser processes see at once; it never contains a token. */
export const browserFence: Fence = {
  read: () =>
    within(async () => {
      const mark = await withStore<unknown>("readonly", (store) => store.get("mark"));
      return isMark(mark) ? mark : EMPTY;
    }),
  async write(mark) {
    await within(() => withStore("readwrite", (store) => store.put(mark, "mark")));
  },
};
