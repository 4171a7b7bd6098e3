import * as z from "zod/mini";
import { unwrap } from "#src/model/answer.ts";
import { listOf } from "#src/model/listAnswer.ts";
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
/** The people of a list, without unreadable rows. */
export const staffListAnswer = listOf(staffMemberSchema, ({ id }) => id);
/** One row after a change. */
export const staffMemberAnswer = z.pipe(z.transform(unwrap), staffMemberSchema);

export type StaffMember = z.output<typeof staffMemberSchema>;
