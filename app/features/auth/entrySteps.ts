import { authSetup } from "#app/features/auth/authSetup.ts";
import type { EntryDone, EntryKnown } from "#app/features/auth/entryMachine.ts";

/** A link from an invitation is checked before anything else (ROUTE-18, AUTH-27 to AUTH-33). */
export const invitation = authSetup.createStateConfig({
  exit: "dropLink",
  invoke: {
    src: "checkInvitation",
    input: ({ context }) => ({ token: context.linkToken }),
    onDone: [
      {
        guard: { type: "isInvited", params: ({ event }) => event.output },
        target: "fetching",
        actions: [
          { type: "storeInvitation", params: ({ event }) => event.output },
          { type: "keepInvitation", params: ({ event }) => event.output },
        ],
      },
      { target: "entry", actions: { type: "storeInvitation", params: ({ event }) => event.output } },
    ],
    onError: { target: "entry", actions: "storeUncheckedInvitation" },
  },
});

const known = ({ event }: { event: { output: EntryDone } }) => ({ done: event.output as EntryKnown });

/** Step 0. */
export const entry = authSetup.createStateConfig({
  exit: "forgetAlert",
  invoke: {
    id: "entry",
    src: "entry",
    input: ({ context: { email, alert } }) => ({ email, alert }),
    onDone: [
      {
        guard: { type: "isEntryDone", params: ({ event }) => ({ done: event.output, kind: "signedIn" }) },
        target: "signedIn",
      },
      {
        guard: { type: "isEntryDone", params: ({ event }) => ({ done: event.output, kind: "verified" }) },
        target: "signIn",
        actions: [
          { type: "storeEntry", params: known },
          { type: "keepEntry", params: known },
        ],
      },
      {
        guard: { type: "isEntryDone", params: ({ event }) => ({ done: event.output, kind: "unverified" }) },
        target: "emailCode",
        actions: [
          { type: "storeEntry", params: known },
          { type: "keepEntry", params: known },
        ],
      },
      {
        target: "fetching",
        actions: [
          { type: "storeEntry", params: known },
          { type: "keepEntry", params: known },
          { type: "headFor", params: { next: "phone" } },
        ],
      },
    ],
  },
});

/** Step 1. */
export const emailCode = authSetup.createStateConfig({
  exit: "wantNoCode",
  invoke: {
    id: "emailCode",
    src: "codeVerification",
    input: ({ context }) => ({
      recipient: context.email,
      lastSend: context.lastSendTo("email", context.email),
      wantsCode: context.wantsCode,
      now: context.now,
    }),
    onDone: [
      {
        guard: { type: "isAccepted", params: ({ event }) => event.output },
        target: "fetching",
        actions: [
          { type: "keepProof", params: ({ event }) => event.output },
          { type: "headFor", params: { next: "phone" } },
        ],
      },
      { target: "proofExpired", actions: "dropProof" },
    ],
  },
  on: {
    "back.requested": { target: "entry", actions: "dropPending" },
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 1 }) },
      target: "entry",
      actions: "dropPending",
    },
  },
});

/** The proof of the e-mail address is gone: a new code brings it back (AUTH-55 to AUTH-58). */
export const proofExpired = authSetup.createStateConfig({
  on: {
    "confirm.requested": { target: "emailCode", actions: ["dropProof", "wantCode"] },
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 1 }) },
      target: "entry",
      actions: "dropPending",
    },
  },
});

/** Step 6. */
export const signIn = authSetup.createStateConfig({
  invoke: {
    id: "signIn",
    src: "signIn",
    input: ({ context }) => ({ email: context.email }),
    onDone: { target: "signedIn", actions: "dropPending" },
  },
  on: {
    "back.requested": { target: "entry", actions: "dropPending" },
    "forgot.requested": { target: "fetching", actions: { type: "headFor", params: { next: "forgot" } } },
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 6 }) },
      target: "entry",
      actions: "dropPending",
    },
  },
});
