import { outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { buildOverviewTasks, profileProgress, type CompletionTimes } from "#src/model/profile/overviewTask.ts";
import type { ProfileOverviewScreenProps } from "#src/screens/profile/ProfileOverviewScreen.tsx";

export type OverviewView = Pick<ProfileOverviewScreenProps, "state" | "tasks" | "percent">;

/** Pure: the two tasks of a record; what was loaded before stays when a reload fails. */
export function toOverviewView(extra: Loaded<Extra>, times: CompletionTimes): OverviewView {
  const { data } = extra;
  if (!data) return { state: toPending(extra), tasks: [], percent: 0 };
  return {
    state: { kind: "ready", outOfDate: outOfDateOf([extra]) },
    tasks: buildOverviewTasks(data, times),
    percent: profileProgress(data),
  };
}
