import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { UNDO_MS, type UndoStatus } from "#src/model/staff/staffRules.ts";

type Context = {
  id: string;
  /** The name of whoever was taken back. */
  name: string | null;
};

/** The time runs anew from the moment that nobody is at it any more (WCAG 2.2.1). */
const offered = (status: UndoStatus) =>
  ({
    entry: { type: "tell", params: { status } },
    initial: "running",
    on: { "undo.pressed": "takingBack" },
    states: {
      running: { after: { offered: "#undo.over" }, on: { "undo.held": "held" } },
      held: { on: { "undo.released": "running" } },
    },
  }) as const;

/**
 * Taking back one person's check-in or check-out: offered for ten seconds, and for another ten after a failure; for
 * longer while the focus or a pointer is on it.
 */
export const undoMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as Context,
    events: {} as { type: "undo.pressed" | "undo.held" | "undo.released" },
  },
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
    ready: offered("ready"),
    takingBack: {
      entry: { type: "tell", params: { status: "busy" } },
      invoke: {
        src: "takeBack",
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: "over", actions: { type: "storeName", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: offered("failed"),
    over: { type: "final", entry: "tellEnd" },
  },
});
