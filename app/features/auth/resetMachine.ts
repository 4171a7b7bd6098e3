import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import type { BadLinkAlert } from "#src/model/auth/alerts.ts";
import { RESET_LINK_MISSING_MS } from "#src/model/auth/auth.ts";
import { isValidPassword } from "#src/model/auth/password.ts";
import type { ResetProblem } from "#src/model/problem.ts";
import type { ResetDone } from "#src/model/auth/stepResults.ts";

/** What the provider says of a link; `email` is whose account it opens, `token` what opens it. */
export type LinkCheck = { kind: "valid"; email: string; token: string } | { kind: "invalid"; message: string | null };

export type ResetAnswer = { kind: "saved" } | { kind: "refused"; problem: ResetProblem };

type SaveKind = { kind: ResetAnswer["kind"] };

type Context = {
  /** Empty: the page was opened without one. */
  token: string;
  email: string;
  password: string;
  confirmation: string;
  problem: ResetProblem | null;
  showsUnmet: boolean;
  /** The confirmation was left or submitted once: from then on a difference is shown (VA-120). */
  comparesBoth: boolean;
  alert: BadLinkAlert | null;
  requestsLink: boolean;
};

/** Step 9: a link from an e-mail is checked, then the new password is set twice (AUTH-100 to AUTH-107). */
export const resetMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as Context,
    events: {} as
      | { type: "password.changed"; password: string }
      | { type: "confirmation.changed"; confirmation: string }
      | { type: "confirmation.left" | "password.submitted" | "link.requested" | "signIn.requested" },
  },
  actors: {
    /** Both resolve with the provider's answer and reject only when there is none. */
    checkLink: fromPromise<LinkCheck, { token: string }>(notProvided),
    savePassword: fromPromise<ResetAnswer, { token: string; password: string }>(notProvided),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isValid: (_, { kind }: { kind: LinkCheck["kind"] }) => kind === "valid",
    isReady: ({ context }) => isValidPassword(context.password) && context.password === context.confirmation,
    isSaved: (_, { kind }: SaveKind) => kind === "saved",
  },
  actions: {
    storeLink: assign((_, link: LinkCheck) =>
      link.kind === "valid"
        ? { email: link.email, token: link.token }
        : { alert: { kind: "invalid" as const, message: link.message } },
    ),
    storeMissing: assign({ alert: { kind: "missing" } }),
    storeUnchecked: assign({ alert: { kind: "unchecked" } }),
    storePassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    storeConfirmation: assign((_, { confirmation }: { confirmation: string }) => ({ confirmation, problem: null })),
    compareBoth: assign({ comparesBoth: ({ context }) => context.comparesBoth || context.confirmation !== "" }),
    showUnmet: assign({ showsUnmet: true, comparesBoth: true }),
    storeRefusal: assign((_, { problem = null }: SaveKind & { problem?: ResetProblem | null }) => ({ problem })),
    storeNotSaved: assign({ problem: { code: "failed" } }),
    storeRequest: assign({ requestsLink: true }),
    clearProblem: assign({ problem: null }),
    clearPasswords: assign({ password: "", confirmation: "" }),
    finish: (_, _done: ResetDone) => {},
  },
  delays: { missingLinkWait: RESET_LINK_MISSING_MS },
}).createMachine({
  id: "reset",
  context: ({ input }) => ({
    ...input,
    email: "",
    password: "",
    confirmation: "",
    problem: null,
    showsUnmet: false,
    comparesBoth: false,
    alert: null,
    requestsLink: false,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "checking" }, { target: "waiting" }] },
    waiting: { after: { missingLinkWait: { target: "left", actions: "storeMissing" } } },
    checking: {
      invoke: {
        src: "checkLink",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: "isValid", params: ({ event }) => event.output },
            target: "editing",
            actions: { type: "storeLink", params: ({ event }) => event.output },
          },
          { target: "left", actions: { type: "storeLink", params: ({ event }) => event.output } },
        ],
        onError: { target: "left", actions: "storeUnchecked" },
      },
    },
    editing: {
      on: {
        "password.changed": { actions: { type: "storePassword", params: ({ event }) => event } },
        "confirmation.changed": { actions: { type: "storeConfirmation", params: ({ event }) => event } },
        "confirmation.left": { actions: "compareBoth" },
        "password.submitted": [{ guard: "isReady", target: "saving" }, { actions: "showUnmet" }],
        "link.requested": { target: "left", actions: "storeRequest" },
      },
    },
    saving: {
      entry: "clearProblem",
      invoke: {
        src: "savePassword",
        input: ({ context }) => ({ token: context.token, password: context.password }),
        onDone: [
          { guard: { type: "isSaved", params: ({ event }) => event.output }, target: "saved" },
          { target: "editing", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "editing", actions: "storeNotSaved" },
      },
    },
    saved: {
      entry: "clearPasswords",
      on: { "signIn.requested": "left" },
    },
    left: {
      type: "final",
      entry: {
        type: "finish",
        params: ({ context: { alert, email, requestsLink } }) =>
          alert || requestsLink ? { kind: "badLink" as const, alert, email } : { kind: "done" as const, email },
      },
    },
  },
});
