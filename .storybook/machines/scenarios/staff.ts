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
const members = member
  ? [member, AFTERNOON, "2026-11-23T10:00:00Z"].map((row) =>
      typeof row === "string" ? { ...member, checkedIn: true, checkedOut: true, checkOutTime: row } : row,
    )
  : [];

/** What can happen to the machines of the staff lists: each walk visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
  [
    staffMachine.provide({ actions: { pressUndo: silent, pauseUndo: silent, releaseUndo: silent } }) as AnyStateMachine,
    {
      inputs: [{ list: "out", now: () => Date.parse(AFTERNOON) }],
      events: [
        { type: "question.opened", id },
        { type: "question.left" },
        { type: "question.confirmed" },
        ...members.map((row) => ({ type: "question.settled", member: row })),
        { type: "undo.requested", id },
        { type: "row.entered", id },
        { type: "row.left", id },
        { type: "undo.changed", id, status: "ready" },
        { type: "undo.ended", id, name: null },
      ],
      answers: { change: members },
      matters: ({ confirmedAt, undo, announcement }) => [confirmedAt !== null, undo, announcement],
    },
  ],
  [
    undoMachine.provide({ actions: { notify: silent, notifyEnd: silent } }) as AnyStateMachine,
    {
      inputs: [{ id }],
      events: [{ type: "undo.pressed" }, { type: "undo.paused" }, { type: "undo.released" }],
      answers: { takeBack: [member] },
    },
  ],
];
