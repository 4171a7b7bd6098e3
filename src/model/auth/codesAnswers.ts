import * as z from "zod/mini";
import { answerOf } from "#src/model/answer.ts";
import { orElse, requiredFlag, requiredText, wireId } from "#src/model/reading.ts";

const accountStatus = z.union([
  z.enum(["verified", "unverified", "external_user", "not_found"]),
  z.pipe(
    z.string(),
    z.transform(() => "other" as const),
  ),
]);

/** The account of an e-mail address (API-16, API-17); an unknown status reads as "other" (AUTH-20). */
export const checkEmailAnswer = answerOf({ status: accountStatus, extraId: orElse(wireId, "") });

/**
 * An explicit success. A 2xx alone counts only where C-44 names the call (decision 26); otherwise the provider would
 * refuse the next step.
 */
const succeeded = answerOf({ success: requiredFlag.check(z.refine((isYes) => isYes)) });

/** A code was sent by e-mail or SMS (API-20, API-24). */
export const codeSentAnswer = succeeded;

/** The proof of the e-mail address (API-22, AUTH-42). */
export const verifyEmailCodeAnswer = answerOf({ verificationToken: requiredText });

/** The SMS code was accepted (API-26). */
export const verifySmsCodeAnswer = succeeded;
