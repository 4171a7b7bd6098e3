import { terms } from "#app/config.ts";
import type { ProfileView } from "#app/flows/auth/profileView.ts";
import { useView, type ViewSource } from "#app/flows/viewSource.ts";
import type { ProfileForm } from "#src/model/profileForm.ts";
import { ProfileInformationScreen } from "#src/screens/auth/ProfileInformationScreen.tsx";

export type ProfileEvent =
  { type: "profile.submitted"; form: ProfileForm } | { type: "record.requested" | "countries.requested" };

export function Profile({ source }: { source: ViewSource<ProfileView, ProfileEvent> }) {
  return (
    <ProfileInformationScreen
      {...useView(source)}
      terms={terms}
      onRetry={() => source.send({ type: "record.requested" })}
      onRetryCountries={() => source.send({ type: "countries.requested" })}
      onSubmit={(form) => source.send({ type: "profile.submitted", form })}
    />
  );
}
