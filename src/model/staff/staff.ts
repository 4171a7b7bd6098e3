import * as z from "zod/mini";
import { flag, orElse, requiredText, text } from "#src/model/reading.ts";

const time = orElse(z.nullable(z.string()), null);

/** A row of the check-in list (ENTS-15). */
export const staffMemberSchema = z.object({
  id: requiredText,
  name: text,
  idCard: text,
  checkedIn: flag(false, false),
  checkInTime: time,
  checkedOut: flag(false, false),
  checkOutTime: time,
});
export type StaffMember = z.output<typeof staffMemberSchema>;
