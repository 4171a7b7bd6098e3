import { assign, fromPromise, setup } from "xstate";
import type { ScreenName } from "#app/navigation/screens.ts";
import { notProvided } from "#app/shell/notProvided.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { idOf, type Choice } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import type { Problem } from "#src/model/problem.ts";

/** `problem`: `null` on success. `next`: the following screen, if any. */
export type ApplicationAnswer = {
  problem: Problem<"applyFailed" | "withdrawFailed" | "noAnswer"> | null;
  next: ScreenName | null;
};

type Events = { events: readonly AvailableEvent[] };
type Suggested = { ids: readonly string[]; first: CalendarDay | null };

export type ApplicationEvent =
  | { type: "day.moved"; day: CalendarDay }
  | { type: "date.toggled"; choice: Choice }
  | { type: "date.warned"; id: string }
  | ({ type: "suggestions.answered" } & Suggested)
  | ({ type: "application.requested" } & Events)
  | { type: "withdrawal.requested" }
  | { type: "withdrawal.left" }
  | ({ type: "withdrawal.confirmed" } & Events);

/** Unsent choices to start with. */
export type ApplicationInput = {
  choices: readonly Choice[];
  /** `null`: the calendar's default. */
  day: CalendarDay | null;
};

type Context = Events &
  ApplicationInput & {
    warned: string | null;
    problem: ApplicationAnswer["problem"];
    /** The invitation's dates were answered since mount. */
    areSuggestionsAnswered: boolean;
  };

const output = ({ event }: { event: { output: ApplicationAnswer } }) => event.output;

const notDone = {
  guard: { type: "isRefused", params: output },
  actions: { type: "storeProblem", params: output },
} as const;

/** Whether it was carried out is unknown (F7). */
const noAnswer = { type: "storeProblem", params: { problem: { code: "noAnswer" } } } as const;

/** The calendar while mounted: one request at a time (F6); choices stay until the provider accepts them (VS-140). */
export const applicationMachine = setup({
  types: { input: {} as ApplicationInput, context: {} as Context, events: {} as ApplicationEvent },
  actors: {
    /** Both resolve with a refusal. */
    apply: fromPromise<ApplicationAnswer, Events>(notProvided),
    withdraw: fromPromise<ApplicationAnswer, Events>(notProvided),
  },
  guards: {
    isAny: (_, { events }: Events) => events.length > 0,
    isRefused: (_, { problem }: ApplicationAnswer) => problem !== null,
  },
  actions: {
    storeDay: assign((_, { day }: { day: CalendarDay }) => ({ day })),
    storeWarned: assign((_, { id }: { id: string }) => ({ warned: id })),
    toggle: assign(({ context: { choices } }, { choice }: { choice: Choice }) => {
      const others = choices.filter(({ id }) => id !== choice.id);
      const isNew = others.length === choices.length;
      return { choices: isNew ? [...others, choice] : others, warned: null, problem: null };
    }),
    /** Adds the dates of the invitation, or none of them; they are offered only once per visit (EVT-08, P41). */
    storeSuggestions: assign(({ context: { choices, day } }, { ids, first }: Suggested) => ({
      choices: [...choices.filter(({ id }) => !ids.includes(id)), ...ids.map((id) => ({ id, to: "apply" as const }))],
      day: first ?? day,
      areSuggestionsAnswered: true,
    })),
    storeEvents: assign((_, { events }: Events) => ({ events, problem: null })),
    dropSent: assign(({ context: { choices, events } }) => ({
      choices: choices.filter(({ id }) => !events.some((event) => idOf(event) === id)),
    })),
    storeProblem: assign((_, { problem }: Pick<ApplicationAnswer, "problem">) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    /** Opens the next of the first steps. */
    goOn: (_, _answer: ApplicationAnswer) => notProvided(),
  },
}).createMachine({
  id: "application",
  context: ({ input }) => ({
    ...input,
    events: [],
    warned: null,
    problem: null,
    areSuggestionsAnswered: false,
  }),
  on: {
    "day.moved": { actions: { type: "storeDay", params: ({ event }) => event } },
    "date.warned": { actions: { type: "storeWarned", params: ({ event }) => event } },
    "suggestions.answered": { actions: { type: "storeSuggestions", params: ({ event }) => event } },
  },
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "date.toggled": { actions: { type: "toggle", params: ({ event }) => event } },
        "application.requested": {
          guard: { type: "isAny", params: ({ event }) => event },
          target: "applying",
          actions: { type: "storeEvents", params: ({ event }) => event },
        },
        "withdrawal.requested": { target: "asking", actions: "forgetProblem" },
      },
    },
    applying: {
      invoke: {
        src: "apply",
        input: ({ context: { events } }) => ({ events }),
        onDone: [
          { ...notDone, target: "choosing" },
          { target: "choosing", actions: ["dropSent", { type: "goOn", params: output }] },
        ],
        onError: { target: "choosing", actions: noAnswer },
      },
    },
    asking: {
      on: {
        "withdrawal.left": { target: "choosing", actions: "forgetProblem" },
        "withdrawal.confirmed": {
          guard: { type: "isAny", params: ({ event }) => event },
          target: "withdrawing",
          actions: { type: "storeEvents", params: ({ event }) => event },
        },
      },
    },
    withdrawing: {
      invoke: {
        src: "withdraw",
        input: ({ context: { events } }) => ({ events }),
        onDone: [
          { ...notDone, target: "asking" },
          { target: "choosing", actions: "dropSent" },
        ],
        onError: { target: "asking", actions: noAnswer },
      },
    },
  },
});
