import { useState } from "react";
import { toProfileCompletionState, type ProfileSaving } from "#app/features/profile/profileView.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { useDraft } from "#app/shell/drafts.ts";
import { useFormSave } from "#app/shell/mutations.ts";
import { saveProfile, type ProfileAnswer, type ProfilePayload, type ProfileSave } from "#app/shell/saveProfile.ts";
import { useCountries, useExtra, useReload } from "#app/shell/queries.ts";
import { useToday } from "#app/shell/clock.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame, useIntro } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/onboardingProgress.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { profileDraft } from "#src/model/profile/profileDraft.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";
import { ProfileCompletionScreen } from "#src/screens/profile/ProfileCompletionScreen.tsx";

type ProfilePage = { purpose: "completion" | "data"; screen: ScreenName; fallback: ScreenName };

function Profile({ purpose, screen, fallback }: ProfilePage) {
  const { memory, user, now } = useSignedIn();
  const navigation = useNavigation();
  const frame = useFrame(fallback);
  const extra = useExtra();
  const countries = useCountries();
  const [isFirstStep] = useState(() => purpose === "completion" && isAtStep(memory, "profile"));
  const { saving, submit, restored, saveDraft, discard } = useProfileSaving(purpose, extra.data, () =>
    goOn(isFirstStep ? stepCompleted({ memory, now }, "profile") : null),
  );
  const sources = { extra, countries, saving, draft: restored, email: user.email, today: useToday() };
  const state = toProfileCompletionState(sources);
  return (
    <ProfileCompletionScreen
      {...useIntro(screen)}
      frame={frame}
      purpose={purpose}
      step={isFirstStep ? { step: "profile", onSkip: () => goOn(stepSkipped(memory, "profile")) } : undefined}
      state={state}
      problem={saving.problem}
      conflicts={saving.conflicts}
      onRetry={() => void extra.refetch()}
      onRetryCountries={() => void countries.refetch()}
      onSubmit={(form) => submit(form, countries.data ?? [])}
      onEdit={(form) => state.kind === "ready" && saveDraft(form, state.initial)}
      onDiscard={discard}
    />
  );

  /** In the first steps the next one follows; otherwise returns to the source screen (PROF-11). */
  function goOn(next: ScreenName | null) {
    if (next) navigation.replace(next);
    else navigation.back(fallback);
  }
}

export const ProfileCompletionPage = () => (
  <Profile purpose="completion" screen="app-profile-completion" fallback="dashboard" />
);
export const ProfileDataPage = () => <Profile purpose="data" screen="profile-data" fallback="my-profile" />;

/** Save and draft of the profile form while it is mounted. */
function useProfileSaving(payload: Exclude<ProfilePayload, "signUp">, record: Extra | undefined, onDone: () => void) {
  const signedIn = useSignedIn();
  const reload = useReload();
  const { extraId, completion, local, now } = signedIn;
  const { read, write, sending } = useDraft("profile");
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
    saveDraft: (form: ProfileForm, stored: ProfileForm) => write(profileDraft(form, stored)),
    discard: () => {
      write(null);
      setRestored(null);
    },
  };
}

export type ProfileSaveDeps = {
  /** As last loaded. */
  record: Extra | undefined;
  isEdited: () => boolean;
  save: (save: ProfileSave) => Promise<ProfileAnswer>;
  /** Called at once, even after unmount. `before` is the record that was edited. */
  onSaved: (before: Extra) => void;
  /** Called after a delay (PROF-11), unless unmounted. */
  onDone: () => void;
};

/** The save of the profile form. A newer record is used only while nothing is edited (P11). */
export function useProfileSave({ record: read, isEdited, save, onSaved, onDone }: ProfileSaveDeps) {
  const [record, setRecord] = useState<Extra | null>(null);
  const { status, answer, hasFailed, submit } = useFormSave({
    async save(sent: ProfileSave) {
      const own = await save(sent);
      if (own.kind === "conflict") setRecord(own.current);
      return own;
    },
    isEnd: ({ kind }) => kind === "saved",
    onSaved: ({ loaded }) => onSaved(loaded),
    onDone,
  });
  const [seen, setSeen] = useState<Extra>();
  if (read !== seen) {
    setSeen(read);
    if (read && (record === null || (status === "editing" && !isEdited()))) setRecord(read);
  }
  const saving: ProfileSaving = {
    status,
    problem: hasFailed ? { code: "saveFailed" } : problemIn(answer),
    conflicts: answer?.kind === "conflict" ? answer.fields : [],
    record,
  };
  return {
    saving,
    /** Sends nothing before a record is loaded (P9). */
    submit: (form: ProfileForm, countries: readonly Country[]): void => {
      if (record) submit({ form, loaded: record, countries });
    },
  };
}

function problemIn(answer: ProfileAnswer | undefined): ProfileProblem | null {
  if (answer?.kind === "conflict") return { code: "conflict" };
  return answer?.kind === "refused" ? answer.problem : null;
}
