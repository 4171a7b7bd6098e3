import type { ApiError, ApiErrorCode } from "#app/client/result.ts";
import { providerMessageOf } from "#app/client/providerMessage.ts";
import { clampRemainingSeconds } from "#src/model/auth/cooldown.ts";

export const apiErrorWith = (code: ApiErrorCode, status: number, detail: string | null = null): ApiError => ({
  code,
  status,
  message: null,
  error: null,
  detail,
  remainingSeconds: null,
  email: null,
});

/** Why nobody waits for the answer any longer: the time is over (408, MSG-07) or the caller has gone. */
const givenUp = (signal: AbortSignal): ApiError =>
  signal.reason === "timeout" ? apiErrorWith("timeout", 408) : apiErrorWith("aborted", 0);

/** Why a request brought no answer; `error` is what the browser reported (MSG-08, C-50). */
export const unanswered = (signal: AbortSignal, isOnline: () => boolean, error: unknown): ApiError =>
  signal.aborted ? givenUp(signal) : apiErrorWith(isOnline() ? "unreachable" : "offline", 0, String(error));

const SPECIAL: Record<number, ApiErrorCode> = {
  408: "timeout",
  413: "too-large",
  426: "update-required",
  429: "rate-limited",
  503: "maintenance",
};

/** Seconds until another try: as a number, or up to an instant by the clock of the very answer (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): unknown {
  const value = headers.get("retry-after") ?? "";
  const until = Date.parse(value) - Date.parse(headers.get("date") ?? "");
  return /^\d+$/.test(value.trim()) ? value : until / 1000;
}

/** How long to wait, as the body says or else the headers; `null`: nobody says. */
const waitIn = (status: number, sent: unknown, headers: Headers): number | null =>
  clampRemainingSeconds(sent) ?? (status === 429 ? clampRemainingSeconds(retryAfterOf(headers)) : null);

/** The error in an answer: a status that is no success, or `success: false` under one that is (C-44, C-50). */
export function readApiError({ status, headers }: Pick<Response, "status" | "headers">, body: unknown): ApiError {
  const providerMessage = providerMessageOf(body);
  const remainingSeconds = waitIn(status, providerMessage.remainingSeconds, headers);
  const isWait = status < 300 && remainingSeconds !== null;
  const code = isWait ? "rate-limited" : (SPECIAL[status] ?? (status >= 500 ? "unreachable" : "refused"));
  return { ...apiErrorWith(code, status), ...providerMessage, remainingSeconds };
}
