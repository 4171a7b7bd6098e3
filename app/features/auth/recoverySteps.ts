import { authSetup } from "#app/features/auth/authSetup.ts";

/** Step 8: leads back to the password of a known address, else to the entry (C-19). */
export const forgot = authSetup.createStateConfig({
  exit: ["forgetBadLink", "endWayIn"],
  invoke: {
    id: "forgot",
    src: "forgot",
    input: ({ context: { email, badLink } }) => ({ email, alert: badLink }),
  },
  on: {
    "back.requested": [
      { guard: "canSignIn", target: "signIn" },
      { target: "entry", actions: "dropPending" },
    ],
    "step.opened": [
      {
        guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 1 }) },
        target: "entry",
        actions: "dropPending",
      },
      { guard: "canSignIn", target: "signIn" },
      { target: "entry", actions: "dropPending" },
    ],
  },
});

/** Step 9: a bad link leads to a new one (C-21); a new password to the entry (AUTH-107). */
export const reset = authSetup.createStateConfig({
  exit: "dropLink",
  invoke: {
    id: "reset",
    src: "reset",
    input: ({ context }) => ({ token: context.linkToken }),
    onDone: [
      {
        guard: { type: "isReset", params: ({ event }) => event.output },
        target: "entry",
        actions: [{ type: "storeReset", params: ({ event }) => event.output }, "endWayIn"],
      },
      { target: "forgot", actions: { type: "storeReset", params: ({ event }) => event.output } },
    ],
  },
  on: {
    "step.opened": {
      guard: { type: "isBefore", params: ({ event }) => ({ opened: event.step, step: 8 }) },
      target: "entry",
      actions: ["endWayIn", "dropPending"],
    },
  },
});
