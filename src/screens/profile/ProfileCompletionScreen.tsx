import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { IntroOverlay } from "#src/patterns/IntroOverlay.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { ProfileForm, type ProfileFormProps } from "#src/patterns/profile/ProfileForm.tsx";
import { ProfileProblemBanner } from "#src/patterns/profile/ProfileProblemBanner.tsx";
import { ProfileSkeleton } from "#src/patterns/profile/ProfileSkeleton.tsx";
import { StepHeader, type StepHeaderProps } from "#src/patterns/StepHeader.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { ProfileDock } from "./ProfileDock.tsx";
import { ProfileSections } from "./ProfileSections.tsx";
import { RestoredBanner } from "./RestoredBanner.tsx";

export type ProfileCompletionState = Pending<{ kind: "ready" } & ReadyProfile>;

type ReadyProfile = Pick<
  ProfileFormProps,
  "initial" | "today" | "email" | "countries" | "status" | "startsChecked" | "draft"
> & {
  /** The provider requires the airport pass before this user can apply (PROF-32). */
  isPassMissing?: boolean;
  /** A part of the draft was dropped. */
  isDraftPartial?: boolean;
  /** Leads back automatically after a moment (PROF-11). */
  isSaved?: boolean;
};

export type ProfileCompletionScreenProps = {
  frame: Frame;
  /** `completion`: one of the tasks; `data`: the same form, opened from the user's profile. */
  purpose: "completion" | "data";
  /** Opened as an onboarding step. */
  step?: StepHeaderProps | undefined;
  state: ProfileCompletionState;
  problem: ProfileProblem | null;
  /** With a conflict: the fields that were changed concurrently. */
  conflicts?: readonly ProfileField[];
  intro: "open" | "seen";
  onIntroClose: () => void;
  onRetry: () => void;
  onDiscard: () => void;
} & Pick<ProfileFormProps, "onSubmit" | "onRetryCountries" | "onEdit">;

const titles = { completion: "titleCompletion", data: "titleData" } as const;

export function ProfileCompletionScreen(props: ProfileCompletionScreenProps) {
  const t = useCopy("profile.completion");
  const intro = useCopy("intro.profile");
  const { frame, purpose, step, state, problem, conflicts = [] } = props;
  const id = useId();
  const isDesk = useMinWidth("desk");
  const ready = state.kind === "ready" ? state : null;
  return (
    <AppShell
      {...frame}
      title={t(titles[purpose])}
      sign={step ? <StepHeader {...step} /> : undefined}
      dock={ready ? <ProfileDock form={id} status={ready.isSaved ? "saved" : ready.status} /> : null}
      isWide
    >
      <ProfileProblemBanner problem={problem} conflicts={conflicts} />
      <PageState
        state={state}
        loading={
          <Columns from="desk" beside={null}>
            <ProfileSkeleton />
          </Columns>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(loaded) => (
          <>
            {loaded.draft ? (
              <RestoredBanner isPartial={loaded.isDraftPartial ?? false} onDiscard={props.onDiscard} />
            ) : null}
            {loaded.isPassMissing ? (
              <Banner tone="caution" title={t("passMissing.title")}>
                <span>{t("passMissing.body")}</span>
              </Banner>
            ) : null}
            <ProfileForm
              {...formOf(loaded)}
              key={loaded.draft ? "restored" : "fresh"}
              id={id}
              required="long"
              onSubmit={props.onSubmit}
              onRetryCountries={props.onRetryCountries}
              onEdit={props.onEdit}
              beside={(wrong) => (isDesk ? <ProfileSections form={id} wrong={wrong} /> : null)}
            />
          </>
        )}
      </PageState>
      <IntroOverlay
        open={props.intro === "open" && state.kind !== "failed"}
        title={intro("title")}
        text={intro("text")}
        start={intro("submit")}
        onClose={props.onIntroClose}
      />
    </AppShell>
  );
}

/** Read-only once it is saved. */
const formOf = ({ initial, today, email, countries, status, startsChecked = false, draft, isSaved }: ReadyProfile) => ({
  initial,
  today,
  email,
  countries,
  startsChecked,
  status: isSaved ? ("saving" as const) : status,
  ...(draft ? { draft } : {}),
});
