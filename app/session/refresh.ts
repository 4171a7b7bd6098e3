import type { Session, Tabs } from "#app/session/session.ts";
import { until } from "#app/session/until.ts";

/**
 * Lets one page of this browser work at a time; `"busy"` if another does not finish within 5 s. Never takes it by force.
 * `isAlone` is false where the browser has no locks.
 */
export type Lock = <Result>(work: (isAlone: boolean) => Promise<Result>) => Promise<Result | "busy">;

/** How often the tokens of which session were refreshed; `null` for nobody's, `undefined` where no mark was ever put. */
export type FenceMark = { session: string | null | undefined; rotation: number };

/**
 * A mark that every page of the browser reads at once, which localStorage is not: each process reads its own copy of that.
 * `null` where there is no such place. Neither call fails or hangs.
 */
export type Fence = { read: () => Promise<FenceMark | null>; write: (mark: FenceMark) => Promise<void> };

export type NewTokens = { accessToken: string; refreshToken: string };

export type RefreshAnswer<Problem> =
  | { kind: "tokens"; tokens: NewTokens }
  /** The provider refuses this refresh token: the session is over. */
  | { kind: "refused" }
  /** No usable answer; says nothing about the session (T3). */
  | { kind: "unanswered"; problem: Problem };

export type RefreshResult<Problem> =
  | { kind: "refreshed" }
  /** There are other tokens than the one that was refused, which this call did not ask for. */
  | { kind: "adopted" }
  | { kind: "over" }
  | { kind: "unanswered"; problem: Problem }
  /** The session ended or was replaced meanwhile; nobody needs the tokens any more. */
  | { kind: "gone" };

/** How long a page waits for tokens that another page has fetched already. */
const PATIENCE_MS = 2000;

/**
 * Refreshes the tokens of a session once, however many calls and pages ask for it at the same time (API-55, C-64, P16).
 * `failed` is the access token that was refused; tokens that another call or page has replaced meanwhile are taken over.
 */
export function createRefresher<Problem>(deps: {
  session: Session;
  tabs: Tabs;
  lock: Lock;
  fence: Fence;
  sendRefresh: (refreshToken: string) => Promise<RefreshAnswer<Problem>>;
  /** The problem of a page that waited in vain for another. */
  busy: Problem;
}) {
  const { session, tabs, lock, fence, sendRefresh, busy } = deps;
  let running: { id: string; result: Promise<RefreshResult<Problem>> } | null = null;

  const isGone = (id: string): boolean => session.id() !== id;
  const isReplaced = (failed: string | null): boolean => {
    const token = session.tokens()?.accessToken ?? null;
    return token !== null && token !== failed;
  };
  /** Whatever has become known without asking the provider. */
  const settled = (id: string, failed: string | null): RefreshResult<Problem> | null => {
    if (isGone(id)) return { kind: "gone" };
    return isReplaced(failed) ? { kind: "adopted" } : null;
  };
  const waitForOthers = async (id: string, failed: string | null): Promise<RefreshResult<Problem> | null> => {
    await until(tabs, () => settled(id, failed) !== null, PATIENCE_MS);
    return settled(id, failed);
  };

  /** Puts the mark on this session where it was never put, or is another's. */
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

    // Whoever is still behind asks with what there is: the newer tokens may be gone with a browser that crashed, and then
    // nothing but the provider's refusal leads out.
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
