import { jobInQuestion, jobsFrom, type MyEventFacts, type MyEventSources } from "#app/features/day/myEventView.ts";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { completeFromJob, type EventStatusEdit } from "#src/model/day/eventStatusRules.ts";
import type { JobView } from "#src/model/day/jobView.ts";
import type { EventStatusState } from "#src/screens/event-status/EventStatusScreen.tsx";

export type JobState = { kind: "known"; job: JobView } | Exclude<EventStatusState, { kind: "viewing" | "editing" }>;

export type EditingView = {
  /** `null`: not editing. */
  initialEdit: EventStatusEdit | null;
  status: "editing" | "saving";
  problem: "saveFailed" | null;
};

/** The day of this page, or why it is unknown (D-06). */
export function toJobState(
  sources: Pick<MyEventSources, "events" | "contract">,
  facts: MyEventFacts,
  chosen: string | null,
): JobState {
  const jobs = jobsFrom(sources, facts);
  if (!jobs) return toPending(sources.events);
  const job = jobInQuestion(jobs, chosen);
  return job ? { kind: "known", job } : { kind: "none" };
}

/** The page of a day, read-only or while editing. */
export function toEventStatusState(
  job: JobState,
  query: Loaded<EventStatusPage>,
  { initialEdit, status, problem }: EditingView,
): EventStatusState {
  if (initialEdit) return { kind: "editing", page: initialEdit.page, initial: initialEdit.draft, status, problem };
  if (job.kind !== "known") return job;
  if (!query.data) return toPending(query);
  return { kind: "viewing", page: completeFromJob(query.data, job.job) };
}
