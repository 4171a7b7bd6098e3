import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { isValidPassword } from "#src/model/auth/password.ts";
import type { PasswordProblem } from "#src/model/problem.ts";
import type { PasswordDone } from "#src/model/auth/stepResults.ts";
import type { WireId } from "#src/model/reading.ts";

export type PasswordAnswer =
  | { kind: "created" }
  | { kind: "proofExpired" }
  | { kind: "refused"; problem: PasswordProblem };

type Kind = { kind: PasswordAnswer["kind"] };

/** Step 4: a first password. `createPassword` stores the session that comes with it. */
export const passwordMachine = setup({
  types: {
    input: {} as { email: string; extraId: WireId },
    context: {} as {
      email: string;
      extraId: WireId;
      password: string;
      problem: PasswordProblem | null;
      showsUnmet: boolean;
      done: PasswordDone["kind"];
    },
    events: {} as { type: "password.changed"; password: string } | { type: "password.submitted" },
  },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    createPassword: fromPromise<PasswordAnswer, { extraId: WireId; password: string }>(notProvided),
  },
  guards: {
    isWeak: ({ context }) => !isValidPassword(context.password),
    hasNoAccount: ({ context }) => context.extraId === "",
    isCreated: (_, { kind }: Kind) => kind === "created",
    isProofExpired: (_, { kind }: Kind) => kind === "proofExpired",
  },
  actions: {
    storePassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    showUnmet: assign({ showsUnmet: true }),
    storeNoAccount: assign({ problem: { code: "noAccount" } }),
    storeRefusal: assign((_, { problem = null }: Kind & { problem?: PasswordProblem | null }) => ({ problem })),
    storeNotCreated: assign({ problem: { code: "notCreated" } }),
    storeProofExpired: assign({ done: "proofExpired" }),
    clearProblem: assign({ problem: null }),
    clearPassword: assign({ password: "" }),
    finish: (_, _done: PasswordDone) => {},
  },
}).createMachine({
  id: "password",
  context: ({ input }) => ({ ...input, password: "", problem: null, showsUnmet: false, done: "created" }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "password.changed": { actions: { type: "storePassword", params: ({ event }) => event } },
        "password.submitted": [
          { guard: "isWeak", actions: "showUnmet" },
          { guard: "hasNoAccount", actions: "storeNoAccount" },
          { target: "saving" },
        ],
      },
    },
    saving: {
      entry: "clearProblem",
      invoke: {
        src: "createPassword",
        input: ({ context }) => ({ extraId: context.extraId, password: context.password }),
        onDone: [
          { guard: { type: "isCreated", params: ({ event }) => event.output }, target: "done" },
          {
            guard: { type: "isProofExpired", params: ({ event }) => event.output },
            target: "done",
            actions: "storeProofExpired",
          },
          { target: "editing", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "editing", actions: "storeNotCreated" },
      },
    },
    done: {
      type: "final",
      entry: ["clearPassword", { type: "finish", params: ({ context }) => ({ kind: context.done }) }],
    },
  },
});
