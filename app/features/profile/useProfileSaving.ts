import { useState } from "react";
import { useProfileSave } from "#app/features/profile/useProfileSave.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { saveProfile, type ProfilePayload } from "#app/shell/profile/saveProfile.ts";
import { useReload } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { profileDraft } from "#src/model/profile/profileDraft.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";

/** The save and the draft of one visit to the profile form. */
export function useProfileSaving(
  payload: Exclude<ProfilePayload, "signUp">,
  record: Extra | undefined,
  onDone: () => void,
) {
  const signedIn = useSignedIn();
  const reload = useReload();
  const { extraId, completion, local, now } = signedIn;
  const { read, keep, sending } = useDraft("profile");
  const [restored, setRestored] = useState(read);
  const { saving, submit } = useProfileSave({
    record,
    isEdited: () => read() !== null,
    save: (save) =>
      sending(
        () => saveProfile(signedIn, extraId, payload, save),
        ({ kind }) => kind === "saved",
      ),
    onSaved(before) {
      createCompletionTimes(local, extraId).profileSaved(before, now());
      completion.complete("profile_complete");
      void reload("extra", "me");
    },
    onDone,
  });
  return {
    saving,
    submit,
    restored,
    keepDraft: (form: ProfileForm, stored: ProfileForm) => keep(profileDraft(form, stored)),
    discard: () => {
      keep(null);
      setRestored(null);
    },
  };
}
