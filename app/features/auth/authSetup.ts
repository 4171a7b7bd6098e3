import { assign, fromPromise, setup } from "xstate";
import {
  codeVerificationMachine,
  type CodeVerified,
  type LastSend,
} from "#app/features/auth/codeVerificationMachine.ts";
import { entryMachine, type EntryDone, type EntryKnown } from "#app/features/auth/entryMachine.ts";
import type { forgotMachine } from "#app/features/auth/forgotMachine.ts";
import type { passwordMachine, PasswordDone } from "#app/features/auth/passwordMachine.ts";
import type { phoneMachine, PhoneDone } from "#app/features/auth/phoneMachine.ts";
import type { profileMachine, ProfileDone } from "#app/features/auth/profileMachine.ts";
import type { resetMachine, ResetDone } from "#app/features/auth/resetMachine.ts";
import { signInMachine } from "#app/features/auth/signInMachine.ts";
import type { Person } from "#app/features/auth/person.ts";
import { lazyLogic } from "#app/shell/lazyLogic.ts";
import { notProvided } from "#app/shell/notProvided.ts";
import { sessionLost, type BadLinkAlert, type EntryAlert } from "#src/model/auth/alerts.ts";
import type { AuthStep } from "#src/model/auth/auth.ts";
import type { InvitationData } from "#src/model/auth/invitation.ts";
import type { WireId } from "#src/model/reading.ts";
import { nameParts } from "#src/lib/nameParts.ts";

export type Channel = "email" | "sms";

/** Steps whose machines are fetched on the way there. */
export type LaterStep = "phone" | "smsCode" | "password" | "forgot" | "reset";

/** Where the way in begins: an opened link, a reload, or an empty entry (C-09). */
export type AuthStart = "entry" | "invitation" | "emailCode" | "proofExpired" | "signIn" | LaterStep;

export type AuthInput = Person & {
  start: AuthStart;
  /** From an invitation or a reset link; empty without one. */
  linkToken: string;
  /** Google told who this is; greeted by name at the phone (VA-057). */
  isFromGoogle: boolean;
  /** There is a password to sign in with (C-19). */
  hasAccount: boolean;
  /** What the entry says at once: why somebody is here. */
  alert?: EntryAlert;
  /** The last code sent to an address, from storage. */
  lastSendTo: (channel: Channel, recipient: string) => LastSend | null;
  now: () => number;
};

export type AuthContext = Omit<AuthInput, "start" | "alert"> & {
  start: AuthStart | null;
  next: LaterStep;
  alert: EntryAlert | null;
  badLink: BadLinkAlert | null;
  wantsCode: boolean;
};

/** What became of an invitation link. `email` is whom it was for, where the provider says so (AUTH-32, AUTH-33). */
export type InvitationAnswer =
  { kind: "valid"; invitation: InvitationData } | { kind: "refused"; alert: EntryAlert; email: string | null };

/** The provider ended it, which is a loss, or another tab did. */
export type SessionEnded = { type: "session.ended"; isLost: boolean };

export type AuthEvent =
  | { type: "back.requested" | "confirm.requested" | "forgot.requested" | "open.requested" }
  /** By the browser's own back and forward. */
  | { type: "step.opened"; step: AuthStep }
  | SessionEnded;

type Done<Output> = { done: Output };

