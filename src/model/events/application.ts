import type { AvailableEvent } from "#src/model/events/event.ts";
import type { ProfileStatus } from "#src/model/profile/extra.ts";

/** Application status of a day; "other" is an unknown status and permits nothing. */
export type ApplicationState = "none" | "applied" | "booked" | "cancelled" | "withdrawn" | "other";

/** Of the two fields the more precise one wins (D-48, EVT-12 to EVT-15). */
export const applicationState = (event: Pick<AvailableEvent, "application_status" | "applied">): ApplicationState =>
  event.application_status ?? (event.applied ? "applied" : "none");

const APPLICABLE: readonly ApplicationState[] = ["none", "withdrawn", "cancelled"];

/** Without an application, or after it was withdrawn or cancelled, as soon as the profile is ready (EVT-18, EVT-21). */
export const canApply = (application: ApplicationState, profile: ProfileStatus): boolean =>
  profile === "ready_to_work" && APPLICABLE.includes(application);

/** Only for applications; "group": another member applied for the group and has to withdraw (EVT-19 to EVT-21). */
export function canWithdraw(
  application: ApplicationState,
  mayWithdraw: boolean | undefined,
  profile: ProfileStatus,
): boolean | "group" {
  if (application !== "applied" || profile !== "ready_to_work") return false;
  return mayWithdraw === false ? "group" : true;
}

/** Whether all places are taken; a day without a demand is never full (EVT-16). */
export const isFullyBooked = (event: Pick<AvailableEvent, "extra_required" | "extra_booked">): boolean =>
  event.extra_required > 0 && event.extra_booked >= event.extra_required;

/** The user's profile status, and whether full days are locked; by default they can be applied for (D-47). */
export type Chooser = { profile: ProfileStatus; lockFull?: boolean };

/** A chosen date and its purpose, which does not change when new data arrives. */
export type Choice = { id: string; to: "apply" | "withdraw" };

/** What choosing a day would do; `null`: it is locked (EVT-17, EVT-20, EVT-21, D-47). */
export function choiceOf(event: AvailableEvent, { profile, lockFull = false }: Chooser): Choice["to"] | null {
  const application = applicationState(event);
  if (canApply(application, profile)) return lockFull && isFullyBooked(event) ? null : "apply";
  return canWithdraw(application, event.can_withdraw, profile) === true ? "withdraw" : null;
}

/** An id for comparison; requests carry the provider's own. */
export const idOf = ({ event_id: id }: Pick<AvailableEvent, "event_id">): string => String(id);

/** Splits one choice by the status of each day (D-49). Days locked meanwhile are left out. */
export function splitChoice(events: readonly AvailableEvent[], chosen: readonly string[], chooser: Chooser) {
  const found = events.filter((event) => chosen.includes(idOf(event)));
  return {
    apply: found.filter((event) => choiceOf(event, chooser) === "apply"),
    withdraw: found.filter((event) => choiceOf(event, chooser) === "withdraw"),
  };
}

/** The days after a successful request, until the provider sends new data (VS-139). */
export const withStatus = (
  events: readonly AvailableEvent[],
  ids: readonly string[],
  status: "applied" | "withdrawn",
): AvailableEvent[] =>
  events.map((event) =>
    ids.includes(idOf(event))
      ? { ...event, application_status: status, applied: status === "applied", can_withdraw: undefined }
      : event,
  );

/** The provider's sentence, then ours; never two spaces, and a full stop between them (EVT-25, MSGS-040). */
export function applySuccessText(message: string | null | undefined, suffix: string): string {
  const text = message?.trim() ?? "";
  if (text === "") return suffix;
  return `${/[.!?…]$/.test(text) ? text : `${text}.`} ${suffix}`;
}
