import { fromPromise, sendTo } from "xstate";
import type { Auth, AuthDeps, StepLogic } from "#app/features/auth/authMachine.ts";
import { passwordMachine, type PasswordAnswer } from "#app/features/auth/passwordMachine.ts";
import { me } from "#app/client/calls/access.ts";
import { createPassword } from "#app/client/calls/signUp.ts";
import { hasProviderMessage, isProofExpired, problemOf } from "#app/client/problemOf.ts";
import { readRecord, updatePart, type RecordDeps } from "#app/shell/saveProfile.ts";
import { toPhoneUpdate } from "#src/model/profile/profileUpdate.ts";
import type { WireId } from "#src/model/reading.ts";

export function passwordStep(auth: Auth): StepLogic<typeof passwordMachine> {
  const { email, extraId } = auth.flow.getSnapshot().context;
  return [
    passwordMachine.provide({
      actors: {
        createPassword: fromPromise<PasswordAnswer, { extraId: WireId; password: string }>(({ input, signal }) =>
          createAccount(auth, input.extraId, input.password, signal),
        ),
      },
      actions: { finish: sendTo(auth.flow, (_, output) => ({ type: "password.done" as const, output })) },
    }),
    { input: { email, extraId } },
  ];
}

/**
 * Starts the session of the new account (AUTH-85, C-66), unless the user has left this step meanwhile. Rejects only when
 * there is no answer.
 */
async function createAccount(
  auth: AuthDeps,
  extraId: WireId,
  password: string,
  signal: AbortSignal,
): Promise<PasswordAnswer> {
  const { client, session, memory } = auth;
  const emailVerificationToken = memory.verificationToken();
  if (!emailVerificationToken) return { kind: "proofExpired" };
  const body = { extraId, password, emailVerificationToken };
  const result = await client.call(createPassword, { body }, { signal });
  if (signal.aborted) return { kind: "created" };
  if (!result.ok) {
    const { apiError } = result;
    if (!hasProviderMessage(apiError)) throw new Error(apiError.code);
    if (isProofExpired(apiError)) return { kind: "proofExpired" };
    return { kind: "refused", problem: problemOf(apiError, "notCreated") };
  }
  const phone = memory.signUp()?.phone ?? "";
  session.start(result.value);
  const own = client.inSession();
  void storePhone(auth, { client: own }, extraId, phone);
  const user = await own.call(me, {}, { quiet: true });
  if (user.ok) session.storeUser(user.value.user);
  return { kind: "created" };
}

/**
 * Writes the number to the record as soon as there is a session (C-15), in the background: the profile step sends it again
 * where the record cannot be read now. Announced only if the record has lost something by it (P10).
 */
async function storePhone({ announce }: AuthDeps, own: RecordDeps, extraId: WireId, phone: string) {
  const body = toPhoneUpdate(phone);
  if (!body) return;
  const before = await readRecord(own, extraId);
  if (!before.ok) return;
  const answer = await updatePart(own, extraId, before.value, body, { quiet: true });
  if (!answer.apiError && !answer.isComplete)
    announce({ tone: "error", area: "signed-in", text: { from: "copy", key: "profile.lost" } });
}
