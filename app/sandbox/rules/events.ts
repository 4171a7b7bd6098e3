import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import type { Account, Application, TrialDay } from "../database/records.ts";
import { applicationOf, applicationsOf, dayById, isCheckInOpen, startOf, USUAL_START } from "../database/days.ts";
import { groupOf } from "../database/group.ts";
import { accept, type Json, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

/** Only the group's leader can withdraw a group application. */
export function isBoundToGroup(database: Database, application: Application): boolean {
  return application.byGroup && groupOf(database, application.extraId)?.ownerId !== application.extraId;
}

function availableEvent(database: Database, day: TrialDay, extraId: string): Json {
  const application = applicationOf(database, extraId, day.id);
  const isApplied = application?.status === "applied";
  return {
    event_id: day.id,
    event_date: day.date,
    start_time: day.start,
    end_time: day.end,
    extra_required: day.required,
    extra_booked: day.booked,
    extra_applied: day.applied,
    applied: isApplied,
    application_status: application?.status ?? null,
    can_withdraw: isApplied && !isBoundToGroup(database, application),
  };
}

/** Local times compare as strings, which is fast for ten thousand days. */
const whenOf = ({ date, start }: TrialDay) => `${date}T${start ?? USUAL_START}`;
const byDate = (a: TrialDay, b: TrialDay) => whenOf(a).localeCompare(whenOf(b));

function isAhead(day: TrialDay, at: Instant, today: CalendarDay): boolean {
  return day.date === today ? startOf(day) > at : day.date > today;
}

/** A day that has started is listed only for users with an application. */
export function getAvailableEvents(database: Database, caller: Account, at: Instant): Reply {
  const extraId = caller.extra.extra_id;
  const today = todayInBerlin(at);
  const days = database.days
    .filter((day) => isAhead(day, at, today) || applicationOf(database, extraId, day.id))
    .toSorted(byDate);
  return accept({ data: days.map((day) => availableEvent(database, day, extraId)) });
}

function statusOf({ status, checkOut }: Application, day: TrialDay, at: Instant): string {
  if (status !== "booked") return status;
  if (checkOut !== null) return "confirmed";
  return isCheckInOpen(day, at) ? "check-in-required" : "booked";
}

/** A user's booked days; also all applications if the settings say so. */
export function getExtraEvents(database: Database, caller: Account, at: Instant): Reply {
  const extraId = caller.extra.extra_id;
  const own = database.settings.listsApplications
    ? database.applications.filter((application) => application.extraId === extraId)
    : applicationsOf(database, extraId, "booked");
  const bookings = own.flatMap((application) => {
    const day = dayById(database, application.dayId);
    return day ? [{ application, day }] : [];
  });
  const events = bookings
    .toSorted((a, b) => byDate(a.day, b.day))
    .map(({ application, day }) => ({
      event_id: day.id,
      event_date: day.date,
      start_time: day.start,
      end_time: day.end,
      event_status: statusOf(application, day, at),
      check_in: application.checkIn,
      check_out: application.checkOut,
      id_check: null,
      extra_id: extraId,
      can_cancel: !isBoundToGroup(database, application),
    }));
  return accept({ data: events });
}
