import type { CodeCheck, CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import type { Result, ApiError } from "#app/client/result.ts";
import { hasAnswered, hasProviderMessage, problemOf } from "#app/client/problemOf.ts";
import type { CodeProblem } from "#src/model/problem.ts";
import { classifyTokenFailure } from "#src/model/auth/tokenFailure.ts";

/** The proof of the e-mail address is no longer good (AUTH-69 to AUTH-74, C-29). */
export const isProofExpired = (apiError: ApiError): boolean =>
  hasAnswered(apiError) && classifyTokenFailure(apiError) === "token-expired";

/** Throws when there is no answer. */
export function toCodeSend(outcome: Result<unknown>): CodeSend {
  if (outcome.ok) return { kind: "sent" };
  const { apiError } = outcome;
  if (apiError.code === "rate-limited" && apiError.remainingSeconds)
    return { kind: "tooEarly", seconds: apiError.remainingSeconds };
  if (!hasProviderMessage(apiError)) throw new Error(apiError.code);
  return { kind: "refused", problem: problemOf(apiError, "sendFailed") };
}

/** Throws when there is no answer. A code that nobody looked at, after too many tries, may be right. */
export function toCodeCheck(apiError: ApiError): CodeCheck {
  if (apiError.code === "rate-limited") return { kind: "notChecked", problem: notChecked(apiError) };
  if (!hasAnswered(apiError)) throw new Error(apiError.code);
  if (isProofExpired(apiError)) return { kind: "proofExpired" };
  const code = classifyTokenFailure(apiError) === "code-expired" ? "expired" : "wrong";
  return { kind: "refused", problem: problemOf(apiError, code) };
}

function notChecked(apiError: ApiError): CodeProblem {
  const { message, remainingSeconds: seconds } = apiError;
  return !message && seconds ? { code: "wait", seconds } : problemOf(apiError, "notChecked");
}
