import type { AnyStateMachine } from "xstate";
import { applicationMachine } from "#app/features/events/applicationMachine.ts";
import { trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { Walk } from "#workbench/machines/walk.ts";

const events = trialDays("2026-11-20", people.leonie).slice(0, 1);
const done = { problem: null, next: null };

/** What can happen on a visit to the calendar: the walk that visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
  [
    applicationMachine.provide({ actions: { goOn: () => {} } }),
    {
      inputs: [{ choices: [], day: null }],
      events: [
        { type: "day.moved", day: "2026-12-11" },
        { type: "date.toggled", choice: { id: "501", to: "apply" } },
        { type: "date.warned", id: "516" },
        { type: "suggestions.answered", ids: [], first: null },
        { type: "application.requested", events },
        { type: "withdrawal.requested" },
        { type: "withdrawal.left" },
        { type: "withdrawal.confirmed", events },
      ],
      answers: {
        apply: [done, { problem: { code: "applyFailed" }, next: null }],
        withdraw: [done, { problem: { code: "withdrawFailed" }, next: null }],
      },
      matters: ({ problem }) => problem,
    },
  ],
];
