import * as z from "zod/mini";
import { answerOf, looseText, unwrap } from "#src/model/answer.ts";
import { invitationDataSchema } from "#src/model/auth/invitation.ts";
import { requiredFlag } from "#src/model/reading.ts";

/** Whether a reset link still works (API-37); anything but a clear yes or no is no answer. */
export const validateResetTokenAnswer = answerOf({ valid: requiredFlag, email: looseText, message: looseText });

const invitationIn = (body: unknown): unknown => {
  const answer = unwrap(body);
  return { ...answer, ...unwrap(answer.userData) };
};

/** Whom an invitation is for, with the token that proves the e-mail address (API-40, C-16). */
export const validateInvitationAnswer = z.pipe(z.transform(invitationIn), invitationDataSchema);
