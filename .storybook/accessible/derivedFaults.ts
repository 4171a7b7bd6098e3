import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, instantInBerlin } from "#src/lib/calendarMath.ts";
import { daysBetween } from "#src/lib/relativeDay.ts";
import { initialsOf } from "#src/lib/initials.ts";
import { bookedCount } from "#src/model/availability/availabilityRules.ts";
import { MAX_BOOKED_DAYS, type AvailabilityDate } from "#src/model/availability/availability.ts";
import { isOnTheDay, jobBadge, type JobView } from "#src/model/day/jobView.ts";
import type { NextDay } from "#src/model/dashboard/dashboard.ts";
import { deriveApplicantType } from "#src/model/dashboard/applicant.ts";
import { deriveEventStatus } from "#src/model/events/derivedEventStatus.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import { isConfirmed } from "#src/model/events/event.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import type { AvailabilityScreenProps } from "#src/screens/availability/AvailabilityScreen.tsx";
import type { DashboardScreenProps } from "#src/screens/dashboard/DashboardScreen.tsx";
import type { EventApplicationScreenProps } from "#src/screens/events/EventApplicationScreen.tsx";
import type { GroupScreenProps } from "#src/screens/groups/GroupScreen.tsx";
import type { JobDetailScreenProps } from "#src/screens/job/JobDetailScreen.tsx";
import type { EventDetailsScreenProps } from "#src/screens/my-event/EventDetailsScreen.tsx";
import type { MyEventScreenProps } from "#src/screens/my-event/MyEventScreen.tsx";
import type { WelcomeScreenProps } from "#src/screens/onboarding/WelcomeScreen.tsx";
import type { ProfileOverviewScreenProps } from "#src/screens/profile/ProfileOverviewScreen.tsx";
import type { StaffListScreenProps } from "#src/screens/staff/StaffListScreen.tsx";
import type { TaskListScreenProps } from "#src/screens/tasks/TaskListScreen.tsx";

/** By the name of a fault: whether the args have it. */
type Checks = Record<string, boolean>;

const faultsIn = (checks: Checks): string[] => Object.keys(checks).filter((fault) => checks[fault]);

/** Label only: no rule yields it (MYEV-40). */
const isLabel = ({ eventStatus }: JobView) => eventStatus === "PAYROLLED";

const stands = (job: JobView, isComplete: boolean, now: number) =>
  job.eventStatus ===
  deriveEventStatus(
    {
      start: job.startsAt,
      checkedIn: job.checkIn !== null,
      confirmed: isConfirmed({ event_status: job.status }),
    },
    { complete: isComplete },
    now,
  );

const arrivalOf = ({ day, start }: NextDay) => start && arriveBy(instantInBerlin(day, start));

function dashboard({ state, today, applicant, facts, contract, parts, participant }: DashboardScreenProps): Checks {
  if (state.kind !== "ready") return {};
  const { nextDay } = facts;
  const derived = deriveApplicantType({
    isNewSignUp: applicant === "new_signup",
    bookedCount: nextDay?.state === "booked" ? 1 : 0,
  });
  return {
    "the kind of applicant": nextDay !== undefined && applicant !== derived,
    "a contract for somebody who is not booked": contract != null && applicant !== "booked_user",
    "a contract to sign without contract data":
      contract != null && contract !== "download_required" && parts.contract_complete === false,
    "a profile that is ready and not complete": facts.isProfileReady === true && parts.profile_complete === false,
    "when to be there": nextDay != null && nextDay.arriveAt !== null && nextDay.arriveAt !== arrivalOf(nextDay),
    "a day that is past": nextDay != null && daysBetween(today, nextDay.day) < -1,
    "a day applied for without an application": nextDay?.state === "applied" && facts.applications === 0,
    "a participant without a record": participant !== null && facts.isProfileReady === undefined,
  };
}

function myEvent({ state, now, contract, pass }: MyEventScreenProps): Checks {
  const [next] = state.kind === "ready" ? state.jobs : [];
  const jobs = state.kind === "ready" ? state.jobs.filter((job) => !isLabel(job)) : [];
  return {
    "the status of a day": !jobs.every((job) => stands(job, contract === "complete", now)),
    "a pass": (pass !== null) !== (next !== undefined && isOnTheDay(next, now)),
  };
}

function eventDetails({ state, now, contract }: EventDetailsScreenProps): Checks {
  return { "the status of a day": state.kind === "ready" && !stands(state.job, contract === "complete", now) };
}

function jobDetail({ state, now }: JobDetailScreenProps): Checks {
  if (state.kind !== "ready") return {};
  const isAt = (isComplete: boolean) =>
    stands(state.job, isComplete, now) && jobBadge(state.job, isComplete, now) === state.badge;
  return {
    "the status or badge of a day": !isAt(state.contract === null) && !(state.contract === "complete" && isAt(true)),
  };
}

