import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { UNDO_MS, type UndoStatus } from "#src/model/staff/staffRules.ts";

type Context = {
  id: string;
  /** The name of the member undone. */
  name: string | null;
  /** While focus or pointer is on the row the timer is paused; it restarts when they leave (WCAG 2.2.1). */
  isPaused: boolean;
};

/**
 * Undoes a check-in or check-out: offered for ten seconds, for another ten after a failure, and longer while focus or
 * pointer is on it.
 */
export const undoMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as Context,
    events: {} as { type: "undo.pressed" | "undo.paused" | "undo.released" },
  },
  actors: {
    /** Rejects without a response. */
    takeBack: fromPromise<StaffMember, { id: string }>(notProvided),
  },
  delays: { offered: UNDO_MS },
  guards: { isLeft: ({ context }) => !context.isPaused },
  actions: {
    pause: assign({ isPaused: true }),
    leave: assign({ isPaused: false }),
    storeName: assign((_, { name }: { name: string }) => ({ name })),
    notify: (_, __: { status: UndoStatus }) => notProvided(),
    notifyEnd: notProvided,
  },
}).createMachine({
  id: "undo",
  context: ({ input }) => ({ id: input.id, name: null, isPaused: false }),
  initial: "ready",
  states: {
    ready: {
      entry: { type: "notify", params: { status: "ready" } },
      after: { offered: { guard: "isLeft", target: "over" } },
      on: {
        "undo.pressed": { target: "takingBack", actions: "leave" },
        "undo.paused": { actions: "pause" },
        "undo.released": { target: "ready", reenter: true, actions: "leave" },
      },
    },
    takingBack: {
      entry: { type: "notify", params: { status: "busy" } },
      invoke: {
        src: "takeBack",
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: "over", actions: { type: "storeName", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: {
      entry: { type: "notify", params: { status: "failed" } },
      after: { offered: { guard: "isLeft", target: "over" } },
      on: {
        "undo.pressed": { target: "takingBack", actions: "leave" },
        "undo.paused": { actions: "pause" },
        "undo.released": { target: "failed", reenter: true, actions: "leave" },
      },
    },
    over: { type: "final", entry: "notifyEnd" },
  },
});
