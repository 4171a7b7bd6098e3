import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { phoneProblem, readPhone } from "#src/model/auth/phone.ts";
import type { PhoneProblem, SendProblem } from "#src/model/problem.ts";
import type { CodeSend, PhoneDone } from "#src/model/auth/stepResults.ts";

/** `person` is greeted by name (VA-057). */
export type PhoneInput = { phone: string; person: { name: string } | null };

type Kind = { kind: CodeSend["kind"] };

/** Step 2: a mobile number. The SMS goes out here, where the number can still be corrected (C-32). */
export const phoneMachine = setup({
  types: {
    input: {} as PhoneInput,
    context: {} as PhoneInput & { problem: PhoneProblem | null; done: PhoneDone["kind"] },
    events: {} as { type: "phone.changed"; phone: string } | { type: "phone.submitted" },
  },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    sendCode: fromPromise<CodeSend, { phone: string }>(notProvided),
  },
  guards: {
    isPhone: ({ context }) => phoneProblem(context.phone) === null,
    isRunning: (_, { kind }: Kind) => kind === "sent" || kind === "tooEarly",
    isProofExpired: (_, { kind }: Kind) => kind === "proofExpired",
  },
  actions: {
    storePhone: assign((_, { phone }: { phone: string }) => ({ phone, problem: null })),
    storePhoneProblem: assign(({ context }) => {
      const code = phoneProblem(context.phone);
      return { problem: code ? { code } : null };
    }),
    storeRefusal: assign((_, { problem = notSent }: Kind & { problem?: SendProblem }) => ({
      problem: "message" in problem ? problem : notSent,
    })),
    storeNotSent: assign({ problem: () => notSent }),
    storeProofExpired: assign({ done: "proofExpired" }),
    clearProblem: assign({ problem: null }),
    finish: (_, _done: PhoneDone) => {},
  },
}).createMachine({
  id: "phone",
  context: ({ input }) => ({ ...input, problem: null, done: "sent" }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "phone.changed": { actions: { type: "storePhone", params: ({ event }) => event } },
        "phone.submitted": [{ guard: "isPhone", target: "sending" }, { actions: "storePhoneProblem" }],
      },
    },
    sending: {
      entry: "clearProblem",
      invoke: {
        src: "sendCode",
        input: ({ context }) => ({ phone: readPhone(context.phone) }),
        onDone: [
          { guard: { type: "isRunning", params: ({ event }) => event.output }, target: "sent" },
          {
            guard: { type: "isProofExpired", params: ({ event }) => event.output },
            target: "sent",
            actions: "storeProofExpired",
          },
          { target: "editing", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "editing", actions: "storeNotSent" },
      },
    },
    sent: {
      type: "final",
      entry: {
        type: "finish",
        params: ({ context }) => ({ kind: context.done, phone: readPhone(context.phone) }),
      },
    },
  },
});

const notSent = { code: "sendFailed" } as const satisfies PhoneProblem;
