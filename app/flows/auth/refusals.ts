import type { CodeCheck, CodeSend } from "#app/flows/auth/codeVerificationMachine.ts";
import type { Outcome, Refusal } from "#app/provider/outcome.ts";
import type { CodeProblem, Problem } from "#src/model/problem.ts";
import { classifyTokenFailure } from "#src/model/tokenFailure.ts";

/** The provider has said no, which is an answer; everything else is none. */
export const hasAnswered = ({ code }: Refusal): boolean => code === "refused" || code === "rate-limited";

/** There is a sentence for the person, be it from a provider that is out of order (AUTH-66, AUTH-76, C-47). */
export const hasSpoken = (refusal: Refusal): boolean => hasAnswered(refusal) || refusal.message !== null;

/** The proof of the e-mail address is no longer good (AUTH-69 to AUTH-74, C-29). */
export const isProofExpired = (refusal: Refusal): boolean => classifyTokenFailure(refusal) === "token-expired";

/** What the provider said, else our own words (AUTH-66, AUTH-67, AUTH-76, AUTH-77). */
export const problemOf = <Code extends string>({ message }: Refusal, code: Code): Problem<Code> =>
  message ? { message } : { code };

/** Throws when there is no answer. */
export function toCodeSend(outcome: Outcome<unknown>): CodeSend {
  if (outcome.ok) return { kind: "sent" };
  const { refusal } = outcome;
  if (refusal.code === "rate-limited" && refusal.remainingSeconds)
    return { kind: "tooEarly", seconds: refusal.remainingSeconds };
  if (!hasSpoken(refusal)) throw new Error(refusal.code);
  return { kind: "refused", problem: problemOf(refusal, "sendFailed") };
}

/** Throws when there is no answer. */
export function toCodeCheck(refusal: Refusal): CodeCheck {
  if (!hasAnswered(refusal)) throw new Error(refusal.code);
  if (isProofExpired(refusal)) return { kind: "proofExpired" };
  const code: Extract<CodeProblem, { code: string }>["code"] =
    classifyTokenFailure(refusal) === "code-expired" ? "expired" : "wrong";
  return { kind: "refused", problem: problemOf(refusal, code) };
}
