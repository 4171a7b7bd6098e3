import { toOverviewView } from "#app/areas/profile/overviewView.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useExtra } from "#app/areas/queries.ts";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { OverviewTask } from "#src/model/overviewTask.ts";
import { createCompletionTimes } from "#app/profile/completionTimes.ts";
import { ProfileOverviewScreen } from "#src/screens/profile/ProfileOverviewScreen.tsx";

const screens = {
  profile: "app-profile-completion",
  "code-of-conduct": "app-code-of-conduct",
} as const satisfies Record<OverviewTask["id"], ScreenName>;

/** Each task opens with the overview as the screen to return to (PROF-34). */
export function ProfileOverview() {
  const { local, extraId } = useSignedIn();
  const extra = useExtra();
  const { open } = useWays();
  return (
    <ProfileOverviewScreen
      frame={useFrame("dashboard")}
      {...toOverviewView(extra, createCompletionTimes(local, extraId).all())}
      onRetry={() => void extra.refetch()}
      onOpen={(task) => open(screens[task])}
      onApply={() => open("app-event-application")}
    />
  );
}
