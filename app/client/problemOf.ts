import { classifyTokenFailure } from "#src/model/auth/tokenFailure.ts";
import type { ApiError } from "#app/client/result.ts";
import type { Problem } from "#src/model/problem.ts";

/** The provider has said no, which is an answer; everything else is none, "too many tries" included: it looked at nothing. */
export const hasAnswered = ({ code }: ApiError): boolean => code === "refused";

/** Certainly nothing was done. */
export const wasTurnedAway = (apiError: ApiError): boolean => hasAnswered(apiError) || apiError.code === "rate-limited";

/** Nobody knows whether it was done: nothing came back that could be read. An answer of whatever status says that it failed (F7). */
export const isUnanswered = ({ code, status }: ApiError): boolean =>
  code === "timeout" || code === "malformed" || (code === "unreachable" && status === 0);

/** There is a sentence for the person, be it from a provider that is out of order (AUTH-66, AUTH-76, C-47). */
export const hasProviderMessage = (apiError: ApiError): boolean => wasTurnedAway(apiError) || apiError.message !== null;

/** What the provider said, else our own words (AUTH-66, AUTH-67, AUTH-76, AUTH-77). */
export const problemOf = <Code extends string>({ message }: ApiError, code: Code): Problem<Code> =>
  message ? { message } : { code };

/** The provider no longer accepts the proof of the e-mail address (AUTH-69 to AUTH-74, C-29). */
export const isProofExpired = (apiError: ApiError): boolean =>
  hasAnswered(apiError) && classifyTokenFailure(apiError) === "token-expired";
