import type { AnyStateMachine } from "xstate";
import { staffMachine } from "#app/features/staff/staffMachine.ts";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import { staffOfTheDay } from "#src/people/staff.ts";
import type { Walk } from "#workbench/machines/walk.ts";

const silent = () => {};
const [member] = staffOfTheDay;
const id = member?.id ?? "";
const AFTERNOON = "2026-11-23T12:31:00Z";
/** Not here, gone by the press, gone before it. */
const standings = member
  ? [member, AFTERNOON, "2026-11-23T10:00:00Z"].map((row) =>
      typeof row === "string" ? { ...member, checkedIn: true, checkedOut: true, checkOutTime: row } : row,
    )
  : [];

/** What can happen to the machines of the staff lists: each walk visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
  [
    staffMachine.provide({ actions: { pressUndo: silent, holdUndo: silent, releaseUndo: silent } }) as AnyStateMachine,
    {
      inputs: [{ list: "out", now: () => Date.parse(AFTERNOON) }],
      events: [
        { type: "question.asked", id },
        { type: "question.left" },
        { type: "question.confirmed" },
        ...standings.map((row) => ({ type: "question.settled", member: row })),
        { type: "undo.requested", id },
        { type: "row.held", id },
        { type: "row.left", id },
        { type: "undo.changed", id, status: "ready" },
        { type: "undo.ended", id, name: null },
      ],
      answers: { change: standings },
      matters: ({ confirmedAt, undo, said }) => [confirmedAt !== null, undo, said],
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
