import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { isBooked } from "#src/model/events/event.ts";
import type { Job, JobView } from "#src/model/day/jobView.ts";

/** A row of the job list (ENTS-14); the time is the one at which it starts, `HH:mm`. */
export const toJob = ({ id, title, date, location, status, startTime }: JobView): Job => ({
  id,
  title,
  date,
  location,
  status,
  time: startTime,
});

/** The days that are booked and not over, today included, the next one first (D-58). What cannot be read stands last. */
export const upcomingJobs = (jobs: readonly JobView[], today: CalendarDay): JobView[] =>
  jobs
    .filter(({ date, status }) => (date === null || date >= today) && isBooked({ event_status: status }))
    .toSorted((a, b) => whenOf(a).localeCompare(whenOf(b)));

const whenOf = ({ date, startTime }: JobView) => `${date ?? "9999"} ${startTime ?? "24:00"}`;

/** The job that was chosen; where there is only one it needs no choice (MYEV-25). */
export const selectedJob = (jobs: readonly JobView[], chosen: string | null): JobView | null =>
  jobs.find(({ id }) => id === chosen) ?? (jobs.length === 1 ? (jobs[0] ?? null) : null);
