import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useExtra } from "#app/shell/queries.ts";
import { outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import {
  buildOverviewTasks,
  profileProgress,
  type CompletionTimes,
  type OverviewTask,
} from "#src/model/profile/overviewTask.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { ProfileOverviewScreen, type ProfileOverviewScreenProps } from "#src/screens/profile/ProfileOverviewScreen.tsx";

const screens = {
  profile: "app-profile-completion",
  "code-of-conduct": "app-code-of-conduct",
} as const satisfies Record<OverviewTask["id"], ScreenName>;

/** Each task returns to the overview (PROF-34). */
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

type OverviewView = Pick<ProfileOverviewScreenProps, "state" | "tasks" | "percent">;

/** The two tasks of a record; loaded data stays when a refetch fails. */
export function toOverviewView(extra: Loaded<Extra>, times: CompletionTimes): OverviewView {
  const { data } = extra;
  if (!data) return { state: toPending(extra), tasks: [], percent: 0 };
  return {
    state: { kind: "ready", outOfDate: outOfDateOf([extra]) },
    tasks: buildOverviewTasks(data, times),
    percent: profileProgress(data),
  };
}
