import {
  assign,
  fromPromise,
  setup,
  type ActorOptions,
  type ActorRefFrom,
  type AnyStateMachine,
  type SnapshotFrom,
} from "xstate";
import type { Announcement } from "#app/client/announcement.ts";
import type { Client } from "#app/client/client.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { GoogleSignIn } from "#app/platform/google/port.ts";
import type { Session } from "#app/session/session.ts";
import type { Store } from "#app/session/storage.ts";
import type { AuthMemory } from "#app/session/authMemory.ts";
import { notProvided } from "#app/shell/notProvided.ts";
import { nameParts } from "#src/lib/nameParts.ts";
import { sessionLost, type BadLinkAlert, type EntryAlert } from "#src/model/auth/alerts.ts";
import type { AuthStep } from "#src/model/auth/auth.ts";
import type { InvitationData } from "#src/model/auth/invitation.ts";
import type {
  CodeDone,
  EntryDone,
  PasswordDone,
  Person,
  PhoneDone,
  ProfileDone,
  ResetDone,
} from "#src/model/auth/stepResults.ts";
import type { WireId } from "#src/model/reading.ts";

/** The step to begin with: of an opened link, after a reload, or an empty entry (C-09). */
type AuthStart =
  | "entry"
  | "invitation"
  | "emailCode"
  | "proofExpired"
  | "signIn"
  | "phone"
  | "smsCode"
  | "password"
  | "forgot"
  | "reset";

export type AuthInput = Person & {
  start: AuthStart;
  /** From an invitation or a reset link; empty without one. */
  linkToken: string;
  /** The phone step greets users of Google by name (VA-057). */
  isFromGoogle: boolean;
  /** There is a password to sign in with (C-19). */
  hasAccount: boolean;
  /** Shown by the entry when the page opens. */
  alert?: EntryAlert;
};

type Context = Omit<AuthInput, "alert"> & {
  alert: EntryAlert | null;
  badLink: BadLinkAlert | null;
  /** The code step sends a code at once, however long ago the last one was sent (VA-048). */
  sendsCode: boolean;
};

/** `email` is whom the invitation was for, where the provider names it (AUTH-32, AUTH-33). */
export type InvitationAnswer =
  | { kind: "valid"; invitation: InvitationData }
  | { kind: "refused"; alert: EntryAlert; email: string | null };

type Done<Type extends string, Output> = { type: `${Type}.done`; output: Output };

type AuthEvent =
  | { type: "back.requested" | "confirm.requested" | "forgot.requested" | "open.requested" }
  /** By the browser's own back and forward. */
  | { type: "step.opened"; step: AuthStep }
  /** `isLost`: by the provider; else by another tab. */
  | { type: "session.ended"; isLost: boolean }
  /** A page has finished its step. */
  | Done<"entry", EntryDone>
  | Done<"code", CodeDone>
  | { type: "signIn.done" }
  | Done<"phone", PhoneDone>
  | Done<"password", PasswordDone>
  | Done<"profile", ProfileDone>
  | Done<"reset", ResetDone>;

const machine = setup({
  types: { input: {} as AuthInput, context: {} as Context, events: {} as AuthEvent },
  actors: {
    /** Rejects when the provider does not answer. */
    checkInvitation: fromPromise<InvitationAnswer, { token: string }>(notProvided),
    /** Marks the account as new and loads the dashboard (AUTH-94 to AUTH-96). */
    openDashboard: fromPromise<void, { extraId: WireId }>(notProvided),
  },
  guards: {
    startsAt: ({ context }, { start }: { start: AuthStart }) => context.start === start,
    isBefore: (_, { opened, step }: { opened: AuthStep; step: AuthStep }) => opened < step,
    isForgot: (_, { opened }: { opened: AuthStep }) => opened === 8,
    canSignIn: ({ context }) => context.hasAccount && context.email !== "",
    is: (_, { kind, wanted }: { kind: string; wanted: string }) => kind === wanted,
  },
  actions: {
    /** Replaces name and number of another user who began in this tab before. */
    setEntry: assign((_, done: EntryDone): Partial<Context> => {
      if (done.kind === "signedIn") return {};
      const { kind, email, extraId } = done;
      const names = nameParts(kind === "google" ? done.profile.name : "");
      const isFromGoogle = kind === "google";
      return { email, extraId, ...names, phone: "", sendsCode: true, isFromGoogle, hasAccount: kind === "verified" };
    }),
    setInvitation: assign(({ context }, answer: InvitationAnswer) => {
      if (answer.kind === "refused") return { alert: answer.alert, email: answer.email ?? context.email };
      const { email, extraId, firstName, lastName, phoneNumber } = answer.invitation;
      return { email, extraId, firstName, lastName, phone: phoneNumber };
    }),
    setInvitationUnchecked: assign({ alert: { kind: "invitationUnchecked", message: null } }),
    setSessionLost: assign((_, { isLost }: { isLost: boolean }) => ({ alert: isLost ? sessionLost : null })),
    setPhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    setFirstName: assign((_, { firstName }: ProfileDone) => ({ firstName })),
    setReset: assign(({ context }, done: ResetDone) =>
      done.kind === "done"
        ? { email: done.email, alert: { kind: "resetDone" as const, message: null } }
        : { email: done.email || context.email, badLink: done.alert },
    ),
    setSendsCode: assign((_, { sendsCode }: { sendsCode: boolean }) => ({ sendsCode })),
    clearAlert: assign({ alert: null }),
    clearBadLink: assign({ badLink: null }),
    /** Stored for a reload (AUTH-16, AUTH-42, C-09, C-35). */
    storeEntry: (_, _done: EntryDone) => {},
    storeInvitation: (_, _answer: InvitationAnswer) => {},
    storePhone: (_, _params: { phone: string }) => {},
    storeProof: (_, _done: CodeDone) => {},
    removeProof: () => {},
    removeStored: () => {},
    /** The link is used up, or refused. */
    removeLink: () => {},
    /** Between these two the guard does not redirect a signed-in user (P4, C-17). */
    startRunning: () => {},
    stopRunning: () => {},
  },
});

