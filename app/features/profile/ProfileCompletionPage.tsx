import { useState } from "react";
import { toProfileCompletionState } from "#app/features/profile/profileView.ts";
import { useProfileSaving } from "#app/features/profile/useProfileSaving.ts";
import { useCountries, useExtra } from "#app/shell/queries.ts";
import { useToday } from "#app/shell/clock.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame, useIntro } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/tellOnboarding.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { ProfileCompletionScreen } from "#src/screens/profile/ProfileCompletionScreen.tsx";

type Place = { purpose: "completion" | "data"; screen: ScreenName; fallback: ScreenName };

function Profile({ purpose, screen, fallback }: Place) {
  const { memory, user, now } = useSignedIn();
  const navigation = useNavigation();
  const frame = useFrame(fallback);
  const extra = useExtra();
  const countries = useCountries();
  const [isFirstStep] = useState(() => purpose === "completion" && isAtStep(memory, "profile"));
  const { saving, submit, restored, keepDraft, discard } = useProfileSaving(purpose, extra.data, () =>
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
      onEdit={(form) => state.kind === "ready" && keepDraft(form, state.initial)}
      onDiscard={discard}
    />
  );

  /** Among the first steps the next one follows; everybody else returns to where they came from (PROF-11). */
  function goOn(next: ScreenName | null) {
    if (next) navigation.replace(next);
    else navigation.back(fallback);
  }
}

export const ProfileCompletionPage = () => (
  <Profile purpose="completion" screen="app-profile-completion" fallback="dashboard" />
);
export const ProfileDataPage = () => <Profile purpose="data" screen="profile-data" fallback="my-profile" />;
