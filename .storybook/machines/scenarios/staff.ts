import { staffMachine } from "#app/features/staff/staffMachine.ts";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import { staffOfTheDay } from "#src/people/staff.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const noop = () => {};
const [member] = staffOfTheDay;
const id = member?.id ?? "";
const AFTERNOON = "2026-11-23T12:31:00Z";
const checkedOutAt = (checkOutTime: string) => ({ ...member, checkedIn: true, checkedOut: true, checkOutTime });
/** Absent, checked out by the press, checked out before it. */
const members = [member, checkedOutAt(AFTERNOON), checkedOutAt("2026-11-23T10:00:00Z")];

export const scenarios: Scenarios = [
  [
    staffMachine.provide({ actions: { pressUndo: noop, pauseUndo: noop, releaseUndo: noop } }),
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
      relevant: ({ confirmedAt, undo, announcement }) => [confirmedAt !== null, undo, announcement],
    },
  ],
  [
    undoMachine.provide({ actions: { notify: noop, notifyEnd: noop } }),
    {
      inputs: [{ id }],
      events: [{ type: "undo.pressed" }, { type: "undo.paused" }, { type: "undo.released" }],
      answers: { takeBack: [member] },
    },
  ],
];
