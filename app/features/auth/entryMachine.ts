import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { EntryAlert } from "#src/model/auth/alerts.ts";
import { emailProblem, readEmail } from "#src/model/auth/auth.ts";
import type { EntryProblem, GoogleProblem } from "#src/model/problem.ts";
import type { EntryDone } from "#src/model/auth/stepResults.ts";
import type { WireId } from "#src/model/reading.ts";

/** What the provider says of an address; `unclear` is every answer that is none of the four (AUTH-15 to AUTH-20). */
export type EmailCheck =
  | { kind: "verified" | "unverified"; extraId: WireId }
  | { kind: "noAccount" }
  | { kind: "unclear" };

/** Signing in an existing person stops here; signing up goes on whatever exists (AUTH-24 to AUTH-26). */
export type GoogleMode = "signIn" | "signUp";

export type GoogleAnswer =
  | { kind: "cancelled" }
  /** There is an account: it needs its password. */
  | { kind: "existing"; email: string }
  | { kind: "unclear"; email: string }
  | Extract<EntryDone, { kind: "google" | "signedIn" }>;

export type EntrySubmit = { type: "email.submitted" } | { type: "google.requested"; mode: GoogleMode };
export type EntryEvent = { type: "email.changed"; email: string } | EntrySubmit;

export type EntryInput = { email: string; alert: EntryAlert | null };

type Context = EntryInput & {
  mode: GoogleMode;
  problem: EntryProblem | null;
  googleProblem: GoogleProblem | null;
  done: EntryDone | null;
};

type EmailKind = { kind: EmailCheck["kind"] };
type GoogleKind = { kind: GoogleAnswer["kind"] };

/** Step 0: an e-mail address, typed or from Google, and what the provider knows of it. */
export const entryMachine = setup({
  types: { input: {} as EntryInput, context: {} as Context, events: {} as EntryEvent },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    checkEmail: fromPromise<EmailCheck, { email: string }>(notProvided),
    /** Resolves with the account that was chosen and what the provider says of it; rejects when Google does not answer. */
    chooseAccount: fromPromise<GoogleAnswer, { mode: GoogleMode }>(notProvided),
  },
  guards: {
    isEmail: ({ context }) => emailProblem(context.email) === null,
    isKnown: (_, { kind }: EmailKind) => kind === "verified" || kind === "unverified",
    isNoAccount: (_, { kind }: EmailKind) => kind === "noAccount",
    isDone: (_, { kind }: GoogleKind) => kind === "google" || kind === "signedIn",
  },
  actions: {
    storeEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    storeMode: assign((_, { mode }: { mode: GoogleMode }) => ({ mode })),
    storeEmailProblem: assign({ problem: ({ context }) => emailProblem(context.email) }),
    storeProblem: assign((_, params: { problem: EntryProblem }) => params),
    storeGoogleFailure: assign({ googleProblem: "failed" }),
    clearProblems: assign({ problem: null, googleProblem: null, alert: null }),
    storeDone: assign(({ context }, answer: EmailCheck) =>
      "extraId" in answer ? { done: { ...answer, email: readEmail(context.email) } } : {},
    ),
    storeGoogleAnswer: assign((_, answer: GoogleAnswer): Partial<Context> => {
      if (answer.kind === "cancelled") return { googleProblem: "cancelled" };
      if (answer.kind === "existing") return { email: answer.email, alert: { kind: "googleKnown", message: null } };
      return answer.kind === "unclear" ? { email: answer.email, problem: "unableToCheck" } : { done: answer };
    }),
    finish: (_, _done: EntryDone) => {},
  },
}).createMachine({
  id: "entry",
  context: ({ input }) => ({ ...input, mode: "signIn", problem: null, googleProblem: null, done: null }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "email.changed": { actions: { type: "storeEmail", params: ({ event }) => event } },
        "email.submitted": { target: "submitting" },
        "google.requested": { target: "choosingAccount", actions: { type: "storeMode", params: ({ event }) => event } },
      },
    },
    submitting: {
      always: [
        { guard: "isEmail", target: "checking" },
        { target: "editing", actions: "storeEmailProblem" },
      ],
    },
    checking: {
      entry: "clearProblems",
      invoke: {
        src: "checkEmail",
        input: ({ context }) => ({ email: readEmail(context.email) }),
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
    choosingAccount: {
      entry: "clearProblems",
      invoke: {
        src: "chooseAccount",
        input: ({ context }) => ({ mode: context.mode }),
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => event.output },
            target: "known",
            actions: { type: "storeGoogleAnswer", params: ({ event }) => event.output },
          },
          { target: "editing", actions: { type: "storeGoogleAnswer", params: ({ event }) => event.output } },
        ],
        onError: { target: "editing", actions: "storeGoogleFailure" },
      },
    },
    // Only an answer that names the account leads here.
    known: { type: "final", entry: { type: "finish", params: ({ context }) => context.done as EntryDone } },
  },
});
