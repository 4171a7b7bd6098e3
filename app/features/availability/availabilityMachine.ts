import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import {
  applyBookedLimit,
  chosenIds,
  daysFrom,
  isSameChoice,
  toggleDay,
  validateAvailability,
  withChoice,
  type AvailabilityProblem,
  type BookedShift,
} from "#src/model/availability/availabilityRules.ts";

export type LoadedAvailability = { days: readonly AvailabilityDate[]; shifts: readonly BookedShift[] };

export type AvailabilityInput = {
  /** Signed up in this session (D-101). */
  isNewSignUp: boolean;
  /** Ids of an earlier choice that was not saved; `null` if there is none (F8). */
  storedIds: readonly string[] | null;
};

type Context = AvailabilityInput &
  LoadedAvailability & {
    /** The choice before editing; `null` if there is none to return to. */
    savedDays: readonly AvailabilityDate[] | null;
    problem: AvailabilityProblem | "saveFailed" | null;
  };

export type AvailabilityEvent =
  | { type: "today.changed"; today: CalendarDay }
  | { type: "load.requested" }
  | { type: "page.shown" }
  | { type: "edit.requested" }
  | { type: "day.toggled"; id: string }
  | { type: "changes.discarded" }
  | { type: "choice.confirmed" };

const output = ({ event }: { event: { output: LoadedAvailability } }) => event.output;

const store = { type: "storeDays", params: output } as const;

const whenLocked = {
  guard: { type: "isLocked", params: output },
  target: "#availability.locked",
  actions: store,
} as const;
const whenEmpty = { guard: { type: "isEmpty", params: output }, target: "#availability.empty" } as const;
const whenChosen = { target: "#availability.display", actions: store } as const;

/** Refetches silently when the page becomes visible again, except while editing. */
const whileVisible = {
  initial: "idle",
  states: {
    idle: { on: { "page.shown": "reading" } },
    reading: { invoke: { src: "loadDays", onDone: [whenLocked, whenEmpty, whenChosen], onError: "idle" } },
  },
} as const;

/**
 * Dates that suit the user: shown first and then edited, edited at once after sign-up, or locked once something is
 * booked (AVL-03 to AVL-07, D-64, D-101). Context holds the provider's days; the limit of two bookings is applied in
 * the view (P28).
 */
export const availabilityMachine = setup({
  types: { input: {} as AvailabilityInput, context: {} as Context, events: {} as AvailabilityEvent },
  actors: {
    /** Both reject without a response. */
    loadDays: fromPromise<LoadedAvailability>(notProvided),
    saveDays: fromPromise<void, { ids: readonly string[] }>(notProvided),
  },
  guards: {
    isLocked: (_, { days, shifts }: LoadedAvailability) => shifts.length > 0 || applyBookedLimit(days).isBlocked,
    isEmpty: (_, { days }: LoadedAvailability) => days.length === 0,
    /** A new user without a choice starts editing at once. */
    isFirstChoice: ({ context }, { days }: LoadedAvailability) => context.isNewSignUp && chosenIds(days).length === 0,
    isStored: ({ context: { storedIds } }, { days }: LoadedAvailability) =>
      storedIds !== null && !isSameChoice(days, withChoice(days, storedIds)),
    isEnough: ({ context }) => validateAvailability(context.days) === null,
    hasSavedDays: ({ context }) => context.savedDays !== null,
  },
  actions: {
    storeDays: assign((_, loaded: LoadedAvailability) => loaded),
    /** Restores the unsaved choice. */
    storeLoaded: assign(({ context: { storedIds, isNewSignUp } }, { days, shifts }: LoadedAvailability) => ({
      days: withChoice(days, storedIds ?? []),
      shifts,
      savedDays: isNewSignUp && chosenIds(days).length === 0 ? null : days,
    })),
    dropPast: assign(({ context: { days, savedDays } }, { today }: { today: CalendarDay }) => ({
      days: daysFrom(days, today),
      savedDays: savedDays && daysFrom(savedDays, today),
    })),
    storeChoice: assign(({ context }) => ({ savedDays: context.days })),
    restoreChoice: assign(({ context }) => ({
      days: context.savedDays ?? context.days,
      savedDays: null,
      problem: null,
    })),
    toggle: assign(({ context }, { id }: { id: string }) => ({ days: toggleDay(context.days, id), problem: null })),
    storeProblem: assign(({ context }) => ({ problem: validateAvailability(context.days) })),
    storeFailure: assign({ problem: "saveFailed" }),
    forgetProblem: assign({ problem: null }),
    /** Opens the next screen after saving (AVL-21). */
    goOn: notProvided,
  },
}).createMachine({
  id: "availability",
  context: ({ input }) => ({ ...input, days: [], shifts: [], savedDays: null, problem: null }),
  on: { "today.changed": { actions: { type: "dropPast", params: ({ event }) => event } } },
  initial: "arriving",
  states: {
    arriving: {
      invoke: {
        src: "loadDays",
        onDone: [
          whenLocked,
          whenEmpty,
          {
            guard: { type: "isStored", params: output },
            target: "editing",
            actions: { type: "storeLoaded", params: output },
          },
          { guard: { type: "isFirstChoice", params: output }, target: "editing", actions: store },
          whenChosen,
        ],
        onError: "failed",
      },
      initial: "loading",
      states: { loading: {}, reloading: {}, refreshing: {} },
    },
    failed: { on: { "load.requested": "arriving.reloading" } },
    empty: { ...whileVisible, on: { "load.requested": "arriving.refreshing" } },
    locked: whileVisible,
    display: { ...whileVisible, on: { "edit.requested": { target: "editing", actions: "storeChoice" } } },
    editing: {
      on: {
        "day.toggled": { actions: { type: "toggle", params: ({ event }) => event } },
        "changes.discarded": { guard: "hasSavedDays", target: "display", actions: "restoreChoice" },
        "choice.confirmed": [
          { guard: "isEnough", target: "confirming", actions: "forgetProblem" },
          { actions: "storeProblem" },
        ],
      },
    },
    confirming: {
      invoke: {
        src: "saveDays",
        input: ({ context }) => ({ ids: chosenIds(context.days) }),
        onDone: "confirmed",
        onError: { target: "editing", actions: "storeFailure" },
      },
    },
    confirmed: { type: "final", entry: "goOn" },
  },
});
