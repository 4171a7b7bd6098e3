import { availabilityMachine } from "#app/features/availability/availabilityMachine.ts";
import { availabilityDays } from "#src/people/availability.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const noop = () => {};
const shift = { event_id: 501, event_date: "2026-11-23" };
const few = availabilityDays().slice(0, 2);

export const scenarios: Scenarios = [
  [
    availabilityMachine.provide({ actions: { goOn: noop } }),
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
      relevant: ({ days, savedDays, problem }) => [days, savedDays !== null, problem],
    },
  ],
];
