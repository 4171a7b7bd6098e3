import { terms } from "#app/platform/config.ts";
import type { ProfileView } from "#app/features/auth/profileView.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { useToday } from "#app/shell/clock.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";
import { ProfileInformationScreen } from "#src/screens/auth/ProfileInformationScreen.tsx";

export type ProfileEvent =
  | { type: "profile.edited" | "profile.submitted"; form: ProfileForm }
  | { type: "record.requested" | "countries.requested" };

export function ProfilePage({ source }: { source: ViewSource<ProfileView, ProfileEvent> }) {
  const { state, ...view } = useView(source);
  const today = useToday();
  return (
    <ProfileInformationScreen
      {...view}
      state={state.kind === "ready" ? { ...state, today } : state}
      terms={terms}
      contact={contactOnPage()}
      onRetry={() => source.send({ type: "record.requested" })}
      onRetryCountries={() => source.send({ type: "countries.requested" })}
      onEdit={(form) => source.send({ type: "profile.edited", form })}
      onSubmit={(form) => source.send({ type: "profile.submitted", form })}
    />
  );
}
