import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { UNDO_MS, type UndoStatus } from "#src/model/staff/staffRules.ts";

type Context = {
  id: string;
  /** The name of whoever was taken back. */
  name: string | null;
};

/** Taking back one person's check-in or check-out: offered for ten seconds, and for another ten after a failure. */
export const undoMachine = setup({
  types: { input: {} as { id: string }, context: {} as Context, events: {} as { type: "undo.pressed" } },
  actors: {
    /** Rejects when there is no answer. */
    takeBack: fromPromise<StaffMember, { id: string }>(notProvided),
  },
  delays: { offered: UNDO_MS },
  actions: {
    storeName: assign((_, { name }: { name: string }) => ({ name })),
    tell: (_, __: { status: UndoStatus }) => notProvided(),
    tellEnd: notProvided,
  },
}).createMachine({
  id: "undo",
  context: ({ input }) => ({ id: input.id, name: null }),
  initial: "ready",
  states: {
    ready: {
      entry: { type: "tell", params: { status: "ready" } },
      after: { offered: "over" },
      on: { "undo.pressed": "takingBack" },
    },
    takingBack: {
      entry: { type: "tell", params: { status: "busy" } },
      invoke: {
        src: "takeBack",
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: "over", actions: { type: "storeName", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: {
      entry: { type: "tell", params: { status: "failed" } },
      after: { offered: "over" },
      on: { "undo.pressed": "takingBack" },
    },
    over: { type: "final", entry: "tellEnd" },
  },
});
