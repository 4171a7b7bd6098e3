import { allCheckedIn, allCheckedOut } from "#src/model/staff/staffRules.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { JobView } from "#src/model/day/jobView.ts";

/** The upcoming event, and for supervisors the two lists (MYEV-26, D-31). */
export type DayTaskId = "event" | "checkIn" | "checkOut";
export type DayTask = { id: DayTaskId; isDone: boolean };

/** The two lists of a supervisor, as loaded. */
export type StaffLists = Record<"in" | "out", readonly StaffMember[]>;

/**
 * The tasks of the day. The event is done when the user is checked out (D-57); the supervisor's tasks follow from the
 * lists and are never stored (D-31, D-32). `supervised` is `null` for other users, `"unknown"` if the lists failed to
 * load: then both tasks are open.
 */
export function dayTasks(job: Pick<JobView, "checkOut"> | null, supervised: StaffLists | "unknown" | null): DayTask[] {
  const event: DayTask[] = job ? [{ id: "event", isDone: Boolean(job.checkOut) }] : [];
  if (supervised === null) return event;
  return [
    ...event,
    { id: "checkIn", isDone: supervised !== "unknown" && allCheckedIn(supervised.in) },
    { id: "checkOut", isDone: supervised !== "unknown" && allCheckedOut(supervised.out) },
  ];
}

/** Number of done tasks (MYEV-27, D-57). */
export const taskProgress = (tasks: readonly DayTask[]): { done: number; total: number } => ({
  done: tasks.filter(({ isDone }) => isDone).length,
  total: tasks.length,
});

export const nextDayTask = (tasks: readonly DayTask[]): DayTaskId | null =>
  tasks.find(({ isDone }) => !isDone)?.id ?? null;
