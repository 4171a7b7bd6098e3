import { useSyncExternalStore } from "react";
import { useMe } from "#app/areas/queries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { initialsOf } from "#src/lib/initials.ts";
import { MyProfileScreen, type MyProfileEntry } from "#src/screens/my-profile/MyProfileScreen.tsx";

/** The check leads to its result by itself once it is done (IDC-03). */
const targets: Record<MyProfileEntry, ScreenName> = {
  profileData: "profile-data",
  billingData: "billing-data",
  idCheck: "id-terms",
  settings: "settings",
};

export function MyProfile() {
  const { completion, session } = useSignedIn();
  const { data: user } = useMe();
  const { id_check_complete } = useSyncExternalStore(completion.subscribe, completion.flags);
  const ways = useWays();
  return (
    <MyProfileScreen
      frame={useFrame("dashboard")}
      person={{
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        initials: initialsOf(user.firstName, user.lastName),
      }}
      idCheck={id_check_complete ? "done" : "open"}
      signOut="idle"
      onOpen={(entry) => ways.open(targets[entry])}
      onSignOut={() => session.end("signed-out")}
    />
  );
}
