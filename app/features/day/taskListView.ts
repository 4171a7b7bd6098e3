import { jobInQuestion, jobsFrom, type MyEventFacts, type MyEventSources } from "#app/features/day/myEventView.ts";
import { isFirstLoad, outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import type { Listing } from "#src/model/listAnswer.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { countStaff } from "#src/model/staff/staffRules.ts";
import { dayTasks, type StaffLists } from "#src/model/day/taskList.ts";
import type { TaskListScreenProps } from "#src/screens/tasks/TaskListScreen.tsx";

/** A supervisor's two lists; `null` for other users. */
export type SupervisedLists = Record<"in" | "out", Loaded<Listing<StaffMember>>> | null;

/** The tasks of the chosen day, with the facts loaded so far. */
export function toTaskListView(
  { events, contract }: Pick<MyEventSources, "events" | "contract">,
  lists: SupervisedLists,
  facts: MyEventFacts,
  chosen: string | null,
): Pick<TaskListScreenProps, "state" | "outOfDate"> {
  const jobs = jobsFrom({ events, contract }, facts);
  const shown = [events, ...(lists ? [lists.in, lists.out] : [])];
  if (!jobs) return { state: toPending(events), outOfDate: null };
  if (shown.some(isFirstLoad)) return { state: { kind: "loading" }, outOfDate: null };
  const job = jobInQuestion(jobs, chosen);
  return {
    state: {
      kind: "ready",
      tasks: dayTasks(job, lists && staffOf(lists)),
      facts: { job, checkIn: shareOf("in"), checkOut: shareOf("out") },
    },
    outOfDate: outOfDateOf(shown, lists !== null && hasGaps(lists)),
  };

  /** In list "in": checked in of all staff. In list "out": checked out of those checked in. */
  function shareOf(list: "in" | "out") {
    const staff = lists?.[list].data?.rows;
    if (!staff) return null;
    const { done, open } = countStaff(staff, list);
    return { done, total: done + open };
  }
}

const hasGaps = ({ in: toCome, out: toGo }: NonNullable<SupervisedLists>): boolean =>
  [toCome, toGo].some(({ data }) => data && data.unreadable > 0);

/** Unknown while a row is unreadable. */
const staffOf = (lists: NonNullable<SupervisedLists>): StaffLists | "unknown" =>
  lists.in.data && lists.out.data && !hasGaps(lists) ? { in: lists.in.data.rows, out: lists.out.data.rows } : "unknown";