/** What the chart of the way in is made of. Steps that come late are only named here. */
export const authSetup = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    children: {} as {
      entry: "entry";
      emailCode: "codeVerification";
      signIn: "signIn";
      phone: "phone";
      smsCode: "smsVerification";
      password: "password";
      profile: "profile";
      forgot: "forgot";
      reset: "reset";
    },
  },
  actors: {
    entry: entryMachine,
    codeVerification: codeVerificationMachine,
    signIn: signInMachine,
    phone: lazyLogic<typeof phoneMachine>(notProvided),
    smsVerification: lazyLogic<typeof codeVerificationMachine>(notProvided),
    password: lazyLogic<typeof passwordMachine>(notProvided),
    profile: lazyLogic<typeof profileMachine>(notProvided),
    forgot: lazyLogic<typeof forgotMachine>(notProvided),
    reset: lazyLogic<typeof resetMachine>(notProvided),
    /** Rejects when the provider does not answer. */
    checkInvitation: fromPromise<InvitationAnswer, { token: string }>(notProvided),
    loadLaterSteps: fromPromise<void>(notProvided),
    /** Makes the new account ready for its first time, and the dashboard ready to be shown (AUTH-94 to AUTH-96). */
    openDashboard: fromPromise<void, { extraId: WireId }>(notProvided),
  },
  guards: {
    startsAt: ({ context }, { start }: { start: AuthStart }) => context.start === start,
    startsLate: ({ context }) => context.start === context.next,
    goesTo: ({ context }, { next }: { next: LaterStep }) => context.next === next,
    isBefore: (_, { opened, step }: { opened: AuthStep; step: AuthStep }) => opened < step,
    isForgot: (_, { opened }: { opened: AuthStep }) => opened === 8,
    canSignIn: ({ context }) => context.hasAccount && context.email !== "",
    isInvited: (_, { kind }: { kind: InvitationAnswer["kind"] }) => kind === "valid",
    isEntryDone: (_, { done, kind }: { done: EntryDone; kind: EntryDone["kind"] }) => done.kind === kind,
    isAccepted: (_, { kind }: { kind: CodeVerified["kind"] }) => kind === "accepted",
    isProofExpired: (_, { kind }: { kind: PhoneDone["kind"] | PasswordDone["kind"] }) => kind === "proofExpired",
    isReset: (_, { kind }: { kind: ResetDone["kind"] }) => kind === "done",
  },
  actions: {
    /** Whoever was on the way in before is forgotten: the names and the number are somebody else's. */
    storeEntry: assign((_, { done }: Done<EntryKnown>) => {
      const { email, extraId } = done;
      const isFromGoogle = done.kind === "google";
      const names = nameParts(done.kind === "google" ? done.profile.name : "");
      return {
        email,
        extraId,
        wantsCode: true,
        isFromGoogle,
        hasAccount: done.kind === "verified",
        phone: "",
        ...names,
      };
    }),
    storeInvitation: assign(({ context }, answer: InvitationAnswer) => {
      if (answer.kind === "refused") return { alert: answer.alert, email: answer.email ?? context.email };
      const { email, extraId, firstName, lastName, phoneNumber } = answer.invitation;
      return { email, extraId, firstName, lastName, phone: phoneNumber };
    }),
    storeUncheckedInvitation: assign({ alert: { kind: "invitationUnchecked", message: null } }),
    storeLoss: assign((_, { isLost }: { isLost: boolean }) => ({ alert: isLost ? sessionLost : null })),
    storePhone: assign((_, { phone }: { phone: string }) => ({ phone })),
    storeFirstName: assign((_, { firstName }: ProfileDone) => ({ firstName })),
    storeReset: assign(({ context }, done: ResetDone) =>
      done.kind === "done"
        ? { email: done.email, alert: { kind: "resetDone" as const, message: null } }
        : { email: done.email || context.email, badLink: done.alert },
    ),
    headFor: assign((_, { next }: { next: LaterStep }) => ({ next })),
    wantCode: assign({ wantsCode: true }),
    wantNoCode: assign({ wantsCode: false }),
    forgetAlert: assign({ alert: null }),
    forgetBadLink: assign({ badLink: null }),
    /** Kept by the flow, so that a reload finds the way back (AUTH-16, AUTH-42, C-09, C-35). */
    keepEntry: (_, _params: Done<EntryKnown>) => {},
    keepInvitation: (_, _params: InvitationAnswer) => {},
    keepPhone: (_, _params: { phone: string }) => {},
    keepProof: (_, _params: CodeVerified) => {},
    dropProof: () => {},
    dropPending: () => {},
    /** The link has been used up, or is no good. */
    dropLink: () => {},
    /** Between these two the way in stays open although somebody is signed in (P4, C-17). */
    beginSession: () => {},
    endWayIn: () => {},
  },
});
