import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { authMachine, type AuthInput } from "#app/flows/auth/authMachine.ts";
import { createAuthServices, type AuthMeans } from "#app/flows/auth/authServices.ts";
import type { CodeEvent } from "#app/flows/auth/CodeVerification.tsx";
import { codeVerificationMachine, type CodeCheck, type CodeSend } from "#app/flows/auth/codeVerificationMachine.ts";
import { toCodeView, type CodeView } from "#app/flows/auth/codeView.ts";
import type { EntryEvent } from "#app/flows/auth/entryDraft.ts";
import { entryMachine, type EmailCheck } from "#app/flows/auth/entryMachine.ts";
import { toEntryView, type EntryView } from "#app/flows/auth/entryView.ts";
import type { SignInEvent } from "#app/flows/auth/SignIn.tsx";
import { signInMachine, type SignInAnswer } from "#app/flows/auth/signInMachine.ts";
import { toSignInView, type SignInView } from "#app/flows/auth/signInView.ts";
import { fromActor, type ViewSource } from "#app/flows/viewSource.ts";
import { emptySignUpData } from "#src/model/signUp.ts";

/** Where the way in is, with the step's own source. `opening`: not known yet; `done`: signed in. */
export type AuthView =
  | { step: "entry"; source: ViewSource<EntryView, EntryEvent> }
  | { step: "emailCode"; source: ViewSource<CodeView, CodeEvent> }
  | { step: "signIn"; source: ViewSource<SignInView, SignInEvent> }
  | { step: "opening" | "phone" | "done" };

export type AuthEvent = { type: "back.requested" } | { type: "entry.opened" };

/** Provides the machines of the way in with the provider and the storage, and starts them. */
export function startAuthFlow(means: AuthMeans, begin: Pick<AuthInput, "start" | "email" | "extraId" | "isSubmitted">) {
  const { memory, now } = means;
  const services = createAuthServices(means);
  const actor = createActor(
    authMachine.provide({
      actors: {
        entry: entryMachine.provide({
          actors: {
            checkEmail: fromPromise<EmailCheck, { email: string }>(({ input }) => services.checkEmail(input.email)),
          },
        }),
        codeVerification: codeVerificationMachine.provide({
          actors: {
            checkCode: fromPromise<CodeCheck, { recipient: string; code: string }>(({ input }) =>
              services.verifyEmailCode(input.recipient, input.code),
            ),
            sendCode: fromPromise<CodeSend, { recipient: string; automatic: boolean }>(({ input }) =>
              services.sendEmailCode(input.recipient, input.automatic),
            ),
          },
        }),
        signIn: signInMachine.provide({
          actors: {
            signIn: fromPromise<SignInAnswer, { email: string; password: string }>(({ input }) =>
              services.signIn(input.email, input.password),
            ),
          },
        }),
      },
      actions: {
        keepPending(_, { done }) {
          if (!done) return;
          const { email, extraId, kind } = done;
          memory.storePendingAuth({ email, extraId, needsPassword: kind === "verified" });
          if (kind === "unverified") memory.storeSignUp({ ...emptySignUpData, email });
        },
        dropPending() {
          memory.forgetPendingAuth();
          memory.forgetSignUp();
        },
        keepProof(_, proof) {
          if (proof.kind === "accepted" && proof.token) memory.storeVerificationToken(proof.token);
        },
      },
    }),
    { input: { ...begin, now, lastSendTo: (recipient) => memory.lastSend("email", recipient) } },
  );
  actor.start();
  return fromActor(actor, toAuthView);
}

/** Which step is on show; the only place that asks the machine where it is. */
function toAuthView(snapshot: SnapshotFrom<typeof authMachine>): AuthView {
  const { entry, emailCode, signIn } = snapshot.children;
  if (entry) return { step: "entry", source: fromActor(entry, toEntryView) };
  if (emailCode) return { step: "emailCode", source: fromActor(emailCode, toCodeView) };
  if (signIn) return { step: "signIn", source: fromActor(signIn, toSignInView) };
  return { step: snapshot.matches("phone") ? "phone" : "done" };
}
