import * as z from "zod/mini";
import { isConfirmed, type AvailableEvent, type ExtraEvent } from "#src/model/event.ts";
import { profileStatus, type Extra } from "#src/model/extra.ts";
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

/** Where every procedure begins. */
export const firstProcessFlags = (): ProcessFlags => z.parse(processFlagsSchema, {});

/** A day of either list: one that can be applied for, or one of the person's own. */
export type KnownDay = Partial<
  Pick<AvailableEvent, "applied" | "application_status"> & Pick<ExtraEvent, "event_status" | "check_in" | "id_check">
>;

/** What the ports can tell of a person. */
export type PortFacts = { contractDataSaved: boolean; payrollSaved: boolean; idCheckCompleted: boolean };

const over: readonly string[] = ["cancelled", "withdrawn"];

/** Of the two fields of an application the finer one wins (D-48); a day of one's own counts until it is called off. */
function isAppliedFor({ applied, application_status: status, event_status: own }: KnownDay): boolean {
  if (own !== undefined) return !over.includes(own);
  return status == null ? applied === true : status === "applied" || status === "booked";
}

/**
 * The flags after a sign-in, from what the provider and the ports know (D-56). `events` are the days of both lists;
 * `group` is `null` for somebody who is in none (P31). What a photo at the provider says counts, too (D-100).
 */
export function deriveFlags(
  extra: Pick<Extra, "profile_status">,
  events: readonly KnownDay[],
  group: object | null,
  ports: PortFacts,
): CompletionFlags {
  return {
    profile_complete: profileStatus(extra) === "ready_to_work",
    contract_complete: ports.contractDataSaved,
    payroll_complete: ports.payrollSaved,
    event_applied: events.some(isAppliedFor),
    event_confirmed: events.some(isConfirmed),
    group_member: group !== null,
    checked_in: events.some((event) => Boolean(event.check_in)),
    id_check_complete: ports.idCheckCompleted || events.some((event) => event.id_check === true),
  };
}
