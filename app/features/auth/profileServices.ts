import type { AuthDeps } from "#app/features/auth/authServices.ts";
import type { ProfileEdit } from "#app/features/auth/profileMachine.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { saveProfile, type ProfileAnswer, type ProfileSave } from "#app/shell/profile/saveProfile.ts";
import { getCountries, getExtra } from "#app/client/calls/signedIn.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Store } from "#app/session/storage.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";
import { profileDraft } from "#src/model/profile/profileDraft.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import type { WireId } from "#src/model/reading.ts";

export type ProfileDeps = { local: Store; clock: Pick<Clock, "now"> };

/** What steps 5 and 7 ask of the provider and of the device. */
export function createProfileServices({ client, session, memory }: AuthDeps, { local, clock }: ProfileDeps) {
  const draftOf = draftsOf(session);
  return {
    /** What the way in has told and the record does not hold yet is kept as well. */
    keepEdit({ extraId, form, record, countries }: ProfileEdit): void {
      draftOf(String(extraId), "profile").keep(profileDraft(form, profileFormOf(record, countries)));
    },

    async loadRecord(id: WireId): Promise<Extra> {
      const outcome = await client.inSession().call(getExtra, { params: { id } });
      if (!outcome.ok) throw new Error(outcome.apiError.code);
      return outcome.value;
    },

    async loadCountries(): Promise<readonly Country[]> {
      const outcome = await client.inSession().call(getCountries, {});
      if (!outcome.ok) throw new Error(outcome.apiError.code);
      return outcome.value.rows;
    },

    async saveProfile(id: WireId, save: ProfileSave): Promise<ProfileAnswer> {
      const answer = await draftOf(String(id), "profile").sending(
        () => saveProfile({ client: client.inSession(), session }, id, "signUp", save),
        ({ kind }) => kind === "saved",
      );
      if (answer.kind === "saved") createCompletionTimes(local, String(id)).profileSaved(save.loaded, clock.now());
      return answer;
    },

    /** AUTH-94, AUTH-95 */
    beginFirstTime: (id: WireId): void => {
      const extraId = String(id);
      memory.markNewSignUp(extraId);
      createPersonMemory(local, extraId).storeOnboarding(firstTimeOnboarding());
    },
  };
}
