import { applicationMachine } from "#app/features/events/applicationMachine.ts";
import { trialDays } from "#src/people/events.ts";
import { people } from "#src/people/people.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const events = trialDays("2026-11-20", people.leonie).slice(0, 1);
const done = { problem: null, next: null };

export const scenarios: Scenarios = [
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
      relevant: ({ problem }) => problem,
    },
  ],
];
