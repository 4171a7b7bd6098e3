import type { AuthMeans } from "#app/flows/auth/authServices.ts";
import type { ProfileAnswer, ProfileSave } from "#app/flows/auth/profileMachine.ts";
import { hasSpoken, problemOf } from "#app/flows/auth/refusals.ts";
import { me } from "#app/provider/contract/access.ts";
import { getCountries, getExtra, updateExtra } from "#app/provider/contract/signedIn.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import type { Store } from "#app/session/storage.ts";
import type { Country } from "#src/model/country.ts";
import type { Extra } from "#src/model/extra.ts";
import { firstTimeOnboarding } from "#src/model/onboarding.ts";
import { conflictingFields } from "#src/model/profileConflict.ts";
import { toExtraUpdate } from "#src/model/profileUpdate.ts";

/** What steps 5 and 7 ask of the provider and of the device. */
export function createProfileServices({ client, session, memory }: AuthMeans, local: Store) {
  async function read(id: string, quiet: boolean): Promise<Extra> {
    const outcome = await client.call(getExtra, { params: { id } }, { quiet });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value;
  }

  return {
    loadRecord: (extraId: string): Promise<Extra> => read(extraId, false),

    async loadCountries(): Promise<readonly Country[]> {
      const outcome = await client.call(getCountries, {});
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome.value.rows;
    },

    /**
     * Saves what was edited over the record as it is now (P10, P11, N4). A record that cannot be read once more is taken as
     * it was loaded.
     */
    async saveProfile(id: string, { form, loaded, countries }: ProfileSave): Promise<ProfileAnswer> {
      const current = await read(id, true).catch(() => loaded);
      const fields = conflictingFields(form, loaded, current, countries);
      if (fields.length > 0) return { kind: "conflict", current, fields };
      const body = toExtraUpdate(form, loaded, countries, current);
      const outcome = await client.call(updateExtra, { params: { id }, body });
      if (!outcome.ok) {
        if (!hasSpoken(outcome.refusal)) throw new Error(outcome.refusal.code);
        return { kind: "refused", problem: problemOf(outcome.refusal, "saveFailed") };
      }
      const user = await client.call(me, {}, { quiet: true });
      if (user.ok) session.storeUser(user.value.user);
      return { kind: "saved" };
    },

    /** AUTH-94, AUTH-95 */
    beginFirstTime: (extraId: string): void => {
      memory.markNewSignUp(extraId);
      createPersonMemory(local, extraId).storeOnboarding(firstTimeOnboarding());
    },
  };
}
