import { assign, fromPromise, sendTo, setup, spawnChild, stopChild } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { UndoStatus } from "#src/model/staff/staffRules.ts";

type Context = {
  /** Whom the question is about. */
  id: string;
  undo: Readonly<Record<string, UndoStatus>>;
  said: { what: "done" | "undone"; name: string } | null;
};

export type StaffEvent =
  | { type: "question.asked"; id: string }
  | { type: "question.left" }
  | { type: "question.confirmed" }
  | { type: "undo.requested"; id: string }
  /** The focus or a pointer is on the row of somebody who can be taken back, or has left it. */
  | { type: "row.held" | "row.left"; id: string }
  | { type: "undo.changed"; id: string; status: UndoStatus }
  /** `name`: who was taken back; `null`: the time is over. */
  | { type: "undo.ended"; id: string; name: string | null };

const undoOf = (id: string) => `undo.${id}`;

/** One visit to a list of staff: who is asked about, and what can still be taken back. Each click is one request (F6). */
export const staffMachine = setup({
  types: { context: {} as Context, events: {} as StaffEvent },
  actors: {
    /** Checks somebody in or out; rejects when there is no answer. */
    change: fromPromise<StaffMember, { id: string }>(notProvided),
    undo: undoMachine,
  },
  guards: {
    canUndo: ({ context }, { id }: { id: string }) => id in context.undo,
  },
  actions: {
    storeQuestion: assign((_, { id }: { id: string }) => ({ id })),
    storeDone: assign((_, { name }: { name: string }) => ({ said: { what: "done" as const, name } })),
    stopUndo: stopChild((_, { id }: { id: string }) => undoOf(id)),
    offerUndo: spawnChild("undo", {
      id: ({ context }) => undoOf(context.id),
      input: ({ context }) => ({ id: context.id }),
    }),
    pressUndo: sendTo((_, { id }: { id: string }) => undoOf(id), { type: "undo.pressed" }),
    holdUndo: sendTo((_, { id }: { id: string }) => undoOf(id), { type: "undo.held" }),
    releaseUndo: sendTo((_, { id }: { id: string }) => undoOf(id), { type: "undo.released" }),
    storeUndo: assign(({ context }, { id, status }: { id: string; status: UndoStatus }) => ({
      // The same list where nothing is new: a row that is drawn anew while the focus leaves it would take it back.
      undo: context.undo[id] === status ? context.undo : { ...context.undo, [id]: status },
    })),
    dropUndo: assign(({ context }, { id }: { id: string }) => {
      const { [id]: _, ...others } = context.undo;
      return { undo: others };
    }),
    storeUndone: assign(({ context }, { name }: { name: string | null }) => ({
      said: name === null ? context.said : { what: "undone" as const, name },
    })),
  },
}).createMachine({
  id: "staff",
  context: { id: "", undo: {}, said: null },
  on: {
    "undo.requested": {
      guard: { type: "canUndo", params: ({ event }) => event },
      actions: { type: "pressUndo", params: ({ event }) => event },
    },
    "row.held": {
      guard: { type: "canUndo", params: ({ event }) => event },
      actions: { type: "holdUndo", params: ({ event }) => event },
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
        "question.asked": { target: "asking", actions: { type: "storeQuestion", params: ({ event }) => event } },
      },
    },
    asking: { on: { "question.left": "looking", "question.confirmed": "changing" } },
    changing: {
      invoke: {
        src: "change",
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: "looking",
          actions: [
            { type: "storeDone", params: ({ event }) => event.output },
            { type: "stopUndo", params: ({ context }) => context },
            "offerUndo",
          ],
        },
        onError: "failed",
      },
    },
    failed: { on: { "question.left": "looking", "question.confirmed": "changing" } },
  },
});
