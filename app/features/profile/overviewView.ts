import type { Extra } from "#src/model/profile/extra.ts";
import { buildOverviewTasks, profileProgress, type CompletionTimes } from "#src/model/profile/overviewTask.ts";
import type { ProfileOverviewScreenProps } from "#src/screens/profile/ProfileOverviewScreen.tsx";

type Loaded = { data: Extra | undefined; isPending: boolean; isError: boolean; isFetching: boolean };

export type OverviewView = Pick<ProfileOverviewScreenProps, "status" | "isRetrying" | "tasks" | "percent">;

/** Pure: the two tasks of a record; what was loaded before stays when a reload fails. */
export function toOverviewView({ data, isPending, isError, isFetching }: Loaded, times: CompletionTimes): OverviewView {
  if (!data) return { status: isPending ? "loading" : "failed", isRetrying: isFetching, tasks: [], percent: 0 };
  return {
    status: isError ? "out-of-date" : "ready",
    isRetrying: isFetching,
    tasks: buildOverviewTasks(data, times),
    percent: profileProgress(data),
  };
}
