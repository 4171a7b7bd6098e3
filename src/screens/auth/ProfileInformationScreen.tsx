import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { SIGN_UP_STEP_COUNT } from "#src/model/auth/stepCount.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import { AuthCard, type Contact, type Terms } from "#src/patterns/AuthCard.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { ProfileForm, type ProfileFormProps } from "#src/patterns/profile/ProfileForm.tsx";
import { ProfileSkeleton } from "#src/patterns/profile/ProfileSkeleton.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { ProfileProblemBanner } from "#src/patterns/profile/ProfileProblemBanner.tsx";

export type ProfileInformationState = Pending<{ kind: "ready" } & ReadyProfile>;

type ReadyProfile = Pick<
  ProfileFormProps,
  "initial" | "required" | "today" | "email" | "countries" | "status" | "startsChecked"
>;

export type ProfileInformationScreenProps = {
  state: ProfileInformationState;
  problem: ProfileProblem | null;
  /** With a conflict: the fields that were changed concurrently. */
  conflicts: readonly ProfileField[];
  terms: Terms;
  contact?: Contact | undefined;
  onRetry: () => void;
} & Pick<ProfileFormProps, "onSubmit" | "onRetryCountries" | "onEdit">;

export function ProfileInformationScreen(props: ProfileInformationScreenProps) {
  const t = useCopy("profile.information");
  const { state, problem, conflicts, terms, contact } = props;
  const id = useId();
  const isSaving = state.kind === "ready" && state.status === "saving";
  return (
    <AuthCard
      title={t("title")}
      step={{ current: SIGN_UP_STEP_COUNT, total: SIGN_UP_STEP_COUNT }}
      terms={terms}
      contact={contact}
      ground="paper"
      dock={
        state.kind === "ready" ? (
          <Dock
            primary={
              <Button type="submit" form={id} isPending={isSaving}>
                <span>{t(isSaving ? "saving" : "submit")}</span>
              </Button>
            }
          />
        ) : null
      }
    >
      <ProfileProblemBanner problem={problem} conflicts={conflicts} />
      <PageState
        state={state}
        loading={<ProfileSkeleton />}
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(ready) => (
          <ProfileForm
            {...ready}
            id={id}
            onSubmit={props.onSubmit}
            onRetryCountries={props.onRetryCountries}
            onEdit={props.onEdit}
          />
        )}
      </PageState>
    </AuthCard>
  );
}
