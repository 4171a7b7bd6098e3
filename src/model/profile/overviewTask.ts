import { parseInstant } from "#src/lib/calendarDay.ts";
import { cocAnswer, isCocAnswered, profileStatus, type Extra } from "#src/model/profile/extra.ts";
import { textOf } from "#src/model/reading.ts";

type Id = "profile" | "code-of-conduct";
type Words = "profile" | "codeOfConduct";

/**
 * A task of the profile overview (ENTS-23). `title`, `description` and `view` are keys of texts, `screen` is the name
 * of a screen, `completedAt` an instant in ISO form; `null` if it is not stored, and for open tasks.
 */
export type OverviewTask = {
  id: Id;
  title: `tasks.${Words}.title`;
  description: `tasks.${Words}.description`;
  /** The label of its button. */
  view: `tasks.${Words}.view`;
  completed: boolean;
  screen: "app-profile-completion" | "app-code-of-conduct";
  order: number;
  isRequired: boolean;
  completedAt: string | null;
  /**
   * `airport-id`: saved, but without an airport pass (PROF-32). `declined`: answered with no, `answered`: with an
   * unknown answer; both count as done (D-22).
   */
  remark: "airport-id" | "declined" | "answered" | null;
};

type TaskFacts = Pick<Extra, "profile_status" | "code_of_conduct">;

/** When each task was completed, as stored on the device: an instant in ISO form or `null`. */
export type CompletionTimes = Record<Id, string | null>;
export const noTimes: CompletionTimes = { profile: null, "code-of-conduct": null };

const isReady = (extra: TaskFacts): boolean => profileStatus(extra) === "ready_to_work";

/** Share of the two tasks that is done, as a rounded percentage: 0, 50 or 100 (PROF-30, PROF-31, PROF-33). */
export const profileProgress = (extra: TaskFacts): number =>
  Math.round(([isReady(extra), isCocAnswered(extra.code_of_conduct)].filter(Boolean).length / 2) * 100);

/** The user's two tasks in their order (PROF-29, PROF-31 to PROF-33, D-22). */
export function buildOverviewTasks(extra: TaskFacts, times: CompletionTimes): OverviewTask[] {
  const conduct = extra.code_of_conduct;
  const answer = cocAnswer(conduct);
  return [
    {
      id: "profile",
      ...wordsOf("profile"),
      completed: isReady(extra),
      screen: "app-profile-completion",
      order: 1,
      isRequired: true,
      completedAt: isReady(extra) ? times.profile : null,
      remark: profileStatus(extra) === "base_profile_completed" ? "airport-id" : null,
    },
    {
      id: "code-of-conduct",
      ...wordsOf("codeOfConduct"),
      completed: answer !== null,
      screen: "app-code-of-conduct",
      order: 2,
      isRequired: true,
      completedAt: answer === null ? null : (answeredAt(conduct) ?? times["code-of-conduct"]),
      remark: answer === "accepted" ? null : answer,
    },
  ];
}

/** A provider may store the instant of the answer as the answer (D-23). */
const answeredAt = (answer: unknown): string | null => (parseInstant(textOf(answer)) === null ? null : textOf(answer));

const wordsOf = <Of extends Words>(of: Of) =>
  ({ title: `tasks.${of}.title`, description: `tasks.${of}.description`, view: `tasks.${of}.view` }) as const;

type Sorted = Pick<OverviewTask, "completed" | "isRequired" | "order" | "completedAt">;

/**
 * Open tasks first: required before optional, then by order. Done ones follow, the latest first; those without a time
 * come last, in the given order (PROF-37 to PROF-39). Does not mutate the list.
 */
export const sortOverviewTasks = <Task extends Sorted>(tasks: readonly Task[]): Task[] =>
  tasks.toSorted((a, b) => {
    if (a.completed !== b.completed) return a.completed ? 1 : -1;
    if (a.completed) return instantOf(b) - instantOf(a);
    return Number(b.isRequired) - Number(a.isRequired) || a.order - b.order;
  });

/** Below every real instant, and a number: two unknown ones are equal. */
const instantOf = ({ completedAt }: Sorted): number => parseInstant(completedAt) ?? 0;

/** The next task: the first open one; `null` when everything is done (PROF-35). */
export const nextHint = (tasks: readonly OverviewTask[]): Id | null =>
  sortOverviewTasks(tasks).find((task) => !task.completed)?.id ?? null;
