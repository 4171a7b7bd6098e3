import { isContractComplete, jobsFrom, type MyEventFacts, type MyEventSources } from "#app/features/day/myEventView.ts";
import { isFirstLoad, outOfDateOf, toPending } from "#app/shell/toPending.ts";
import { shouldShowContractCard } from "#src/model/contract/contract.ts";
import { participantKind } from "#src/model/dashboard/dashboard.ts";
import { jobDocuments, jobDuties } from "#src/model/day/jobContent.ts";
import { selectedJob, toJob } from "#src/model/day/jobList.ts";
import { jobBadge } from "#src/model/day/jobView.ts";
import type { JobDetailScreenProps } from "#src/screens/job/JobDetailScreen.tsx";

/** The job detail of the data loaded so far; contract facts are left out until loaded. */
export function toJobDetailView(
  sources: MyEventSources,
  facts: MyEventFacts,
  chosen: string | null,
): Pick<JobDetailScreenProps, "state" | "outOfDate"> {
  const { events, extra, contract } = sources;
  const jobs = jobsFrom(sources, facts);
  if (!jobs) return { state: toPending(events), outOfDate: null };
  if (!extra.data) return { state: toPending(extra), outOfDate: null };
  if (isFirstLoad(contract)) return { state: { kind: "loading" }, outOfDate: null };
  const outOfDate = outOfDateOf([events, extra, contract]);
  const job = selectedJob(jobs, chosen);
  if (!job) return { state: { kind: "none", jobs: jobs.map(toJob) }, outOfDate };
  const participant = participantKind(extra.data);
  const isCardShown = shouldShowContractCard({
    hasBookedShifts: true,
    contractCompleted: facts.contractCompleted || contract.data?.contractCompleted === true,
  });
  return {
    state: {
      kind: "ready",
      job,
      badge: jobBadge(job, contract.data === undefined || isContractComplete(sources, facts), facts.now),
      contract: isCardShown ? (contract.data?.status ?? null) : null,
      duties: jobDuties(participant),
      documents: jobDocuments(participant),
    },
    outOfDate,
  };
}
