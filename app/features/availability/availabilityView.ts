import type { SnapshotFrom } from "xstate";
import type { availabilityMachine } from "#app/features/availability/availabilityMachine.ts";
import { applyBookedLimit, chosenIds, isSameChoice } from "#src/model/availability/availabilityRules.ts";
import type { AvailabilityState } from "#src/screens/availability/availabilityState.ts";

type Snapshot = SnapshotFrom<typeof availabilityMachine>;

/** What the availability screen shows. Only this file asks the machine where it is. */
export function toAvailabilityView(snapshot: Snapshot): AvailabilityState {
  if (snapshot.matches({ arriving: "loading" })) return { kind: "loading" };
  if (snapshot.matches("empty") || snapshot.matches({ arriving: "refreshing" }))
    return { kind: "empty", isRetrying: snapshot.matches("arriving") };
  if (snapshot.matches("arriving") || snapshot.matches("failed"))
    return { kind: "failed", isRetrying: snapshot.matches("arriving") };
  const { days, shifts, held, problem } = snapshot.context;
  if (snapshot.matches("locked")) {
    const shown = applyBookedLimit(days, shifts);
    return { kind: "locked", days: shown.days, shifts, isLimitReached: shown.isBlocked };
  }
  if (snapshot.matches("display")) return { kind: "display", days };
  const status = snapshot.matches("editing") ? "editing" : "saving";
  return { kind: "editing", days, problem, status, canDiscard: held !== null };
}

/** What is chosen and not saved; before the days are there it is what it was before (F8). */
export function toAvailabilityDraft(snapshot: Snapshot): readonly string[] | null {
  const { days, held, kept } = snapshot.context;
  if (snapshot.matches("arriving") || snapshot.matches("failed")) return kept;
  const isEdited = snapshot.matches("editing") || snapshot.matches("confirming");
  return isEdited && !isSameChoice(days, held ?? []) ? chosenIds(days) : null;
}
