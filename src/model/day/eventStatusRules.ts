import { germanDay, parseCalendarDay } from "#src/lib/calendarDay.ts";
import { isDay, readTypedDay, type TypedDayProblem } from "#src/lib/typedDay.ts";
import { readParts, readText } from "#src/lib/typedText.ts";
import { readTypedTime } from "#src/lib/typedTime.ts";
import type { EventStatusPage, EventTask } from "#src/model/day/eventStatusPage.ts";
import type { TimeRange } from "#src/model/events/eventTimes.ts";
import { clockTimesOf } from "#src/model/events/slotTime.ts";
import { LONGEST_NIGHT_HOURS, TASK_DURATION } from "#src/model/limits.ts";

/** The problem with a task's length in minutes: 5 to 480 whole minutes are allowed (MYEV-34); `null`: none. */
export const validateTaskDuration = (minutes: number): "duration" | null =>
  Number.isInteger(minutes) && minutes >= TASK_DURATION.least && minutes <= TASK_DURATION.most ? null : "duration";

/** A task as typed. `id` is its stored one. */
export type EventTaskDraft = Omit<EventTask, "duration"> & { duration: string };

/** The editable fields of the page, as typed: `20.11.2026`, `08:30`, `30` (MYEV-31, MYEV-32). */
export type EventStatusDraft = Pick<EventStatusPage, "date" | "startTime" | "endTime"> & { tasks: EventTaskDraft[] };

/** Unsaved changes to an event's page: the page as loaded, and the input. */
export type EventStatusEdit = { eventId: string; page: EventStatusPage; draft: EventStatusDraft };

/** A new task takes 30 minutes (MYEV-35). */
export const newEventTask = (id: string): EventTaskDraft => ({
  id,
  title: "",
  description: "",
  duration: String(TASK_DURATION.usual),
});

/** An unused id. */
export function nextTaskId(tasks: readonly Pick<EventTask, "id">[]): string {
  const taken = new Set(tasks.map(({ id }) => id));
  let number = tasks.length + 1;
  while (taken.has(`task-${number}`)) number += 1;
  return `task-${number}`;
}

/** Total length of all tasks, in minutes. */
export const totalDuration = (tasks: readonly Pick<EventTask, "duration">[]): number =>
  tasks.reduce((minutes, { duration }) => minutes + duration, 0);

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether `HH:mm` to `HH:mm` crosses midnight: an end before the start, at most twelve hours after it. */
export function endsNextDay(start: string, end: string): boolean {
  const minutes = minuteOfDay(end) - minuteOfDay(start);
  return minutes + 24 * 60 <= LONGEST_NIGHT_HOURS * 60;
}

type Times = Pick<EventStatusPage, "date" | "startTime" | "endTime">;

const timesOf = ({ date, startTime, endTime }: Times) =>
  clockTimesOf({ event_date: date, start_time: startTime, end_time: endTime });

/** From when to when, as far as readable; an end that fits neither this day nor the following night is left out. */
export function courseTimes(page: Times): TimeRange | null {
  const { start, end } = timesOf(page);
  return start === null ? null : { start, end: end && isEndOf(start, end) ? end : null };
}

const isEndOf = (start: string, end: string): boolean => end > start || endsNextDay(start, end);

/** The page as typed. An unreadable day or time becomes empty, so that it is requested. */
export function toEventStatusDraft(page: EventStatusPage): EventStatusDraft {
  const day = parseCalendarDay(page.date);
  const { start, end } = timesOf(page);
  return {
    date: day ? germanDay(day) : "",
    startTime: start ?? "",
    endTime: end ?? "",
    tasks: page.tasks.map((task) => ({ ...task, duration: String(task.duration) })),
  };
}

/** The page with the typed values, as saved. Call it only for a draft without problems. */
export function fromEventStatusDraft(page: EventStatusPage, draft: EventStatusDraft): EventStatusPage {
  const day = readTypedDay(draft.date, 20);
  return {
    ...page,
    date: isDay(day) ? day : page.date,
    startTime: readTypedTime(draft.startTime) ?? page.startTime,
    endTime: readTypedTime(draft.endTime) ?? page.endTime,
    tasks: draft.tasks.map(({ id, title, description, duration }) => ({
      id,
      title: readText(title),
      description: readText(description),
      duration: readMinutes(duration),
    })),
  };
}

/** Digits only, also with their unit; everything else is invalid. */
const readMinutes = (text: string): number =>
  Number(/^(\d+)(?: ?min(?:uten|\.)?)?$/i.exec(readParts(text))?.[1] ?? Number.NaN);

export type EventStatusProblem =
  | Exclude<TypedDayProblem, "shortYear">
  | "time"
  | "endBeforeStart"
  | "taskTitle"
  | "duration";
export type EventStatusProblems = Partial<Record<string, EventStatusProblem>>;

/**
 * What prevents saving, by the path of the field and in the order of the page: the end has to be after the start on the
 * same day or in the following night, each task has a title and an allowed length (VS-189). Empty: nothing.
 */
export function validateEventStatus({ date, startTime, endTime, tasks }: EventStatusDraft): EventStatusProblems {
  const start = readTypedTime(startTime);
  const end = readTypedTime(endTime);
  const day = readTypedDay(date, 20);
  const found: EventStatusProblems = {};
  if (!isDay(day)) found.date = day === "noDay" ? "noDay" : "noDate";
  if (!start) found.startTime = "time";
  if (!end) found.endTime = "time";
  else if (start && !isEndOf(start, end)) found.endTime = "endBeforeStart";
  for (const [at, { title, duration }] of tasks.entries()) {
    if (readText(title) === "") found[`tasks.${at}.title`] = "taskTitle";
    const problem = validateTaskDuration(readMinutes(duration));
    if (problem) found[`tasks.${at}.duration`] = problem;
  }
  return found;
}

/** The page of an event, its missing fields filled from the event. */
export function completeFromJob(
  page: EventStatusPage,
  job: { title: string; location: string; date: string | null; timeRange: TimeRange },
): EventStatusPage {
  return {
    ...page,
    title: page.title || job.title,
    location: page.location || job.location,
    date: page.date || (job.date ?? ""),
    startTime: page.startTime || (job.timeRange.start ?? ""),
    // A page has one date: it cannot express an end on the next day.
    endTime: page.endTime || (!job.timeRange.overnight && job.timeRange.end) || "",
  };
}

const PAGE_STATUSES = ["planned", "running", "completed", "cancelled"] as const;
export type EventPageStatus = (typeof PAGE_STATUSES)[number];

/** A known status; `null` for any other, which is shown as the provider spells it. */
export const toPageStatus = (status: string): EventPageStatus | null =>
  PAGE_STATUSES.find((candidate) => candidate === status) ?? null;
