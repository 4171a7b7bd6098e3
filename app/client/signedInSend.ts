import type { Send, SendSignedIn } from "#app/client/request.ts";
import { refresh } from "#app/client/calls/renewal.ts";
import { createLimit, within } from "#app/platform/limit.ts";
import type { Result, ApiError } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { createRefresher, type Fence, type Lock, type NewTokens, type RefreshAnswer } from "#app/session/refresh.ts";
import type { Session, Tabs } from "#app/session/session.ts";

export type SignedInDeps = {
  send: Send;
  session: Session;
  tabs: Tabs;
  lock: Lock;
  fence: Fence;
};

/** Another page has not finished its refresh, or the tokens that it has fetched were refused. */
const NOT_RENEWED = apiErrorWith("unreachable", 0);
const GONE = apiErrorWith("session-lost", 401);
const no = (apiError: ApiError): Result<unknown> => ({ ok: false, apiError });
/** What the provider said about the refresh is no word on the call that waited for it. */
const unspoken = (apiError: ApiError): ApiError => ({ ...apiError, message: null, error: null });

/** Refused for good: the session is over. Everything else says nothing about it (T3). */
const isFinal = ({ code, status }: ApiError): boolean =>
  code === "refused" && (status < 300 || [400, 401, 403].includes(status));

/**
 * How calls are sent that need a session: one refresh and one more try after a 401, never a third request (API-55, API-56,
 * T4). `id` is the session for which the call was made; with any other one it is not sent.
 */
export function createSignedInSend({ send, session, tabs, lock, fence }: SignedInDeps): SendSignedIn {
  async function sendRefresh(refreshToken: string): Promise<RefreshAnswer<ApiError>> {
    const limit = createLimit();
    const result = await send(refresh, { body: { refreshToken } }, null, limit.signal);
    limit.release();
    if (result.ok) return { kind: "tokens", tokens: result.value as NewTokens };
    return isFinal(result.apiError) ? { kind: "refused" } : { kind: "unanswered", problem: result.apiError };
  }

  const refreshTokens = createRefresher<ApiError>({ session, tabs, lock, fence, sendRefresh, busy: NOT_RENEWED });

  /** Ends the session unless the 401 was no word of the provider's. The entry says so (C-75). */
  function lose(apiError: ApiError): Result<unknown> {
    if (apiError.code !== "refused") return no(apiError);
    session.end("lost");
    return no(GONE);
  }

  return async (id, row, input, signal) => {
    if (session.id() !== id) return no(GONE);
    const token = session.tokens()?.accessToken ?? null;
    const first = token ? await send(row, input, token, signal) : no(GONE);
    if (session.id() !== id) return no(GONE);
    if (first.ok || first.apiError.status !== 401) return first;

    const result = await within(signal, refreshTokens(id, token));
    if (result.kind === "unanswered") return no(unspoken(result.problem));
    if (result.kind === "over") return lose(first.apiError);
    const renewed = session.tokens()?.accessToken;
    if (session.id() !== id || !renewed) return no(GONE);

    const second = await send(row, input, renewed, signal);
    if (session.id() !== id) return no(GONE);
    if (second.ok || second.apiError.status !== 401) return second;
    // Tokens that were only adopted may have grown old, e.g. while the page was frozen: the next call asks for newer ones.
    return result.kind === "adopted" ? no(NOT_RENEWED) : lose(second.apiError);
  };
}
