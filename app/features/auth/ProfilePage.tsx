import { useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { profileStep } from "#app/features/auth/profileApi.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { useToday } from "#app/shell/clock.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import {
  ProfileInformationScreen,
  type ProfileInformationScreenProps,
  type ProfileInformationState,
} from "#src/screens/auth/ProfileInformationScreen.tsx";

type Ready = Extract<ProfileInformationState, { kind: "ready" }>;

/** Without `today`, which the page adds. */
type State = Exclude<ProfileInformationState, Ready> | Omit<Ready, "today">;

type ProfileView = Pick<ProfileInformationScreenProps, "problem" | "conflicts"> & { state: State };

type Snapshot = StepSnapshot<typeof profileStep>;

export function toProfileView(snapshot: Snapshot): ProfileView {
  const { problem, conflicts } = snapshot.context;
  return { state: stateOf(snapshot), problem, conflicts };
}

function stateOf(snapshot: Snapshot): State {
  const { record, countries, email, firstName, lastName, phone } = snapshot.context;
  if (record === null) {
    const isLoading = snapshot.matches({ open: { record: "loading" } });
    return isLoading
      ? { kind: "loading" }
      : { kind: "failed", isRetrying: snapshot.matches({ open: { record: "reloading" } }) };
  }
  const stored = profileFormOf(record, countries);
  return {
    kind: "ready",
    // The sign-up fills what the record does not hold (VA-082).
    initial: {
      ...stored,
      firstName: stored.firstName || firstName,
      lastName: stored.lastName || lastName,
      phone: stored.phone || phone,
    },
    required: "short",
    email,
    countries: snapshot.matches({ open: { countries: "loading" } })
      ? { kind: "loading" }
      : snapshot.matches({ open: { countries: "failed" } })
        ? { kind: "failed" }
        : { kind: "ready", names: countries.map(({ nationality }) => nationality) },
    status: snapshot.matches({ open: { form: "editing" } }) ? "editing" : "saving",
  };
}

export function ProfilePage() {
  const [{ state, ...view }, actor] = useStep(profileStep, toProfileView);
  const today = useToday();
  return (
    <ProfileInformationScreen
      {...view}
      state={state.kind === "ready" ? { ...state, today } : state}
      terms={terms}
      contact={contactOnPage()}
      onRetry={() => actor.send({ type: "record.requested" })}
      onRetryCountries={() => actor.send({ type: "countries.requested" })}
      onEdit={(form) => actor.send({ type: "profile.edited", form })}
      onSubmit={(form) => actor.send({ type: "profile.submitted", form })}
    />
  );
}
