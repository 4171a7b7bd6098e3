import * as z from "zod/mini";
import { answerOf, looseText, unwrap } from "#src/model/answer.ts";
import { invitationDataSchema } from "#src/model/auth/invitation.ts";
import { requiredFlag } from "#src/model/reading.ts";

/** Whether a reset link is still valid (API-37); only an explicit yes or no counts as a response. */
export const validateResetTokenAnswer = answerOf({ valid: requiredFlag, email: looseText, message: looseText });

const invitationIn = (body: unknown): unknown => {
  const answer = unwrap(body);
  return { ...answer, ...unwrap(answer.userData) };
};

/** The recipient of an invitation, with the token that proves the e-mail address (API-40, C-16). */
export const validateInvitationAnswer = z.pipe(z.transform(invitationIn), invitationDataSchema);
