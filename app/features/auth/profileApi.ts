import { fromPromise, sendTo } from "xstate";
import type { Auth, AuthDeps, StepLogic } from "#app/features/auth/authMachine.ts";
import { profileMachine, type ProfileEdit } from "#app/features/auth/profileMachine.ts";
import { getCountries, getExtra } from "#app/client/calls/signedIn.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { saveProfile, type ProfileAnswer, type ProfileSave } from "#app/shell/saveProfile.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { profileDraft } from "#src/model/profile/profileDraft.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import type { WireId } from "#src/model/reading.ts";

type ProfileInput = { extraId: WireId };

export function profileStep(auth: Auth): StepLogic<typeof profileMachine> {
  const { email, extraId, firstName, lastName, phone } = auth.flow.getSnapshot().context;
  return [
    profileMachine.provide({
      actors: {
        loadRecord: fromPromise<Extra, ProfileInput>(({ input }) => loadRecord(auth, input.extraId)),
        loadCountries: fromPromise<readonly Country[]>(() => loadCountries(auth)),
        saveProfile: fromPromise<ProfileAnswer, ProfileSave & ProfileInput>(({ input }) => save(auth, input)),
      },
      actions: {
        storeDraft: (_, edit) => storeDraft(auth, edit),
        finish: sendTo(auth.flow, (_, output) => ({ type: "profile.done" as const, output })),
      },
    }),
    { input: { email, extraId, firstName, lastName, phone } },
  ];
}

/** Includes what the sign-up knows and the record does not hold yet. */
function storeDraft({ session }: AuthDeps, { extraId, form, record, countries }: ProfileEdit): void {
  draftsOf(session)(String(extraId), "profile").write(profileDraft(form, profileFormOf(record, countries)));
}

async function loadRecord({ client }: AuthDeps, id: WireId): Promise<Extra> {
  const result = await client.inSession().call(getExtra, { params: { id } });
  if (!result.ok) throw new Error(result.apiError.code);
  return result.value;
}

async function loadCountries({ client }: AuthDeps): Promise<readonly Country[]> {
  const result = await client.inSession().call(getCountries, {});
  if (!result.ok) throw new Error(result.apiError.code);
  return result.value.rows;
}

async function save(
  { client, session, local, clock }: AuthDeps,
  { extraId: id, ...edit }: ProfileSave & ProfileInput,
): Promise<ProfileAnswer> {
  const extraId = String(id);
  const answer = await draftsOf(session)(extraId, "profile").sending(
    () => saveProfile({ client: client.inSession(), session }, id, "signUp", edit),
    ({ kind }) => kind === "saved",
  );
  if (answer.kind === "saved") createCompletionTimes(local, extraId).profileSaved(edit.loaded, clock.now());
  return answer;
}
