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

/** The error of a cancelled request: timed out (408, MSG-07) or aborted by the caller. */
const givenUp = (signal: AbortSignal): ApiError =>
  signal.reason === "timeout" ? apiErrorWith("timeout", 408) : apiErrorWith("aborted", 0);

/** The error of a request without a response; `error` is what the browser reported (MSG-08, C-50). */
export const unanswered = (signal: AbortSignal, isOnline: () => boolean, error: unknown): ApiError =>
  signal.aborted ? givenUp(signal) : apiErrorWith(isOnline() ? "unreachable" : "offline", 0, String(error));

const SPECIAL: Record<number, ApiErrorCode> = {
  408: "timeout",
  413: "too-large",
  426: "update-required",
  429: "rate-limited",
  503: "maintenance",
};

/** Seconds until the next attempt: a number, or a date relative to the response's own `Date` (RFC 9110, 10.2.3). */
function retryAfterOf(headers: Headers): unknown {
  const value = headers.get("retry-after") ?? "";
  const until = Date.parse(value) - Date.parse(headers.get("date") ?? "");
  return /^\d+$/.test(value.trim()) ? value : until / 1000;
}

/** Seconds to wait, from the body or else from the headers; `null` if neither has them. */
const waitIn = (status: number, sent: unknown, headers: Headers): number | null =>
  clampRemainingSeconds(sent) ?? (status === 429 ? clampRemainingSeconds(retryAfterOf(headers)) : null);

/** The error of a response: an error status, or `success: false` with a success status (C-44, C-50). */
export function readApiError({ status, headers }: Pick<Response, "status" | "headers">, body: unknown): ApiError {
  const providerMessage = providerMessageOf(body);
  const remainingSeconds = waitIn(status, providerMessage.remainingSeconds, headers);
  const isWait = status < 300 && remainingSeconds !== null;
  const code = isWait ? "rate-limited" : (SPECIAL[status] ?? (status >= 500 ? "unreachable" : "refused"));
  return { ...apiErrorWith(code, status), ...providerMessage, remainingSeconds };
}
