import type { Announcement, NoticeText } from "#app/provider/announcement.ts";
import { refresh } from "#app/provider/contract/access.ts";
import type { Call, InputOf, ValueOf } from "#app/provider/contract/defineCall.ts";
import { createLimit, within } from "#app/provider/limit.ts";
import { failureNotice, sessionLostNotice, successNotice } from "#app/provider/notice.ts";
import type { Outcome, Refusal } from "#app/provider/outcome.ts";
import { givenUp, refused } from "#app/provider/refusal.ts";
import { createSend, type Input } from "#app/provider/request.ts";
import { createRefresher, type Fence, type Lock, type NewTokens, type RefreshAnswer } from "#app/session/refresh.ts";
import type { Session, Tabs } from "#app/session/session.ts";

export type CallOptions = {
  /** Ends the wait. Of a GET only: what changes something is never cut off, because nobody would know whether it was done. */
  signal?: AbortSignal;
  /** No notice, or none of a success; for a caller that shows the outcome itself. */
  quiet?: boolean | "success";
  /** What a success says instead of the generated text. */
  onSuccessText?: NoticeText;
};

export type ClientMeans = {
  /** Where the provider's base path is, e.g. `/api` or `https://host/api`; no slash at the end (API-01, C-71). */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  session: Session;
  announce: (announcement: Announcement) => void;
  tabs: Tabs;
  lock: Lock;
  fence: Fence;
  isOnline?: () => boolean;
};

export type Client = ReturnType<typeof createClient>;

const BUSY = refused("unreachable", 0, "another page is refreshing the session");
const GONE = refused("session-lost", 401);
const no = <Value>(refusal: Refusal): Outcome<Value> => ({ ok: false, refusal });

/** Refused for good: the session is over. Everything else says nothing about it (T3). */
const isFinal = ({ code, status }: Refusal): boolean =>
  code === "refused" && (status < 300 || [400, 401, 403].includes(status));

/** The one way to the provider: tokens, refresh, time limit, and at most one notice a call. */
export function createClient(means: ClientMeans) {
  const { session, announce, tabs, lock, fence } = means;
  const isOnline = means.isOnline ?? (() => globalThis.navigator?.onLine);
  const send = createSend(means.baseUrl, means.fetch, isOnline);

  async function ask(refreshToken: string): Promise<RefreshAnswer<Refusal>> {
    const limit = createLimit();
    const outcome = await send(refresh, { body: { refreshToken } }, null, limit.signal);
    limit.release();
    if (outcome.ok) return { kind: "tokens", tokens: outcome.value as NewTokens };
    return isFinal(outcome.refusal) ? { kind: "refused" } : { kind: "unanswered", problem: outcome.refusal };
  }

  const refreshTokens = createRefresher<Refusal>({ session, tabs, lock, fence, ask, busy: BUSY });

  /** Ends the session; of all calls that find it over, the first one says so (C-75). */
  function lose(row: Call, refusal: Refusal): Outcome<unknown> {
    if (session.end("lost")) announce(sessionLostNotice(row, refusal.message));
    return no({ ...refusal, code: "session-lost", status: 401 });
  }

  /** A call that needs a session: one refresh and one more try after a 401, never a third request (API-55, API-56, T4). */
  async function sendSignedIn(row: Call, input: Input, signal: AbortSignal): Promise<Outcome<unknown>> {
    const id = session.id();
    if (id === null) return no(GONE);
    const token = session.tokens()?.accessToken ?? null;
    const first = token ? await send(row, input, token, signal) : no(GONE);
    if (session.id() !== id) return no(GONE);
    if (first.ok || first.refusal.status !== 401) return first;

    const result = await within(signal, refreshTokens(id, token)).catch(() => null);
    if (result === null) return no(givenUp(signal));
    if (result.kind === "unanswered") return no(result.problem);
    if (result.kind === "over") return lose(row, first.refusal);
    const renewed = session.tokens()?.accessToken;
    if (session.id() !== id || !renewed) return no(GONE);

    const second = await send(row, input, renewed, signal);
    if (session.id() !== id) return no(GONE);
    return !second.ok && second.refusal.status === 401 ? lose(row, second.refusal) : second;
  }

  /**
   * Makes a call of the contract. Resolves with the value or with the reason why there is none, and never rejects. What the
   * row says about it is announced, at most once (C-47).
   */
  async function call<Row extends Call>(
    row: Row,
    input: InputOf<Row>,
    options: CallOptions = {},
  ): Promise<Outcome<ValueOf<Row>>> {
    const limit = createLimit(row.method === "GET" ? options.signal : undefined);
    const { signal } = limit;
    const stored = row.bearer === "ifStored" ? (session.tokens()?.accessToken ?? null) : null;
    const outcome = await (row.bearer === "required"
      ? sendSignedIn(row, input as Input, signal)
      : send(row, input as Input, stored, signal));
    limit.release();

    const isQuiet = options.quiet === true || (options.quiet === "success" && outcome.ok);
    const isSilent = isQuiet || (!outcome.ok && ["session-lost", "aborted"].includes(outcome.refusal.code));
    const notice = outcome.ok
      ? successNotice(row, outcome.message, options.onSuccessText)
      : failureNotice(row, outcome.refusal);
    if (notice && !isSilent) announce(notice);
    return outcome as Outcome<ValueOf<Row>>;
  }

  return { call };
}
