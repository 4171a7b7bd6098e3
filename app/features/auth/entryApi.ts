import { createActor, fromPromise, sendTo, type SnapshotFrom } from "xstate";
import { stepOf, type Auth, type AuthDeps, type StepLogic } from "#app/features/auth/authMachine.ts";
import {
  entryMachine,
  type EmailCheck,
  type EntryEvent,
  type EntryInput,
  type GoogleAnswer,
  type GoogleMode,
} from "#app/features/auth/entryMachine.ts";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import { checkEmail, login, me } from "#app/client/calls/access.ts";
import type { EntryScreenProps } from "#src/screens/auth/EntryScreen.tsx";

export type EntryView = Pick<EntryScreenProps, "email" | "status" | "problem" | "alert" | "google">;

export type RunningEntry = { send: (event: EntryEvent) => void; stop: () => void };

/** Loads and starts the machine. Rejects if its code does not arrive. */
export type StartEntry = (input: EntryInput, onChange: (view: EntryView) => void) => Promise<RunningEntry>;

export const entryStep = (auth: Auth, input: EntryInput): StepLogic<typeof entryMachine> => [
  entryMachine.provide({
    actors: {
      checkEmail: fromPromise<EmailCheck, { email: string }>(({ input: { email } }) => checkAddress(auth, email)),
      chooseAccount: fromPromise<GoogleAnswer, { mode: GoogleMode }>(({ input: { mode }, signal }) =>
        chooseAccount(auth, mode, signal),
      ),
    },
    actions: { finish: sendTo(auth.flow, (_, output) => ({ type: "entry.done" as const, output })) },
  }),
  { input },
];

export function toEntryView(snapshot: SnapshotFrom<typeof entryMachine>): EntryView {
  const { email, problem, alert, googleProblem } = snapshot.context;
  const isBusy = snapshot.matches("choosingAccount");
  return {
    email,
    problem,
    alert,
    status: snapshot.matches("editing") || isBusy ? "editing" : "checking",
    google: isBusy ? { kind: "busy" } : { kind: "ready", problem: googleProblem },
  };
}

/** Runs the machine of an entry that is on the page, until the chart leaves the step. */
export const startEntry =
  (auth: Auth): StartEntry =>
  async (input, onChange) => {
    const actor = createActor(...entryStep(auth, input));
    const subscription = auth.flow.subscribe((snapshot) => void (stepOf(snapshot) === "entry" || stop()));
    function stop() {
      subscription.unsubscribe();
      actor.stop();
    }
    // After the end the entry stays as it was until the next page is there.
    actor.subscribe((snapshot) => void (snapshot.status === "active" && onChange(toEntryView(snapshot))));
    actor.start();
    if (stepOf(auth.flow.getSnapshot()) !== "entry") stop();
    return { send: (event) => actor.send(event), stop };
  };

export const signInStep = (auth: Auth): StepLogic<typeof signInMachine> => [
  signInMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, { email: string; password: string }>(({ input, signal }) =>
        signIn(auth, input.email, input.password, signal),
      ),
    },
    actions: { finish: sendTo(auth.flow, { type: "signIn.done" }) },
  }),
  { input: { email: auth.flow.getSnapshot().context.email } },
];

/** What the provider knows of an address. Rejects when there is no answer. */
async function checkAddress({ client }: AuthDeps, email: string): Promise<EmailCheck> {
  const result = await client.call(checkEmail, { body: { email } });
  if (!result.ok) throw new Error(result.apiError.code);
  const { status, extraId } = result.value;
  if (status === "verified" || status === "unverified") return { kind: status, extraId };
  return { kind: status === "external_user" || status === "not_found" ? "noAccount" : "unclear" };
}

/**
 * Lets the user choose a Google account and looks it up with the provider (AUTH-22 to AUTH-26, C-07, C-08). Rejects when
 * Google does not answer. An account that is chosen after the step was left (`signal`) opens no session.
 */
async function chooseAccount(auth: AuthDeps, mode: GoogleMode, signal: AbortSignal): Promise<GoogleAnswer> {
  const google = await auth.loadGoogle();
  const choice = await google.choose();
  if (choice.kind === "cancelled" || signal.aborted) return { kind: "cancelled" };
  const { profile, session } = choice;
  if (session) {
    auth.session.start(session);
    await loadUser(auth);
    return { kind: "signedIn" };
  }
  const { email } = profile;
  const check = await checkAddress(auth, email).catch((): EmailCheck => ({ kind: "unclear" }));
  if (check.kind === "verified" && mode === "signIn") return { kind: "existing", email };
  if (check.kind === "unclear") return { kind: "unclear", email };
  return { kind: "google", email, extraId: "extraId" in check ? check.extraId : "", profile };
}

/** Starts a session, unless the user has gone back meanwhile (`signal`). */
async function signIn(auth: AuthDeps, email: string, password: string, signal: AbortSignal): Promise<SignInAnswer> {
  const result = await auth.client.call(login, { body: { email, password } }, { signal });
  if (signal.aborted) return { kind: "unexpected" };
  if (!result.ok) return { kind: result.apiError.code === "refused" ? "refused" : "unexpected" };
  const { user, ...tokens } = result.value;
  auth.session.start(tokens);
  if (user) auth.session.storeUser(user);
  else await loadUser(auth);
  return { kind: "accepted" };
}

/** For an answer without the user. The session is valid without it (C-66). */
async function loadUser({ client, session }: AuthDeps): Promise<void> {
  const result = await client.inSession().call(me, {});
  if (result.ok) session.storeUser(result.value.user);
}
