import type { MyEventKnown, MyEventSources } from "#app/features/day/myEventView.ts";
import { isContractDone } from "#src/model/contract/contract.ts";
import { currentJobs } from "#src/model/day/jobList.ts";
import { eventStatusOf, toJobView, type JobView } from "#src/model/day/jobView.ts";

type Sources = Pick<MyEventSources, "events" | "contract">;

/** As far as it is known (D-13). */
export const isContractComplete = ({ contract: { data } }: Sources, known: MyEventKnown): boolean =>
  known.contractCompleted || Boolean(data && isContractDone(data));

/** The person's days from the one on that ends today, the next one first; `undefined` as long as they are not there. */
export function jobsFrom(sources: Sources, known: MyEventKnown): JobView[] | undefined {
  const complete = isContractComplete(sources, known);
  const jobs = sources.events.data?.rows.map((event) =>
    toJobView(event, known, eventStatusOf(event, { complete }, known.now), known.fixed),
  );
  return jobs && currentJobs(jobs, known.now);
}

/** The day that was chosen, else the one that comes next; `null`: there is none. */
export const jobInQuestion = (jobs: readonly JobView[], chosen: string | null): JobView | null =>
  jobs.find(({ id }) => id === chosen) ?? jobs[0] ?? null;
