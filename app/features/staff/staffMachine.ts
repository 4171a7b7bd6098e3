import { assign, fromPromise, sendTo, setup, spawnChild, stopChild } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import {
  doneAt,
  isDoneSince,
  staffState,
  type StaffList,
  type StaffAnnouncement,
  type UndoStatus,
} from "#src/model/staff/staffRules.ts";

export type StaffInput = { list: StaffList; now: () => number };

type Context = StaffInput & {
  /** The member in the dialog. */
  id: string;
  /** Time of the first confirmation in milliseconds since 1970; `null` before. */
  confirmedAt: number | null;
  undo: Readonly<Record<string, UndoStatus>>;
  announcement: StaffAnnouncement | null;
};

export type StaffEvent =
  | { type: "question.opened"; id: string }
  | { type: "question.left" }
  | { type: "question.confirmed" }
  /** The list was refetched: the current row of the member in the dialog. */
  | { type: "question.settled"; member: StaffMember }
  | { type: "undo.requested"; id: string }
  /** Focus or pointer entered or left a row with an undo. */
  | { type: "row.entered" | "row.left"; id: string }
  | { type: "undo.changed"; id: string; status: UndoStatus }
  /** `name`: the member undone; `null`: timed out. */
  | { type: "undo.ended"; id: string; name: string | null };

const undoOf = (id: string) => `undo.${id}`;

const member = ({ event }: { event: { member: StaffMember } }) => event.member;

/** Closes the dialog for a member whose status has changed. */
const settled = [
  {
    guard: { type: "isDone", params: member },
    target: "#staff.looking",
    actions: { type: "storeAlready", params: member },
  },
  { guard: { type: "isAbsent", params: member }, target: "#staff.looking" },
] as const;

/** A staff list while it is mounted: the member in the dialog, and the undos on offer. One request per click (F6). */
export const staffMachine = setup({
  types: { input: {} as StaffInput, context: {} as Context, events: {} as StaffEvent },
  actors: {
    /** Checks a member in or out; rejects without a response. */
    change: fromPromise<StaffMember, { id: string }>(notProvided),
    undo: undoMachine,
  },
  guards: {
    canUndo: ({ context }, { id }: { id: string }) => id in context.undo,
    isDone: ({ context: { list } }, row: StaffMember) => staffState(row, list) === "done",
    /** Done on this device, not by another supervisor before. */
    isDoneLocally: ({ context: { list, confirmedAt } }, row: StaffMember) =>
      confirmedAt !== null && isDoneSince(row, list, confirmedAt),
    isAbsent: ({ context: { list } }, row: StaffMember) => staffState(row, list) === "absent",
  },
  actions: {
    storeQuestion: assign((_, { id }: { id: string }) => ({ id, confirmedAt: null })),
    storePress: assign({ confirmedAt: ({ context: { confirmedAt, now } }) => confirmedAt ?? now() }),
    storeDone: assign((_, { name }: { name: string }) => ({ announcement: { what: "done" as const, name } })),
    storeAlready: assign(({ context: { list } }, row: StaffMember) => ({
      announcement: { what: "already" as const, id: row.id, name: row.name, time: doneAt(row, list) },
    })),
    stopUndo: stopChild((_, { id }: { id: string }) => undoOf(id)),
    offerUndo: spawnChild("undo", {
      id: ({ context }) => undoOf(context.id),
      input: ({ context }) => ({ id: context.id }),
    }),
    pressUndo: sendTo((_, { id }: { id: string }) => undoOf(id), { type: "undo.pressed" }),
    pauseUndo: sendTo((_, { id }: { id: string }) => undoOf(id), { type: "undo.paused" }),
    releaseUndo: sendTo((_, { id }: { id: string }) => undoOf(id), { type: "undo.released" }),
    storeUndo: assign(({ context }, { id, status }: { id: string; status: UndoStatus }) => ({
      // Keeps the same object if nothing changed: a row that re-renders while losing focus would trigger the undo.
      undo: context.undo[id] === status ? context.undo : { ...context.undo, [id]: status },
    })),
    dropUndo: assign(({ context }, { id }: { id: string }) => {
      const { [id]: _, ...others } = context.undo;
      return { undo: others };
    }),
    storeUndone: assign(({ context }, { name }: { name: string | null }) => ({
      announcement: name === null ? context.announcement : { what: "undone" as const, name },
    })),
  },
}).createMachine({
  id: "staff",
  context: ({ input }) => ({ ...input, id: "", confirmedAt: null, undo: {}, announcement: null }),
  on: {
    "undo.requested": {
      guard: { type: "canUndo", params: ({ event }) => event },
      actions: { type: "pressUndo", params: ({ event }) => event },
    },
    "row.entered": {
      guard: { type: "canUndo", params: ({ event }) => event },
      actions: { type: "pauseUndo", params: ({ event }) => event },
    },
    "row.left": {
      guard: { type: "canUndo", params: ({ event }) => event },
      actions: { type: "releaseUndo", params: ({ event }) => event },
    },
    "undo.changed": { actions: { type: "storeUndo", params: ({ event }) => event } },
    "undo.ended": {
      actions: [
        { type: "dropUndo", params: ({ event }) => event },
        { type: "stopUndo", params: ({ event }) => event },
        { type: "storeUndone", params: ({ event }) => event },
      ],
    },
  },
  initial: "looking",
  states: {
    looking: {
      on: {
        "question.opened": { target: "asking", actions: { type: "storeQuestion", params: ({ event }) => event } },
      },
    },
    asking: {
      on: {
        "question.settled": settled,
        "question.left": "looking",
        "question.confirmed": { target: "changing", actions: "storePress" },
      },
    },
    changing: {
      invoke: {
        src: "change",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: "isDoneLocally", params: ({ event }) => event.output },
            target: "looking",
            actions: [
              { type: "storeDone", params: ({ event }) => event.output },
              { type: "stopUndo", params: ({ context }) => context },
              "offerUndo",
            ],
          },
          { target: "looking", actions: { type: "storeAlready", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    failed: {
      on: {
        "question.settled": [
          {
            guard: { type: "isDoneLocally", params: member },
            target: "looking",
            actions: [{ type: "storeDone", params: member }, "offerUndo"],
          },
          ...settled,
        ],
        "question.left": "looking",
        "question.confirmed": "changing",
      },
    },
  },
});
