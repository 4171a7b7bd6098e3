import { toOverviewView } from "#app/features/profile/overviewView.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useExtra } from "#app/shell/queries.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { OverviewTask } from "#src/model/profile/overviewTask.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { ProfileOverviewScreen } from "#src/screens/profile/ProfileOverviewScreen.tsx";

const screens = {
  profile: "app-profile-completion",
  "code-of-conduct": "app-code-of-conduct",
} as const satisfies Record<OverviewTask["id"], ScreenName>;

/** Each task opens with the overview as the screen to return to (PROF-34). */
export function ProfileOverviewPage() {
  const { local, extraId } = useSignedIn();
  const extra = useExtra();
  const { push } = useNavigation();
  return (
    <ProfileOverviewScreen
      frame={useFrame("dashboard")}
      {...toOverviewView(extra, createCompletionTimes(local, extraId).all())}
      onRetry={() => void extra.refetch()}
      onOpen={(task) => push(screens[task])}
      onApply={() => push("app-event-application")}
    />
  );
}
