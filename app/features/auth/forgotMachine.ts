import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { BadLinkAlert } from "#src/model/auth/alerts.ts";
import { emailProblem, readEmail } from "#src/model/auth/auth.ts";
import type { ForgotProblem } from "#src/model/problem.ts";

export type ForgotAnswer = { kind: "sent" } | { kind: "refused"; problem: ForgotProblem };

type ForgotInput = { email: string; alert: BadLinkAlert | null };

type Kind = { kind: ForgotAnswer["kind"] };

/** Step 8: asks for a link to a new password. Stays on the success view until the user leaves. */
export const forgotMachine = setup({
  types: {
    input: {} as ForgotInput,
    context: {} as ForgotInput & { problem: ForgotProblem | null },
    events: {} as { type: "email.changed"; email: string } | { type: "email.submitted" },
  },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    sendLink: fromPromise<ForgotAnswer, { email: string }>(notProvided),
  },
  guards: {
    isEmail: ({ context }) => emailProblem(context.email) === null,
    isSent: (_, { kind }: Kind) => kind === "sent",
  },
  actions: {
    storeEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    storeEmailProblem: assign(({ context }) => {
      const code = emailProblem(context.email);
      return { problem: code ? { code } : null };
    }),
    storeRefusal: assign((_, { problem = null }: Kind & { problem?: ForgotProblem | null }) => ({ problem })),
    storeNotSent: assign({ problem: { code: "failed" } }),
    /** The bad link is shown until the next try (C-22). */
    clearProblem: assign({ problem: null, alert: null }),
  },
}).createMachine({
  id: "forgot",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "email.changed": { actions: { type: "storeEmail", params: ({ event }) => event } },
        "email.submitted": [{ guard: "isEmail", target: "sending" }, { actions: "storeEmailProblem" }],
      },
    },
    sending: {
      entry: "clearProblem",
      invoke: {
        src: "sendLink",
        input: ({ context }) => ({ email: readEmail(context.email) }),
        onDone: [
          { guard: { type: "isSent", params: ({ event }) => event.output }, target: "sent" },
          { target: "editing", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "editing", actions: "storeNotSent" },
      },
    },
    sent: {},
  },
});
