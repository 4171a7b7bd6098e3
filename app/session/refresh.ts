import type { Session, Tabs } from "#app/session/session.ts";
import { until } from "#app/session/until.ts";

/**
 * Runs work of one tab at a time; `"busy"` if another one does not finish within 5 s. Never takes the lock by force.
 * `isAlone` is false if the browser has no locks.
 */
export type Lock = <Result>(work: (isAlone: boolean) => Promise<Result>) => Promise<Result | "busy">;

/** The session and its number of refreshes; `null`: signed out, `undefined`: no mark was ever written. */
export type FenceMark = { session: string | null | undefined; rotation: number };

/**
 * A mark that all tabs read consistently, unlike localStorage, of which each process reads its own copy. `null` if
 * unavailable. Neither call rejects or hangs.
 */
export type Fence = { read: () => Promise<FenceMark | null>; write: (mark: FenceMark) => Promise<void> };

export type NewTokens = { accessToken: string; refreshToken: string };

export type RefreshAnswer<Problem> =
  | { kind: "tokens"; tokens: NewTokens }
  /** The provider rejects this refresh token: the session is over. */
  | { kind: "refused" }
  /** No usable response; the session is unaffected (T3). */
  | { kind: "unanswered"; problem: Problem };

export type RefreshResult<Problem> =
  | { kind: "refreshed" }
  /** Other tokens than the refused one are stored, not fetched by this call. */
  | { kind: "adopted" }
  | { kind: "over" }
  | { kind: "unanswered"; problem: Problem }
  /** The session ended or was replaced in the meantime; the tokens are dropped. */
  | { kind: "gone" };

/** How long a tab waits for tokens that another tab has already fetched. */
const PATIENCE_MS = 2000;

/**
 * Refreshes a session's tokens once for all concurrent calls and tabs (API-55, C-64, P16). `failed` is the refused
 * access token; tokens that another call or tab has replaced in the meantime are adopted.
 */
export function createRefresher<Problem>(deps: {
  session: Session;
  tabs: Tabs;
  lock: Lock;
  fence: Fence;
  sendRefresh: (refreshToken: string) => Promise<RefreshAnswer<Problem>>;
  /** The problem of a tab that timed out waiting for another. */
  busy: Problem;
}) {
  const { session, tabs, lock, fence, sendRefresh, busy } = deps;
  let running: { id: string; result: Promise<RefreshResult<Problem>> } | null = null;

  const isGone = (id: string): boolean => session.id() !== id;
  const isReplaced = (failed: string | null): boolean => {
    const token = session.tokens()?.accessToken ?? null;
    return token !== null && token !== failed;
  };
  /** A result that needs no request. */
  const settled = (id: string, failed: string | null): RefreshResult<Problem> | null => {
    if (isGone(id)) return { kind: "gone" };
    return isReplaced(failed) ? { kind: "adopted" } : null;
  };
  const waitForOthers = async (id: string, failed: string | null): Promise<RefreshResult<Problem> | null> => {
    await until(tabs, () => settled(id, failed) !== null, PATIENCE_MS);
    return settled(id, failed);
  };

  /** Writes the mark if there is none, or if it belongs to another session. */
  const claim = async (id: string): Promise<FenceMark | null> => {
    await fence.write({ session: id, rotation: session.rotation() });
    return fence.read();
  };

  async function refreshOnce(id: string, failed: string | null, isAlone: boolean): Promise<RefreshResult<Problem>> {
    const mark = await fence.read();
    const isOwn = mark?.session === id;
    const isBehind = isOwn && mark.rotation > session.rotation();
    const isForeign = mark?.session !== undefined && !isOwn;
    const found = isBehind || isForeign ? await waitForOthers(id, failed) : settled(id, failed);
    if (found) return found;

    // A tab that is still behind sends its own token: the newer ones may be lost in a browser crash, and then only the
    // provider's refusal can end the session.
    const before = isOwn || mark === null ? mark : await claim(id);
    const refreshToken = session.tokens()?.refreshToken;
    if (!refreshToken) return { kind: "over" };
    const answer = await sendRefresh(refreshToken);
    if (answer.kind === "unanswered") return isGone(id) ? { kind: "gone" } : answer;
    if (answer.kind === "refused")
      return (isAlone && before ? settled(id, failed) : await waitForOthers(id, failed)) ?? { kind: "over" };

    const after = (await fence.read())?.session;
    const wasReplaced = after !== undefined && after !== id && after !== before?.session;
    const rotation = Math.max(session.rotation(), before?.session === id ? before.rotation : 0) + 1;
    if (wasReplaced || !session.replaceTokens(id, answer.tokens, rotation)) return { kind: "gone" };
    await fence.write({ session: id, rotation });
    return { kind: "refreshed" };
  }

  async function run(id: string, failed: string | null): Promise<RefreshResult<Problem>> {
    const result = await lock(async (isAlone) => settled(id, failed) ?? refreshOnce(id, failed, isAlone));
    return result === "busy" ? (settled(id, failed) ?? { kind: "unanswered", problem: busy }) : result;
  }

  return (id: string, failed: string | null): Promise<RefreshResult<Problem>> => {
    const found = settled(id, failed);
    if (found) return Promise.resolve(found);
    if (running?.id !== id) {
      const result = run(id, failed).finally(() => {
        if (running?.result === result) running = null;
      });
      running = { id, result };
    }
    return running.result;
  };
}
