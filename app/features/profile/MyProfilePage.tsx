import { useQuery } from "@tanstack/react-query";
import { idCheckQuery } from "#app/features/profile/profileApi.ts";
import { useMe } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { initialsOf } from "#src/lib/initials.ts";
import { MyProfileScreen } from "#src/screens/my-profile/MyProfileScreen.tsx";

export function MyProfilePage() {
  const signedIn = useSignedIn();
  const { data: user } = useMe();
  const { data: idCheck = null } = useQuery(idCheckQuery(signedIn));
  const navigation = useNavigation();
  const targets = {
    profileData: "profile-data",
    billingData: "billing-data",
    idCheck: idCheck === "done" ? "id-result" : "id-terms",
    settings: "settings",
    help: "app-info-faq",
  } as const;
  return (
    <MyProfileScreen
      frame={useFrame("dashboard")}
      person={{
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        initials: initialsOf(user.firstName, user.lastName),
      }}
      idCheck={idCheck}
      signOut="idle"
      onOpen={(entry) => navigation.push(targets[entry])}
      onSignOut={() => signedIn.session.end("signed-out")}
    />
  );
}
