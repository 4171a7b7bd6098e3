import type { SnapshotFrom } from "xstate";
import type { profileMachine } from "#app/features/auth/profileMachine.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import type {
  ProfileInformationScreenProps,
  ProfileInformationState,
} from "#src/screens/auth/ProfileInformationScreen.tsx";

type Ready = Extract<ProfileInformationState, { kind: "ready" }>;

/** Without today, which goes on by itself. */
type State = Exclude<ProfileInformationState, Ready> | Omit<Ready, "today">;

export type ProfileView = Pick<ProfileInformationScreenProps, "problem" | "conflicts"> & { state: State };

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** What the profile step shows; the only place that asks the machine where it is. */
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
    // What the way in has told fills what the record does not hold (VA-082).
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