function taskList({ state }: TaskListScreenProps): Checks {
  if (state.kind !== "ready") return {};
  const { facts, tasks } = state;
  const isDone = (id: string) => tasks.find((task) => task.id === id)?.isDone;
  const counts = ({ done, total }: { done: number; total: number }) => total > 0 && done === total;
  return {
    "a day that is over": facts.job !== null && isDone("event") !== (facts.job.checkOut !== null),
    "a check-in list that is done": facts.checkIn !== null && isDone("checkIn") !== counts(facts.checkIn),
    "a check-out list that is done": facts.checkOut !== null && isDone("checkOut") !== counts(facts.checkOut),
  };
}

function overview({ tasks, percent }: ProfileOverviewScreenProps): Checks {
  const done = tasks.filter(({ completed }) => completed).length;
  return { "the percentage": tasks.length > 0 && percent !== Math.round((done / tasks.length) * 100) };
}

const welcome = ({ steps }: WelcomeScreenProps): Checks => ({
  "a step that is done": steps.some(({ completed, status }) => completed !== (status === "done")),
});

const capacityOf = ({ capacity }: AvailabilityDate) => {
  const [taken = 0, all = 0] = capacity.split("/").map(Number);
  return { taken, all };
};

function availability({ state }: AvailabilityScreenProps): Checks {
  const days = "days" in state ? state.days : [];
  const booked = days.filter(({ state: is }) => is === "booked");
  return {
    "a booked day that nobody is booked for": booked.some(({ capacity, ...day }) => {
      const { taken, all } = capacityOf({ capacity, ...day });
      return all > 0 && taken === 0;
    }),
    "more people than places": days.some((day) => capacityOf(day).taken > capacityOf(day).all),
    "the limit of bookings":
      state.kind === "locked" && state.isLimitReached !== bookedCount(state.days, state.shifts) >= MAX_BOOKED_DAYS,
  };
}

function application({ state }: EventApplicationScreenProps): Checks {
  const events = state.kind === "ready" ? state.months.flatMap(({ days }) => days.flatMap((day) => day.events)) : [];
  return {
    "a booking that nobody has": events.some(
      ({ application_status: status, extra_booked: all }) => status === "booked" && all === 0,
    ),
    "an application that nobody has sent": events.some(
      ({ application_status: status, extra_applied: all }) => status === "applied" && all === 0,
    ),
  };
}

function group({ state }: GroupScreenProps): Checks {
  if (state.kind !== "shown") return {};
  const { members, maxMembers, isFull, ownerId, role } = state.group;
  const self = members.find(({ isSelf }) => isSelf);
  return {
    "a full group": members.length >= maxMembers && !isFull,
    "who leads": members.some(({ extraId, isOwner }) => isOwner !== (extraId === ownerId)),
    "one's own part": self !== undefined && self.isOwner !== (role === "creator"),
    "who one is": self !== undefined && self.extraId !== state.selfId,
  };
}

function staff({ state, list, opensAt, start }: StaffListScreenProps): Checks {
  if (state.kind !== "ready") return {};
  const day = start ? parseCalendarDay(start.date) : null;
  return {
    "somebody who left and never came": state.staff.some(({ checkedIn, checkedOut }) => checkedOut && !checkedIn),
    "a time of what was not done": state.staff.some(
      ({ checkedIn, checkInTime, checkedOut, checkOutTime }) =>
        (checkInTime !== null && !checkedIn) || (checkOutTime !== null && !checkedOut),
    ),
    "somebody here before it opens":
      list === "in" && opensAt !== null && state.staff.some(({ checkedIn }) => checkedIn),
    "an opening that is not the day before": Boolean(
      day && opensAt && Date.parse(opensAt) < instantInBerlin(addDays(day, -2), "00:00"),
    ),
  };
}

type Judge = (args: never) => Checks;

/** By the file of the screen. */
const judges: Readonly<Record<string, Judge>> = {
  AvailabilityScreen: availability,
  DashboardScreen: dashboard,
  EventApplicationScreen: application,
  EventDetailsScreen: eventDetails,
  GroupScreen: group,
  JobDetailScreen: jobDetail,
  MyEventScreen: myEvent,
  ProfileOverviewScreen: overview,
  StaffListScreen: staff,
  TaskListScreen: taskList,
  WelcomeScreen: welcome,
};

type SignedInArgs = {
  frame?: Partial<Frame>;
  firstName?: string;
  fullName?: string;
  person?: { name: string } | null;
  pass?: { name: string } | null;
};

/** The round mark has the initials of the signed-in person, who is named on the page. */
function signedIn({ frame, firstName, fullName, person, pass }: SignedInArgs): Checks {
  const initials = frame?.profile?.initials;
  const names = [firstName, fullName, person?.name, pass?.name].map((name) => initialsOf(name ?? "", ""));
  return { "the initials of somebody else": Boolean(initials) && !names.every((first) => initials?.startsWith(first)) };
}

/** What the args of a screen's story say together and no rule of the model yields. */
export function derivedFaults(title: string, args: object): string[] {
  const judge: Judge | undefined = judges[title.split("/").at(-1) ?? ""];
  const checks = { ...signedIn(args), ...judge?.(args as never) };
  return faultsIn(checks).map((fault) => `No rule yields this story: ${fault}.`);
}
