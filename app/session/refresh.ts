import type { Session, Tabs } from "#app/session/session.ts";
import { until } from "#app/session/until.ts";

/** Lets one page of this browser work at a time; `"busy"` if another does not finish within 5 s. Never takes it by force. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result | "busy">;

/** How often the tokens of which session were refreshed. */
export type FenceMark = { session: string | null; rotation: number };

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
export function createRefresher<Problem>(means: {
  session: Session;
  tabs: Tabs;
  lock: Lock;
  fence: Fence;
  ask: (refreshToken: string) => Promise<RefreshAnswer<Problem>>;
  /** The problem of a page that waited in vain for another. */
  busy: Problem;
}) {
  const { session, tabs, lock, fence, ask, busy } = means;
  let running: { id: string; result: Promise<RefreshResult<Problem>> } | null = null;

  const isGone = (id: string): boolean => session.id() !== id;
  const isReplaced = (failed: string | null): boolean => {
    const token = session.tokens()?.accessToken ?? null;
    return token !== null && token !== failed;
  };
  /** Whatever has become known without asking the provider. */
  const known = (id: string, failed: string | null): RefreshResult<Problem> | null => {
    if (isGone(id)) return { kind: "gone" };
    return isReplaced(failed) ? { kind: "refreshed" } : null;
  };
  const waitForOthers = async (id: string, failed: string | null): Promise<RefreshResult<Problem> | null> => {
    await until(tabs, () => known(id, failed) !== null, PATIENCE_MS);
    return known(id, failed);
  };

  async function renew(id: string, failed: string | null): Promise<RefreshResult<Problem>> {
    const before = await fence.read();
    const isBehind = before?.session === id && before.rotation > session.rotation();
    const isForeign = before !== null && before.session !== id;
    const found = isBehind || isForeign ? await waitForOthers(id, failed) : known(id, failed);
    if (found) return found;
    // Asking with a token that was used already would make the provider end the session for everybody.
    if (isBehind) return { kind: "unanswered", problem: busy };

    const refreshToken = session.tokens()?.refreshToken;
    if (!refreshToken) return { kind: "over" };
    const answer = await ask(refreshToken);
    if (answer.kind === "unanswered") return isGone(id) ? { kind: "gone" } : answer;
    if (answer.kind === "refused")
      return (before ? known(id, failed) : await waitForOthers(id, failed)) ?? { kind: "over" };

    const after = await fence.read();
    const wasReplaced = after !== null && after.session !== id && after.session !== before?.session;
    const rotation = Math.max(session.rotation(), before?.session === id ? before.rotation : 0) + 1;
    if (wasReplaced || !session.renew(id, answer.tokens, rotation)) return { kind: "gone" };
    await fence.write({ session: id, rotation });
    return { kind: "refreshed" };
  }

  async function run(id: string, failed: string | null): Promise<RefreshResult<Problem>> {
    const result = await lock(async () => known(id, failed) ?? renew(id, failed));
    return result === "busy" ? (known(id, failed) ?? { kind: "unanswered", problem: busy }) : result;
  }

  session.onChange((_change, place) => {
    if (place === "here") void fence.write({ session: session.id(), rotation: 0 });
  });

  return (id: string, failed: string | null): Promise<RefreshResult<Problem>> => {
    const found = known(id, failed);
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
