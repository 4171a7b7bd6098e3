import { useState } from "react";
import { useChosenJob } from "#app/areas/job/chosenJob.ts";
import { toJobDetailView } from "#app/areas/job/jobDetailView.ts";
import { useJobCalendar } from "#app/areas/job/useJobCalendar.ts";
import { useMyEventSources } from "#app/areas/my-event/useMyEventSources.ts";
import { useMe } from "#app/areas/queries.ts";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { bringDocument } from "#src/model/jobView.ts";
import { JobDetailScreen } from "#src/screens/job/JobDetailScreen.tsx";

const FALLBACK = "my-event";

export function JobDetail() {
  const { open } = useWays();
  const { data: user } = useMe();
  const { chosen, choose } = useChosenJob();
  const { sources, known, refresh } = useMyEventSources();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const view = toJobDetailView(sources, known, chosen);
  const job = view.state.kind === "ready" ? view.state.job : null;
  const calendar = useJobCalendar(sources.extra.data ? bringDocument(sources.extra.data.internal_extra) : null);
  return (
    <JobDetailScreen
      frame={useFrame(FALLBACK)}
      {...view}
      today={known.today}
      fullName={`${user.firstName} ${user.lastName}`.trim()}
      calendar={job ? calendar.statusOf(job) : "ready"}
      isHelpOpen={isHelpOpen}
      onRetry={refresh}
      onChoose={choose}
      onCalendar={() => job && calendar.open(job)}
      onOpenContract={() => open("app-contract")}
      onOpenTasks={() => open("task-list")}
      onOpenCourse={() => {
        if (job) choose(job.id);
        open("app-event-details-2");
      }}
      onOpenEvent={() => open(FALLBACK)}
      onOpenAnswers={() => open("app-info-faq")}
      onHelpOpenChange={setHelpOpen}
    />
  );
}
