import { classifyTokenFailure } from "#src/model/auth/tokenFailure.ts";
import type { ApiError } from "#app/client/result.ts";
import type { Problem } from "#src/model/problem.ts";

/** The provider refused the request. Not so for "too many requests", which it did not process. */
export const hasAnswered = ({ code }: ApiError): boolean => code === "refused";

/** Certainly not carried out. */
export const wasTurnedAway = (apiError: ApiError): boolean => hasAnswered(apiError) || apiError.code === "rate-limited";

/** Result unknown: no readable response. An error status, whatever it is, means failed (F7). */
export const isUnanswered = ({ code, status }: ApiError): boolean =>
  code === "timeout" || code === "malformed" || (code === "unreachable" && status === 0);

/** There is a message for the user, even from a provider with a server error (AUTH-66, AUTH-76, C-47). */
export const hasProviderMessage = (apiError: ApiError): boolean => wasTurnedAway(apiError) || apiError.message !== null;

/** The provider's message, else our own text (AUTH-66, AUTH-67, AUTH-76, AUTH-77). */
export const problemOf = <Code extends string>({ message }: ApiError, code: Code): Problem<Code> =>
  message ? { message } : { code };

/** The provider no longer accepts the verification of the e-mail address (AUTH-69 to AUTH-74, C-29). */
export const isProofExpired = (apiError: ApiError): boolean =>
  hasAnswered(apiError) && classifyTokenFailure(apiError) === "token-expired";
