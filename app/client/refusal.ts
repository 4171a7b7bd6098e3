import type { Refusal, RefusalCode } from "#app/client/outcome.ts";
import { whatIsSaid } from "#app/client/said.ts";
import { clampRemainingSeconds } from "#src/model/auth/cooldown.ts";

export const refused = (code: RefusalCode, status: number, detail: string | null = null): Refusal => ({
  code,
  status,
  message: null,
  error: null,
  detail,
  remainingSeconds: null,
  email: null,
});

/** Why nobody waits for the answer any longer: the time is over (408, MSG-07) or the caller has gone. */
const givenUp = (signal: AbortSignal): Refusal =>
  signal.reason === "timeout" ? refused("timeout", 408) : refused("aborted", 0);

/** Why a request brought no answer; `error` is what the browser reported (MSG-08, C-50). */
export const unanswered = (signal: AbortSignal, isOnline: () => boolean, error: unknown): Refusal =>
  signal.aborted ? givenUp(signal) : refused(isOnline() ? "unreachable" : "offline", 0, String(error));

const SPECIAL: Record<number, RefusalCode> = {
  408: "timeout",
  426: "update-required",
  429: "rate-limited",
  503: "maintenance",
};

/** The refusal in an answer: a status that is no success, or `success: false` under one that is (C-44, C-50). */
export function refusalOf(status: number, body: unknown): Refusal {
  const said = whatIsSaid(body);
  const remainingSeconds = clampRemainingSeconds(said.remainingSeconds);
  const isWait = status < 300 && remainingSeconds !== null;
  const code = isWait ? "rate-limited" : (SPECIAL[status] ?? (status >= 500 ? "unreachable" : "refused"));
  return { ...refused(code, status), ...said, remainingSeconds };
}
