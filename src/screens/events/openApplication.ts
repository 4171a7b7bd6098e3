import type { OutOfDateState } from "#src/patterns/OutOfDate.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Chooser } from "#src/model/events/application.ts";
import type { EventMonth } from "#src/model/events/eventCalendar.ts";
import type { SuggestedDay } from "#src/model/events/marketingDates.ts";
import type { Problem } from "#src/model/problem.ts";

/** `noAnswer`: it is unknown whether the request arrived (F7). */
export type ApplyProblem = Problem<"applyFailed" | "noAnswer">;
export type WithdrawProblem = Problem<"withdrawFailed" | "noAnswer">;

export type ApplicationAction =
  | { kind: "choosing"; problem: ApplyProblem | null }
  | { kind: "applying" }
  | { kind: "asking"; problem: WithdrawProblem | null }
  | { kind: "withdrawing" };

export type ApplicantGroup = { role: "leader" | "member"; name: string };

export type OpenApplication = {
  months: readonly EventMonth[];
  chooser: Chooser;
  /** `null` without a group, or while unknown. */
  group: ApplicantGroup | null;
  /** The selected day; its month is shown. */
  day: CalendarDay;
  /** Ids of the choice, to apply for or to withdraw from. */
  chosen: readonly string[];
  /** The tapped date of the group, which cannot be withdrawn. */
  warned: string | null;
  action: ApplicationAction;
  /** The suggested days, while they are offered (EVT-06). */
  suggested: readonly SuggestedDay[] | null;
  /** Some data could not be loaded or refetched. */
  outOfDate: OutOfDateState;
};
