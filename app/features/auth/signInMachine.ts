import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { SignInProblem } from "#src/model/problem.ts";

export type SignInAnswer = { kind: "accepted" } | { kind: "refused" } | { kind: "unexpected" };

/** Step 6: the password of an address that is known. `signIn` stores the session. */
export const signInMachine = setup({
  types: {
    input: {} as { email: string },
    context: {} as { email: string; password: string; problem: SignInProblem | null },
    events: {} as { type: "password.changed"; password: string } | { type: "signIn.submitted" },
  },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    signIn: fromPromise<SignInAnswer, { email: string; password: string }>(notProvided),
  },
  guards: {
    hasPassword: ({ context }) => context.password !== "",
    isAccepted: (_, { kind }: SignInAnswer) => kind === "accepted",
    isRefused: (_, { kind }: SignInAnswer) => kind === "refused",
  },
  actions: {
    storePassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    storeProblem: assign((_, params: { problem: SignInProblem }) => params),
    clearProblem: assign({ problem: null }),
    clearPassword: assign({ password: "" }),
    finish: () => {},
  },
}).createMachine({
  id: "signIn",
  context: ({ input }) => ({ email: input.email, password: "", problem: null }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "password.changed": { actions: { type: "storePassword", params: ({ event }) => event } },
        "signIn.submitted": { guard: "hasPassword", target: "signingIn" },
      },
    },
    signingIn: {
      entry: "clearProblem",
      invoke: {
        src: "signIn",
        input: ({ context }) => ({ email: context.email, password: context.password }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "signedIn" },
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "editing",
            actions: { type: "storeProblem", params: { problem: "refused" } },
          },
          { target: "editing", actions: { type: "storeProblem", params: { problem: "unexpected" } } },
        ],
        onError: { target: "editing", actions: { type: "storeProblem", params: { problem: "unexpected" } } },
      },
    },
    signedIn: { type: "final", entry: ["clearPassword", "finish"] },
  },
});
