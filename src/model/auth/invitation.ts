import * as z from "zod/mini";
import { requiredText, text, wireId } from "#src/model/reading.ts";

/** The data of a valid invitation (ENT-55 to ENT-60). Its session token proves the e-mail address (C-16). */
export const invitationDataSchema = z.object({
  email: requiredText,
  firstName: text,
  lastName: text,
  extraId: wireId.check(z.refine((id) => id !== "")),
  phoneNumber: text,
  sessionToken: requiredText,
});

export type InvitationData = z.infer<typeof invitationDataSchema>;
