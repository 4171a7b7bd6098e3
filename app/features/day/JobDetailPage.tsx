import { useState } from "react";
import { useChosenJob } from "#app/features/day/chosenJob.ts";
import { toJobDetailView } from "#app/features/day/jobDetailView.ts";
import { useJobCalendar } from "#app/features/day/useJobCalendar.ts";
import { useMyEventSources } from "#app/features/day/useMyEventSources.ts";
import { useMe } from "#app/shell/queries.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { bringDocument } from "#src/model/day/jobView.ts";
import { JobDetailScreen } from "#src/screens/job/JobDetailScreen.tsx";

const FALLBACK = "my-event";

export function JobDetailPage() {
  const { push } = useNavigation();
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
