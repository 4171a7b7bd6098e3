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

/** The dates are there. */
export type OpenApplication = {
  months: readonly EventMonth[];
  chooser: Chooser;
  /** `null` without a group, or while it is not known. */
  group: ApplicantGroup | null;
  /** Where the calendar stands; its month is on show. */
  day: CalendarDay;
  /** Ids of what is chosen, to apply for or to withdraw from. */
  chosen: readonly string[];
  /** The date of the group's that was tapped and cannot be taken back. */
  warned: string | null;
  action: ApplicationAction;
  /** The days of the invitation, while they are offered (EVT-06). */
  suggested: readonly SuggestedDay[] | null;
  /** Something was applied for on this visit: what comes next stays in sight. */
  isSent: boolean;
  /** Not everything could be loaded or renewed. */
  outOfDate: OutOfDateState;
};
