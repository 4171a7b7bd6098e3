import { forgetLanguage, forgetPerson, forgetAuth, type Stores } from "#app/session/storageKeys.ts";
import { onlyStoredFields, readMark, readToken, readUser, writeMark, type Mark } from "#app/session/stored.ts";
import type { StoredLoginUser } from "#src/model/auth/loginUser.ts";

export type Tokens = { accessToken: string | null; refreshToken: string | null };

/**
 * `started` and `signed-out` by the user, the latter in any tab; `lost`: ended by the provider; `replaced`: another
 * sign-in in another tab; `found`: a sign-in in another tab while this one was signed out.
 */
export type SessionChange = "started" | "signed-out" | "lost" | "replaced" | "found";

/** Whether this tab or another one made the change. */
export type Origin = "here" | "elsewhere";

export type SessionListener = (change: SessionChange, origin: Origin) => void;

/** Other tabs: calls back when one of them has written to storage, until the returned function is called. */
export type Tabs = { listen: (sync: () => void) => () => void };

export type Session = ReturnType<typeof createSession>;

/**
 * The session of this page. Each page remembers which sign-in it belongs to and never uses the tokens of another, even
 * while both are in the same storage (T9).
 */
export function createSession(deps: Stores & { tabs: Tabs; newId: () => string }) {
  const { local, tabs, newId } = deps;
  const listeners = new Set<SessionListener>();
  let current: string | null = null;
  let foreignSession: string | null = null;

  const storedMark = (): Mark | null => readMark(local.read("session"));
  const emit = (change: SessionChange, origin: Origin): void =>
    listeners.forEach((listener) => listener(change, origin));

  const leave = (change: SessionChange, origin: Origin): void => {
    current = null;
    forgetAuth(deps);
    emit(change, origin);
  };

  /** Compares this page with the storage; called before every use and whenever another tab writes. */
  function sync(): void {
    const id = storedMark()?.id ?? null;
    if (id === current || (current === null && id === foreignSession)) return;
    foreignSession = id;
    if (current === null) emit("found", "elsewhere");
    else leave(id === null ? "signed-out" : "replaced", "elsewhere");
  }

  function adopt(): void {
    if (readToken(local.read("accessToken")) === null) return;
    current = storedMark()?.id ?? newId();
    if (storedMark() === null) local.write("session", writeMark({ id: current, rotation: 0 }));
  }

  forgetLanguage(deps);
  adopt();
  foreignSession = storedMark()?.id ?? null;
  tabs.listen(sync);

  return {
    /** Changes with every sign-in; null while signed out. */
    id(): string | null {
      sync();
      return current;
    },

    /** Whether signed in, without reading the storage; changes only together with `onChange`. */
    isOpen: (): boolean => current !== null,

    /** The tokens of this page's session only. */
    tokens(): Tokens | null {
      // Tokens are read before the mark: a new mark is always written before its tokens.
      const tokens = {
        accessToken: readToken(local.read("accessToken")),
        refreshToken: readToken(local.read("refreshToken")),
      };
      sync();
      return current === null ? null : tokens;
    },

    /** Number of refreshes of this session, as seen by this page. */
    rotation: (): number => storedMark()?.rotation ?? 0,

    user(): StoredLoginUser | null {
      const user = readUser(local.read("currentUser"));
      sync();
      return current === null ? null : user;
    },

    /** Stores the tokens of a sign-in or a new account (AUTH-85, API-30) and removes the data of the previous user. */
    start({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }): void {
      forgetPerson(deps);
      current = newId();
      foreignSession = null;
      local.write("session", writeMark({ id: current, rotation: 0 }));
      if (refreshToken) local.write("refreshToken", refreshToken);
      local.write("accessToken", accessToken);
      emit("started", "here");
    },

    /** Stores ten non-sensitive fields of the user; nothing while signed out (SESS-03, SESS-17, P18). */
    storeUser(user: StoredLoginUser): void {
      sync();
      if (current !== null) local.write("currentUser", JSON.stringify(onlyStoredFields(user)));
    },

    /**
     * Replaces both tokens after a refresh (SESS-18); an empty refresh token leaves the old one (C-64). Returns false
     * and writes nothing if the session has ended or changed since the refresh began (T5).
     */
    replaceTokens(id: string, tokens: { accessToken: string; refreshToken: string }, rotation: number): boolean {
      sync();
      if (current !== id) return false;
      if (tokens.refreshToken) local.write("refreshToken", tokens.refreshToken);
      local.write("accessToken", tokens.accessToken);
      local.write("session", writeMark({ id, rotation }));
      return true;
    },

    /** Ends this page's session in all tabs (SESS-12, SESS-13, SESS-16, C-38). Returns false if it was over already. */
    end(change: "signed-out" | "lost"): boolean {
      sync();
      if (current === null) return false;
      forgetPerson(deps);
      foreignSession = null;
      leave(change, "here");
      return true;
    },

    /** Returns a function that unsubscribes. */
    onChange: (listener: SessionListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
