import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/flows/notProvided.ts";
import { emailProblem, normaliseEmail } from "#src/model/auth.ts";
import type { EntryProblem } from "#src/model/problem.ts";

/** What the provider says of an address; `unclear` is every answer that is none of the four (AUTH-15 to AUTH-20). */
export type EmailCheck =
  { kind: "verified" | "unverified"; extraId: string } | { kind: "noAccount" } | { kind: "unclear" };

export type EntryDone = { kind: "verified" | "unverified"; email: string; extraId: string };

/** `isSubmitted`: the person pressed the button before the machine was there. */
export type EntryInput = { email: string; isSubmitted: boolean };

type Kind = { kind: EmailCheck["kind"] };

/** Step 0: an e-mail address, and what the provider knows of it. */
export const entryMachine = setup({
  types: {
    input: {} as EntryInput,
    context: {} as EntryInput & { problem: EntryProblem | null; done: EntryDone | null },
    output: {} as EntryDone | null,
    events: {} as { type: "email.changed"; email: string } | { type: "email.submitted" },
  },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    checkEmail: fromPromise<EmailCheck, { email: string }>(() => notProvided("checkEmail")),
  },
  guards: {
    isSubmitted: ({ context }) => context.isSubmitted,
    isEmail: ({ context }) => emailProblem(context.email) === null,
    isKnown: (_, { kind }: Kind) => kind === "verified" || kind === "unverified",
    isNoAccount: (_, { kind }: Kind) => kind === "noAccount",
  },
  actions: {
    storeEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    storeEmailProblem: assign({ problem: ({ context }) => emailProblem(context.email) }),
    storeProblem: assign((_, params: { problem: EntryProblem }) => params),
    forgetProblem: assign({ problem: null }),
    storeDone: assign(({ context }, answer: EmailCheck) =>
      "extraId" in answer ? { done: { ...answer, email: normaliseEmail(context.email) } } : {},
    ),
  },
}).createMachine({
  id: "entry",
  context: ({ input }) => ({ ...input, problem: null, done: null }),
  output: ({ context }) => context.done,
  initial: "opening",
  states: {
    opening: {
      always: [{ guard: "isSubmitted", target: "submitting" }, { target: "editing" }],
    },
    editing: {
      on: {
        "email.changed": { actions: { type: "storeEmail", params: ({ event }) => event } },
        "email.submitted": { target: "submitting" },
      },
    },
    submitting: {
      always: [
        { guard: "isEmail", target: "checking" },
        { target: "editing", actions: "storeEmailProblem" },
      ],
    },
    checking: {
      entry: "forgetProblem",
      invoke: {
        src: "checkEmail",
        input: ({ context }) => ({ email: normaliseEmail(context.email) }),
        onDone: [
          {
            guard: { type: "isKnown", params: ({ event }) => event.output },
            target: "known",
            actions: { type: "storeDone", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isNoAccount", params: ({ event }) => event.output },
            target: "editing",
            actions: { type: "storeProblem", params: { problem: "noAccount" } },
          },
          { target: "editing", actions: { type: "storeProblem", params: { problem: "unableToCheck" } } },
        ],
        onError: { target: "editing", actions: { type: "storeProblem", params: { problem: "unableToCheck" } } },
      },
    },
    known: { type: "final" },
  },
});
