import { isBooked } from "#src/model/events/event.ts";
import type { Job, JobView } from "#src/model/day/jobView.ts";
import { isDayPast } from "#src/model/events/eventTimes.ts";

/** A row of the job list (ENTS-14); the time is its start, `HH:mm`. */
export const toJob = ({ id, title, date, location, status, startTime }: JobView): Job => ({
  id,
  title,
  date,
  location,
  status,
  time: startTime,
});

/**
 * The booked days with tasks, the next one first (D-58): also one that is just over, as the check-out comes later.
 * Unreadable ones come last.
 */
export const currentJobs = (jobs: readonly JobView[], now: number): JobView[] =>
  bookedJobs(jobs).filter(({ overAt }) => !isDayPast(overAt, now));

/** The booked days by time; unreadable ones come last. */
export const bookedJobs = (jobs: readonly JobView[]): JobView[] =>
  jobs
    .filter(({ status }) => isBooked({ event_status: status }))
    .toSorted((a, b) => whenOf(a).localeCompare(whenOf(b)));

const whenOf = ({ date, startTime }: JobView) => `${date ?? "9999"} ${startTime ?? "24:00"}`;

/** The chosen job; a single one needs no choice (MYEV-25). */
export const selectedJob = (jobs: readonly JobView[], chosen: string | null): JobView | null =>
  jobs.find(({ id }) => id === chosen) ?? (jobs.length === 1 ? (jobs[0] ?? null) : null);
