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

/** Another tab has not finished its refresh, or the tokens adopted from it were refused. */
const NOT_RENEWED = apiErrorWith("unreachable", 0);
const GONE = apiErrorWith("session-lost", 401);
const no = (apiError: ApiError): Result<unknown> => ({ ok: false, apiError });
/** The message about the refresh does not apply to the call that waited for it. */
const unspoken = (apiError: ApiError): ApiError => ({ ...apiError, message: null, error: null });

/** Refused for good: the session is over. Any other error leaves it as it is (T3). */
const isFinal = ({ code, status }: ApiError): boolean =>
  code === "refused" && (status < 300 || [400, 401, 403].includes(status));

/**
 * Sends authenticated calls: one refresh and one retry after a 401, never a third request (API-55, API-56, T4). `id`:
 * the session that the call was made in; not sent in any other.
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

  /** Ends the session if the provider itself sent the 401. The entry screen shows it (C-75). */
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
    // Adopted tokens may have expired, e.g. while the page was frozen: the next call refreshes them.
    return result.kind === "adopted" ? no(NOT_RENEWED) : lose(second.apiError);
  };
}
