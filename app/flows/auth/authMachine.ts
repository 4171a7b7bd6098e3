import { assign, setup } from "xstate";
import { codeVerificationMachine, type CodeVerified, type LastSend } from "#app/flows/auth/codeVerificationMachine.ts";
import { entryMachine, type EntryDone } from "#app/flows/auth/entryMachine.ts";
import { signInMachine } from "#app/flows/auth/signInMachine.ts";

/** Where the way in begins, and with what: an opened link, a reload, or an empty entry (C-09). */
export type AuthInput = {
  start: "entry" | "emailCode" | "phone" | "signIn";
  email: string;
  extraId: string;
  isSubmitted: boolean;
  /** The last code sent to an address, from storage. */
  lastSendTo: (recipient: string) => LastSend | null;
  now: () => number;
};

type Context = Omit<AuthInput, "start"> & { start: AuthInput["start"] | null; wantsCode: boolean };

/** The steps of the way in, each a child machine with a life of its own. */
export const authMachine = setup({
  types: {
    input: {} as AuthInput,
    context: {} as Context,
    children: {} as { entry: "entry"; emailCode: "codeVerification"; signIn: "signIn" },
    /** `entry.opened`: by the browser's own back. */
    events: {} as { type: "back.requested" } | { type: "entry.opened" },
  },
  actors: { entry: entryMachine, codeVerification: codeVerificationMachine, signIn: signInMachine },
  guards: {
    startsAtEmailCode: ({ context }) => context.start === "emailCode",
    startsAtPhone: ({ context }) => context.start === "phone",
    startsAtSignIn: ({ context }) => context.start === "signIn",
    isVerified: (_, { done }: { done: EntryDone | null }) => done?.kind === "verified",
    isUnverified: (_, { done }: { done: EntryDone | null }) => done?.kind === "unverified",
    isAccepted: (_, { kind }: CodeVerified) => kind === "accepted",
  },
  actions: {
    storePerson: assign((_, { done }: { done: EntryDone | null }) =>
      done ? { email: done.email, extraId: done.extraId, wantsCode: true } : {},
    ),
    wantNoCode: assign({ wantsCode: false }),
    forgetStart: assign({ isSubmitted: false }),
    /** Kept by the flow, so that a reload finds the way back (AUTH-16, AUTH-42, C-35). */
    keepPending: (_, _params: { done: EntryDone | null }) => {},
    dropPending: () => {},
    keepProof: (_, _params: CodeVerified) => {},
  },
}).createMachine({
  id: "auth",
  context: ({ input }) => ({ ...input, wantsCode: false }),
  initial: "opening",
  states: {
    opening: {
      always: [
        { guard: "startsAtEmailCode", target: "emailCode" },
        { guard: "startsAtPhone", target: "phone" },
        { guard: "startsAtSignIn", target: "signIn" },
        { target: "entry" },
      ],
    },
    entry: {
      exit: "forgetStart",
      invoke: {
        id: "entry",
        src: "entry",
        input: ({ context }) => ({ email: context.email, isSubmitted: context.isSubmitted }),
        onDone: [
          {
            guard: { type: "isVerified", params: ({ event }) => ({ done: event.output }) },
            target: "signIn",
            actions: [
              { type: "storePerson", params: ({ event }) => ({ done: event.output }) },
              { type: "keepPending", params: ({ event }) => ({ done: event.output }) },
            ],
          },
          {
            guard: { type: "isUnverified", params: ({ event }) => ({ done: event.output }) },
            target: "emailCode",
            actions: [
              { type: "storePerson", params: ({ event }) => ({ done: event.output }) },
              { type: "keepPending", params: ({ event }) => ({ done: event.output }) },
            ],
          },
        ],
      },
    },
    emailCode: {
      exit: "wantNoCode",
      invoke: {
        id: "emailCode",
        src: "codeVerification",
        input: ({ context }) => ({
          recipient: context.email,
          lastSend: context.lastSendTo(context.email),
          wantsCode: context.wantsCode,
          now: context.now,
        }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "phone",
            actions: { type: "keepProof", params: ({ event }) => event.output },
          },
          { target: "emailCode", reenter: true },
        ],
      },
      on: {
        "back.requested": { target: "entry", actions: "dropPending" },
        "entry.opened": { target: "entry", actions: "dropPending" },
      },
    },
    phone: {
      on: {
        "back.requested": { target: "entry", actions: "dropPending" },
        "entry.opened": { target: "entry", actions: "dropPending" },
      },
    },
    signIn: {
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: "signedIn", actions: "dropPending" },
      },
      on: {
        "back.requested": { target: "entry", actions: "dropPending" },
        "entry.opened": { target: "entry", actions: "dropPending" },
      },
    },
    signedIn: { type: "final" },
  },
});
