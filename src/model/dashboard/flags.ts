import { isCalledOff, isConfirmed, type AvailableEvent, type ExtraEvent } from "#src/model/events/event.ts";
import { profileStatus, type Extra } from "#src/model/profile/extra.ts";

/** What the user has completed (ENTS-26). */
export type CompletionFlags = Record<
  | "profile_complete"
  | "contract_complete"
  | "payroll_complete"
  | "event_applied"
  | "event_confirmed"
  | "group_member"
  | "checked_in"
  | "id_check_complete",
  boolean
>;

/** All eight flags false, as after signing out (DASH-11, SESS-15, D-56). */
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

/** The flags of the longer processes that nothing else implies (ENTS-27, page Entscheidungen/22). */
export type ProcessFlags = { financialProfileCompleted: boolean; contractCompleted: boolean };

export const firstProcessFlags = (): ProcessFlags => ({ financialProfileCompleted: false, contractCompleted: false });

/** A day of either list: available, or one of the user's. */
export type FlagDay = Partial<
  Pick<AvailableEvent, "applied" | "application_status"> & Pick<ExtraEvent, "event_status" | "check_in" | "id_check">
>;

/** The ports' data about the user. */
export type PortFacts = { contractDataSaved: boolean; payrollSaved: boolean; idCheckCompleted: boolean };

type FlagFacts = PortFacts & { contractDone: boolean };

/** Of the two fields of an application the more precise one wins (D-48); a day of the user counts until it is cancelled. */
function isAppliedFor({ applied, application_status: status, event_status: own }: FlagDay): boolean {
  if (own !== undefined) return !isCalledOff({ event_status: own });
  return status == null ? applied === true : status === "applied" || status === "booked";
}

/**
 * The flags after a sign-in, from the provider's and the ports' data (D-56). `events` are the days of both lists;
 * `group` is `null` without a group (P31). The contract part is done with its form or with the contract (D-13); the
 * provider's status of the photo counts, too (D-100).
 */
export function deriveFlags(
  extra: Pick<Extra, "profile_status">,
  events: readonly FlagDay[],
  group: object | null,
  ports: FlagFacts,
): CompletionFlags {
  return {
    profile_complete: profileStatus(extra) === "ready_to_work",
    contract_complete: ports.contractDataSaved || ports.contractDone,
    payroll_complete: ports.payrollSaved,
    event_applied: events.some(isAppliedFor),
    event_confirmed: events.some(isConfirmed),
    group_member: group !== null,
    checked_in: events.some((event) => Boolean(event.check_in)),
    id_check_complete: ports.idCheckCompleted || events.some((event) => event.id_check === true),
  };
}
