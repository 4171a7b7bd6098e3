import { authSetup, type LaterStep } from "#app/features/auth/authSetup.ts";
import { emailCode, entry, invitation, proofExpired, signIn } from "#app/features/auth/entrySteps.ts";
import { forgot, reset } from "#app/features/auth/recoverySteps.ts";
import { password, phone, profile, smsCode, success } from "#app/features/auth/signUpSteps.ts";

/** Where the way in can go on after a reload; else at the phone. */
const afterPhone: readonly string[] = ["smsCode", "password", "forgot", "reset"] satisfies LaterStep[];

/** The way in: ten steps, each a child machine with a life of its own (ROUTE-04). */
export const authMachine = authSetup.createMachine({
  id: "auth",
  context: ({ input }) => ({
    ...input,
    next: (afterPhone.includes(input.start) ? input.start : "phone") as LaterStep,
    alert: input.alert ?? null,
    badLink: null,
    wantsCode: false,
  }),
  initial: "opening",
  on: {
    "step.opened": {
      guard: { type: "isForgot", params: ({ event }) => ({ opened: event.step }) },
      target: ".fetching",
      actions: { type: "headFor", params: { next: "forgot" } },
    },
  },
  states: {
    opening: {
      always: [
        { guard: { type: "startsAt", params: { start: "invitation" } }, target: "invitation" },
        { guard: { type: "startsAt", params: { start: "emailCode" } }, target: "emailCode" },
        { guard: { type: "startsAt", params: { start: "proofExpired" } }, target: "proofExpired" },
        { guard: { type: "startsAt", params: { start: "signIn" } }, target: "signIn" },
        { guard: "startsLate", target: "fetching" },
        { target: "entry" },
      ],
    },
    invitation,
    entry,
    emailCode,
    proofExpired,
    signIn,
    fetching: {
      initial: "loading",
      states: {
        loading: { invoke: { src: "loadLaterSteps", onDone: "loaded", onError: "failed" } },
        failed: {},
        loaded: {
          always: [
            { guard: { type: "goesTo", params: { next: "phone" } }, target: "#auth.phone" },
            { guard: { type: "goesTo", params: { next: "smsCode" } }, target: "#auth.smsCode" },
            { guard: { type: "goesTo", params: { next: "password" } }, target: "#auth.password" },
            { guard: { type: "goesTo", params: { next: "forgot" } }, target: "#auth.forgot" },
            { target: "#auth.reset" },
          ],
        },
      },
    },
    phone,
    smsCode,
    password,
    profile,
    success,
    forgot,
    reset,
    signedIn: { type: "final", entry: "endWayIn" },
  },
});