const opensBefore = (step: AuthStep) =>
  ({
    type: "isBefore",
    params: ({ event }: { event: { step: AuthStep } }) => ({ opened: event.step, step }),
  }) as const;
const is = <Output extends { kind: string }>(wanted: Output["kind"]) =>
  ({
    type: "is",
    params: ({ event }: { event: { output: Output } }) => ({ kind: event.output.kind, wanted }),
  }) as const;
const startsAt = (start: AuthStart) => ({ guard: { type: "startsAt", params: { start } }, target: start }) as const;
const withOutput = <const Type extends string, Output>(type: Type) =>
  ({ type, params: ({ event }: { event: { output: Output } }) => event.output }) as const;

const toEntry = { target: "entry", actions: "removeStored" } as const;
/** Without a session the steps after the password lead to the entry, which says why. */
const whenSessionEnds = {
  target: "entry",
  actions: ["stopRunning", { type: "setSessionLost", params: ({ event }: { event: { isLost: boolean } }) => event }],
} as const;

/**
 * The steps of sign-in, sign-up and recovery and what leads from one to the next (ROUTE-04). Each step is a page with a
 * machine of its own, which sends its result here.
 */
export const authMachine = machine.createMachine({
  id: "auth",
  context: ({ input }) => ({ ...input, alert: input.alert ?? null, badLink: null, sendsCode: false }),
  initial: "opening",
  on: {
    "step.opened": {
      guard: { type: "isForgot", params: ({ event }) => ({ opened: event.step }) },
      target: ".forgot",
    },
  },
  states: {
    opening: {
      always: [
        startsAt("invitation"),
        startsAt("emailCode"),
        startsAt("proofExpired"),
        startsAt("signIn"),
        startsAt("phone"),
        startsAt("smsCode"),
        startsAt("password"),
        startsAt("forgot"),
        startsAt("reset"),
        { target: "entry" },
      ],
    },
    /** A link from an invitation is checked before anything else (ROUTE-18, AUTH-27 to AUTH-33). */
    invitation: {
      exit: "removeLink",
      invoke: {
        src: "checkInvitation",
        input: ({ context }) => ({ token: context.linkToken }),
        onDone: [
          {
            guard: is<InvitationAnswer>("valid"),
            target: "phone",
            actions: [withOutput("setInvitation"), withOutput("storeInvitation")],
          },
          { target: "entry", actions: withOutput("setInvitation") },
        ],
        onError: { target: "entry", actions: "setInvitationUnchecked" },
      },
    },
    /** Step 0. */
    entry: {
      exit: "clearAlert",
      on: {
        "entry.done": [
          { guard: is<EntryDone>("signedIn"), target: "signedIn" },
          {
            guard: is<EntryDone>("verified"),
            target: "signIn",
            actions: [withOutput("setEntry"), withOutput("storeEntry")],
          },
          {
            guard: is<EntryDone>("unverified"),
            target: "emailCode",
            actions: [withOutput("setEntry"), withOutput("storeEntry")],
          },
          { target: "phone", actions: [withOutput("setEntry"), withOutput("storeEntry")] },
        ],
      },
    },
    /** Step 1. */
    emailCode: {
      exit: { type: "setSendsCode", params: { sendsCode: false } },
      on: {
        "code.done": [
          { guard: is<CodeDone>("accepted"), target: "phone", actions: withOutput("storeProof") },
          { target: "proofExpired", actions: "removeProof" },
        ],
        "back.requested": toEntry,
        "step.opened": { ...toEntry, guard: opensBefore(1) },
      },
    },
    /** The proof of the e-mail address has expired: a new code replaces it (AUTH-55 to AUTH-58). */
    proofExpired: {
      on: {
        "confirm.requested": {
          target: "emailCode",
          actions: ["removeProof", { type: "setSendsCode", params: { sendsCode: true } }],
        },
        "step.opened": { ...toEntry, guard: opensBefore(1) },
      },
    },
    /** Step 6. */
    signIn: {
      on: {
        "signIn.done": { target: "signedIn", actions: "removeStored" },
        "back.requested": toEntry,
        "forgot.requested": "forgot",
        "step.opened": { ...toEntry, guard: opensBefore(6) },
      },
    },
    /** Step 2: no way back in the page; the browser's own leads to the entry (C-18). */
    phone: {
      on: {
        "phone.done": [
          {
            guard: is<PhoneDone>("proofExpired"),
            target: "proofExpired",
            actions: [withOutput("setPhone"), withOutput("storePhone"), "removeProof"],
          },
          { target: "smsCode", actions: [withOutput("setPhone"), withOutput("storePhone")] },
        ],
        "step.opened": { ...toEntry, guard: opensBefore(2) },
      },
    },
    /** Step 3: the phone step has sent the code; after a reload without one the code step sends it (C-32). */
    smsCode: {
      on: {
        "code.done": [
          { guard: is<CodeDone>("accepted"), target: "password" },
          { target: "proofExpired", actions: "removeProof" },
        ],
        "back.requested": "phone",
        "step.opened": { guard: opensBefore(3), target: "phone" },
      },
    },
    /** Step 4: its answer brings a session. The browser's back leads to the number, which can be corrected (C-20). */
    password: {
      entry: "startRunning",
      on: {
        "password.done": [
          { guard: is<PasswordDone>("proofExpired"), target: "proofExpired", actions: "removeProof" },
          { target: "profile", actions: "removeStored" },
        ],
        // The session may end before the profile is loaded.
        "session.ended": whenSessionEnds,
        "step.opened": { guard: opensBefore(4), target: "phone", actions: "stopRunning" },
      },
    },
    /** Step 5: there is a session, and no way back (C-20). */
    profile: {
      on: {
        "profile.done": { target: "success", actions: withOutput("setFirstName") },
        "session.ended": whenSessionEnds,
        "step.opened": {},
      },
    },
    /** Step 7, without a way back like step 5. */
    success: {
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
      on: { "session.ended": whenSessionEnds, "step.opened": {} },
    },
    /** Step 8: back to the password of a known address, else to the entry (C-19). */
    forgot: {
      exit: ["clearBadLink", "stopRunning"],
      on: {
        "back.requested": [{ guard: "canSignIn", target: "signIn" }, toEntry],
        "step.opened": [{ ...toEntry, guard: opensBefore(1) }, { guard: "canSignIn", target: "signIn" }, toEntry],
      },
    },
    /** Step 9: a bad link leads to a new one (C-21), a new password to the entry (AUTH-107). */
    reset: {
      exit: "removeLink",
      on: {
        "reset.done": [
          { guard: is<ResetDone>("done"), target: "entry", actions: [withOutput("setReset"), "stopRunning"] },
          { target: "forgot", actions: withOutput("setReset") },
        ],
        "step.opened": { target: "entry", guard: opensBefore(8), actions: ["stopRunning", "removeStored"] },
      },
    },
    signedIn: { type: "final", entry: "stopRunning" },
  },
});

export type AuthDeps = {
  client: Client;
  session: Session;
  memory: AuthMemory;
  local: Store;
  clock: Pick<Clock, "now">;
  /** Milliseconds by the clock of the device, which the provider's time never corrects: for waits. */
  now: () => number;
  announce: (announcement: Announcement) => void;
  /** A sign-up with a session keeps the guard from redirecting (P4, C-17). */
  setRunning: (running: "signUp" | null) => void;
  loadDashboard: () => Promise<unknown>;
  loadGoogle: () => Promise<GoogleSignIn>;
  removeLink: () => void;
};

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** What a step's page works with. */
export type Auth = AuthDeps & { flow: AuthActor };

/** The machine of a step and its input, as `useActorRef` and `createActor` take them. */
export type StepLogic<Machine extends AnyStateMachine> = readonly [
  Machine,
  ActorOptions<Machine> & Required<Pick<ActorOptions<Machine>, "input">>,
];

/** The name of the state, which is the name of its step. */
export const stepOf = ({ value }: SnapshotFrom<typeof authMachine>) =>
  typeof value === "string" ? value : ("success" as const);

export type Step = ReturnType<typeof stepOf>;
