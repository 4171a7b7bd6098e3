import { isFirstLoad, outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import { hasPassed } from "#src/model/events/eventTimes.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { bookedJobs, currentJobs } from "#src/model/day/jobList.ts";
import { bringDocument, eventStatusOf, toJobView, type JobView } from "#src/model/day/jobView.ts";
import { dayContract, isContractDone, type ContractStatus } from "#src/model/contract/contract.ts";
import type { MyEventScreenProps } from "#src/screens/my-event/MyEventScreen.tsx";

export type MyEventSources = {
  events: Loaded<{ rows: ExtraEvent[]; unreadable: number }>;
  extra: Loaded<Extra>;
  /** `null`: the provider does not support contracts. */
  contract: Loaded<{ status: ContractStatus; contractCompleted: boolean } | null>;
};

export type MyEventFacts = {
  now: number;
  company: string;
  /** The process flag of the session. */
  contractCompleted: boolean;
  fixed: { title: string; location: string };
};

/** False while unknown (D-13). */
export const isContractComplete = (
  { contract: { data } }: Pick<MyEventSources, "contract">,
  facts: MyEventFacts,
): boolean => facts.contractCompleted || Boolean(data && isContractDone(data));

/** The user's days that end today or later, the next one first; `undefined` until loaded. */
export function jobsFrom(
  sources: Pick<MyEventSources, "events" | "contract">,
  facts: MyEventFacts,
): JobView[] | undefined {
  const complete = isContractComplete(sources, facts);
  const jobs = sources.events.data?.rows.map((event) =>
    toJobView(event, facts, eventStatusOf(event, { complete }, facts.now), facts.fixed),
  );
  return jobs && currentJobs(jobs, facts.now);
}

/** The chosen day, else the next one, else `null`. */
export const jobInQuestion = (jobs: readonly JobView[], chosen: string | null): JobView | null =>
  jobs.find(({ id }) => id === chosen) ?? jobs[0] ?? null;

export type MyEventView = Pick<MyEventScreenProps, "state" | "bring" | "contract">;

/** `cancelled`: days cancelled since the page was opened. */
export function toMyEventView(
  { events, extra, contract }: MyEventSources,
  facts: MyEventFacts,
  cancelled: readonly JobView[] = [],
): MyEventView {
  const sources = [events, extra, contract];
  const complete = isContractComplete({ contract }, facts);
  const bring = extra.data ? bringDocument(extra.data.internal_extra) : null;
  const toJob = (event: ExtraEvent) =>
    toJobView(event, facts, eventStatusOf(event, { complete }, facts.now), facts.fixed);
  const view = (state: MyEventView["state"]): MyEventView => ({
    state,
    bring,
    // No "contract missing" hint until the contract is loaded.
    contract: facts.contractCompleted || !contract.data ? "complete" : dayContract(contract.data),
  });
  if (!events.data) return view(toPending(events));
  if ([extra, contract].some(isFirstLoad)) return view({ kind: "loading" });
  const isGone = ({ id }: JobView) => cancelled.some((job) => job.id === id);
  const jobs = events.data.rows.map(toJob).filter((job) => !isGone(job));
  return view({
    kind: "ready",
    jobs: inOrder(jobs, facts.now),
    cancelled: [...cancelled, ...calledOff(jobs, facts.now)],
    isRefreshing: sources.some(({ isFetching }) => isFetching),
    outOfDate: outOfDateOf(sources, events.data.unreadable > 0),
  });
}

/** The next day first, then the following ones, then past days, latest first (D-58). */
function inOrder(jobs: readonly JobView[], now: number): JobView[] {
  const isOver = ({ overAt }: JobView) => hasPassed(overAt, now);
  const booked = bookedJobs(jobs);
  return [...booked.filter((job) => !isOver(job)), ...booked.filter(isOver).toReversed()];
}

/** Upcoming days that the provider reports as cancelled. */
const calledOff = (jobs: readonly JobView[], now: number): JobView[] =>
  jobs.filter(({ overAt, status }) => status === "cancelled" && !hasPassed(overAt, now));
