import type { AnyStateMachine } from "xstate";
import { availabilityMachine } from "#app/features/availability/availabilityMachine.ts";
import { availabilityDays } from "#src/people/availability.ts";
import type { Walk } from "#workbench/machines/walk.ts";

const silent = () => {};
const shift = { event_id: 501, event_date: "2026-11-23" };
const few = availabilityDays().slice(0, 2);

/** What can happen to the machine of availability: the walk that visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
  [
    availabilityMachine.provide({ actions: { goOn: silent } }) as AnyStateMachine,
    {
      inputs: [
        { isNewSignUp: true, storedIds: null },
        { isNewSignUp: false, storedIds: null },
        { isNewSignUp: false, storedIds: few.map(({ id }) => id) },
      ],
      events: [
        { type: "today.changed", today: "2026-11-20" },
        { type: "load.requested" },
        { type: "page.shown" },
        { type: "edit.requested" },
        { type: "day.toggled", id: few[0]?.id },
        { type: "changes.discarded" },
        { type: "choice.confirmed" },
      ],
      answers: {
        loadDays: [
          { days: [], shifts: [] },
          { days: few, shifts: [] },
          { days: few, shifts: [shift] },
        ],
        saveDays: [undefined],
      },
      matters: ({ days, savedDays, problem }) => [days, savedDays !== null, problem],
    },
  ],
];
