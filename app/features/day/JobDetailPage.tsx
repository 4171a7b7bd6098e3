import { useState } from "react";
import { useCalendar } from "#app/features/day/calendarApi.ts";
import { toJobDetailView } from "#app/features/day/jobDetailView.ts";
import { useChosenJob, useMyEventSources } from "#app/features/day/myEventApi.ts";
import { useMe } from "#app/shell/queries.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { device } from "#app/platform/device.ts";
import { log } from "#app/platform/log.ts";
import { bringDocument, type JobView } from "#src/model/day/jobView.ts";
import type { CalendarStatus } from "#src/screens/job/CalendarButton.tsx";
import { JobDetailScreen } from "#src/screens/job/JobDetailScreen.tsx";

const FALLBACK = "my-event";

export function JobDetailPage() {
  const { push } = useNavigation();
  const { data: user } = useMe();
  const { chosen, choose } = useChosenJob();
  const { sources, facts, refresh } = useMyEventSources();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const view = toJobDetailView(sources, facts, chosen);
  const job = view.state.kind === "ready" ? view.state.job : null;
  const calendar = useJobCalendar(sources.extra.data ? bringDocument(sources.extra.data.internal_extra) : null);
  return (
    <JobDetailScreen
      frame={useFrame(FALLBACK)}
      {...view}
      now={facts.now}
      fullName={`${user.firstName} ${user.lastName}`.trim()}
      calendar={job ? calendar.statusOf(job) : "ready"}
      isHelpOpen={isHelpOpen}
      onRetry={refresh}
      onChoose={choose}
      onCalendar={() => job && calendar.open(job)}
      onOpenContract={() => push("app-contract")}
      onOpenTasks={() => push("task-list")}
      onOpenCourse={() => {
        if (job) choose(job.id);
        push("app-event-details-2");
      }}
      onOpenEvent={() => push(FALLBACK)}
      onOpenAnswers={() => push("app-info-faq")}
      onHelpOpenChange={setHelpOpen}
    />
  );
}

/** The calendar button of a job: logs an event, then works like the one of "my event" (MYEV-21, D-25). */
function useJobCalendar(bring: ReturnType<typeof bringDocument> | null) {
  const calendar = useCalendar(bring);
  return {
    statusOf({ id }: JobView): CalendarStatus {
      if (calendar.kind === "link") return "ready";
      if (calendar.busyWith === id) return "saving";
      return calendar.failedFor === id ? "failed" : "ready";
    },
    open(job: JobView): void {
      log("job.calendar");
      if (calendar.kind === "link") device.openExternal(calendar.hrefOf(job));
      else calendar.onSave(job);
    },
  };
}
