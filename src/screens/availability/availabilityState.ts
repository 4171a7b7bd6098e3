import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import type { AvailabilityProblem, BookedShift } from "#src/model/availability/availabilityRules.ts";
import type { Pending } from "#src/patterns/PageState.tsx";

/** A tap on a day; locked while a choice is being saved. */
export type DayChoice = { isLocked: boolean; onToggle: (id: string) => void };

export type ChoosingDays = {
  days: readonly AvailabilityDate[];
  /** `null`: valid, or not submitted yet. */
  problem: AvailabilityProblem | "saveFailed" | null;
  status: "editing" | "saving";
  /** There is a previous choice to restore. */
  canDiscard: boolean;
};

export type LockedDays = {
  days: readonly AvailabilityDate[];
  shifts: readonly BookedShift[];
  /** The maximum number of days is booked. */
  isLimitReached: boolean;
};

export type AvailabilityState = Pending<
  | { kind: "empty"; isRetrying: boolean }
  | { kind: "display"; days: readonly AvailabilityDate[] }
  | ({ kind: "editing" } & ChoosingDays)
  /** Days are booked: only the provider can change them. */
  | ({ kind: "locked" } & LockedDays)
>;
