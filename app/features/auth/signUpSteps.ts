import { authSetup, type SessionEnded } from "#app/features/auth/authSetup.ts";

/** Says there why, if the provider ended it. */
const toEntry = {
  target: "entry",
  actions: ["endWayIn", { type: "storeLoss", params: ({ event }: { event: SessionEnded }) => event }],
} as const;

/** Step 2: no way back in the page; the browser's own leads to the entry (C-18). */
export const phone = authSetup.createStateConfig({
  invoke: {
    id: "phone",
    src: "phone",
    input: ({ context }) => ({ phone: context.phone }),
    onDone: [
      {
        guard: { type: "isProofExpired", params: ({ event }) => event.output },
        target: "proofExpired",
        actions: [
          { type: "storePhone", params: ({ event }) => event.output },
          { type: "keepPhone", params: ({ event }) => event.output },
          "dropProof",
        ],
      },
      {
        target: "smsCode",
        actions: [
          { type: "storePhone", params: ({ event }) => event.output },
          { type: "keepPhone", params: ({ event }) => event.output },
        ],
      },
    ],
  },
  on: {
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 2 }) },
      target: "entry",
      actions: "dropPending",
    },
  },
});

/** Step 3: the code of step 2 is on its way; after a reload without one it is sent from here (C-32). */
export const smsCode = authSetup.createStateConfig({
  invoke: {
    id: "smsCode",
    src: "smsVerification",
    input: ({ context }) => ({
      recipient: context.phone,
      lastSend: context.lastSendTo("sms", context.phone),
      wantsCode: false,
      now: context.now,
    }),
    onDone: [
      { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "password" },
      { target: "proofExpired", actions: "dropProof" },
    ],
  },
  on: {
    "back.requested": "phone",
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 3 }) },
      target: "phone",
    },
  },
});

/** Step 4: its answer brings a session. The browser's back leads to the number, which can be corrected (C-20). */
export const password = authSetup.createStateConfig({
  entry: "beginSession",
  invoke: {
    id: "password",
    src: "password",
    input: ({ context: { email, extraId } }) => ({ email, extraId }),
    onDone: [
      {
        guard: { type: "isProofExpired", params: ({ event }) => event.output },
        target: "proofExpired",
        actions: "dropProof",
      },
      { target: "profile", actions: "dropPending" },
    ],
  },
  on: {
    // Its session may be over before the profile begins, which could not even be fetched then.
    "session.ended": toEntry,
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 4 }) },
      target: "phone",
      actions: "endWayIn",
    },
  },
});

/** Step 5: there is a session now, and no way back (C-20). */
export const profile = authSetup.createStateConfig({
  invoke: {
    id: "profile",
    src: "profile",
    input: ({ context: { email, extraId, firstName, lastName, phone: number } }) => ({
      email,
      extraId,
      firstName,
      lastName,
      phone: number,
    }),
    onDone: { target: "success", actions: { type: "storeFirstName", params: ({ event }) => event.output } },
  },
  on: { "session.ended": toEntry, "step.opened": {} },
});

/** Step 7, as final as step 5. */
export const success = authSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { on: { "open.requested": "opening" } },
    opening: {
      invoke: {
        src: "openDashboard",
        input: ({ context: { extraId } }) => ({ extraId }),
        onDone: "#auth.signedIn",
        onError: "idle",
      },
    },
  },
  on: { "session.ended": toEntry, "step.opened": {} },
});
