import type { AnyStateMachine } from "xstate";
import { staffMachine } from "#app/features/staff/staffMachine.ts";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import { staffOfTheDay } from "#src/people/staff.ts";
import type { Walk } from "#workbench/machines/walk.ts";

const silent = () => {};
const [member] = staffOfTheDay;
const id = member?.id ?? "";

/** What can happen to the machines of the staff lists: each walk visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
  [
    staffMachine.provide({ actions: { pressUndo: silent, holdUndo: silent, releaseUndo: silent } }) as AnyStateMachine,
    {
      inputs: [undefined],
      events: [
        { type: "question.asked", id },
        { type: "question.left" },
        { type: "question.confirmed" },
        { type: "undo.requested", id },
        { type: "row.held", id },
        { type: "row.left", id },
        { type: "undo.changed", id, status: "ready" },
        { type: "undo.ended", id, name: null },
      ],
      answers: { change: [member] },
      matters: ({ undo, said }) => [undo, said],
    },
  ],
  [
    undoMachine.provide({ actions: { tell: silent, tellEnd: silent } }) as AnyStateMachine,
    {
      inputs: [{ id }],
      events: [{ type: "undo.pressed" }, { type: "undo.held" }, { type: "undo.released" }],
      answers: { takeBack: [member] },
    },
  ],
];
