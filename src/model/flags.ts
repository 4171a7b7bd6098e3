import * as z from "zod/mini";
import { orElse } from "#src/model/reading.ts";

const done = orElse(z.boolean(), false);

/** What a person has completed (ENTS-26). */
export const completionFlagsSchema = z.object({
  profile_complete: done,
  contract_complete: done,
  payroll_complete: done,
  event_applied: done,
  event_confirmed: done,
  group_member: done,
  checked_in: done,
  id_check_complete: done,
});
export type CompletionFlags = z.output<typeof completionFlagsSchema>;

/** All eight flags down, as after signing out (DASH-11, SESS-15, D-56). */
export const resetFlags = (): CompletionFlags => ({
  profile_complete: false,
  contract_complete: false,
  payroll_complete: false,
  event_applied: false,
  event_confirmed: false,
  group_member: false,
  checked_in: false,
  id_check_complete: false,
});

/** Where the longer procedures stand (ENTS-27). `appliedDate` is an instant in ISO form (D-66). */
export const processFlagsSchema = z.object({
  availabilityCompleted: done,
  appliedDate: orElse(z.nullable(z.string()), null),
  financialProfileCompleted: done,
  profileDataCompleted: done,
  automaticBookingCompleted: done,
  contractCompleted: done,
  idCheckCompleted: done,
  workReadyStatus: done,
  workCompleted: done,
  hasBookedShifts: done,
  requiresTraining: done,
});
export type ProcessFlags = z.output<typeof processFlagsSchema>;
