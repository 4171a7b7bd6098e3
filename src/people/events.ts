import { germanDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, weekdayOf } from "#src/lib/calendarMath.ts";
import type { AvailableEvent, ExtraEvent } from "#src/model/events/event.ts";
import { leadsGroup } from "#src/people/groups.ts";
import type { Person } from "#src/people/person.ts";

type Slot = {
  id: number;
  daysAfterMonday: number;
  start?: string;
  end?: string;
  required: number;
  booked: number;
  applied: number;
};

const slots: readonly Slot[] = [
  { id: 501, daysAfterMonday: 0, start: "08:00", end: "13:30", required: 12, booked: 12, applied: 31 },
  { id: 502, daysAfterMonday: 11, start: "08:00", end: "13:30", required: 12, booked: 12, applied: 28 },
  { id: 503, daysAfterMonday: 14, start: "08:00", end: "13:30", required: 12, booked: 9, applied: 23 },
  { id: 504, daysAfterMonday: 18, start: "08:00", end: "13:30", required: 12, booked: 4, applied: 17 },
  { id: 505, daysAfterMonday: 18, start: "14:30", end: "20:00", required: 40, booked: 11, applied: 12 },
  { id: 506, daysAfterMonday: 21, start: "05:15", end: "10:00", required: 12, booked: 0, applied: 2 },
  { id: 507, daysAfterMonday: 25, start: "08:00", end: "13:30", required: 12, booked: 12, applied: 40 },
  { id: 508, daysAfterMonday: 28, required: 60, booked: 17, applied: 9 },
  { id: 509, daysAfterMonday: 29, start: "08:00", required: 12, booked: 3, applied: 1 },
  { id: 510, daysAfterMonday: 35, start: "08:00", end: "13:30", required: 120, booked: 0, applied: 0 },
  { id: 511, daysAfterMonday: 39, start: "08:00", end: "13:30", required: 12, booked: 14, applied: 33 },
  { id: 512, daysAfterMonday: 39, start: "14:00", end: "17:45", required: 1, booked: 0, applied: 1 },
  { id: 513, daysAfterMonday: 42, start: "08:00", end: "13:30", required: 12, booked: 7, applied: 15 },
  { id: 514, daysAfterMonday: 46, start: "05:00", end: "09:30", required: 30, booked: 30, applied: 30 },
  { id: 515, daysAfterMonday: 46, start: "10:00", end: "13:30", required: 30, booked: 29, applied: 52 },
  { id: 516, daysAfterMonday: 46, start: "18:00", end: "23:45", required: 30, booked: 6, applied: 8 },
  { id: 517, daysAfterMonday: 49, start: "08:00", end: "13:30", required: 12, booked: 1, applied: 4 },
  { id: 518, daysAfterMonday: 53, start: "08:00", end: "13:30", required: 12, booked: 5, applied: 19 },
  { id: 519, daysAfterMonday: 56, start: "08:00", end: "13:30", required: 12, booked: 2, applied: 6 },
  { id: 520, daysAfterMonday: 60, start: "08:00", end: "13:30", required: 12, booked: 0, applied: 3 },
  { id: 521, daysAfterMonday: 61, start: "22:00", end: "04:30", required: 25, booked: 3, applied: 2 },
  { id: 522, daysAfterMonday: 62, start: "10:00", end: "16:00", required: 1200, booked: 1187, applied: 1432 },
  { id: 523, daysAfterMonday: 67, required: 12, booked: 0, applied: 0 },
  { id: 524, daysAfterMonday: 70, start: "08:00", end: "13:30", required: 12, booked: 12, applied: 21 },
  { id: 525, daysAfterMonday: 77, start: "08:00", end: "13:30", required: 12, booked: 0, applied: 5 },
  { id: 526, daysAfterMonday: 81, start: "08:00", end: "13:30", required: 60, booked: 61, applied: 60 },
  { id: 527, daysAfterMonday: 84, start: "08:00", end: "13:30", required: 12, booked: 0, applied: 0 },
];

/** Days in the past relative to any date; applications are closed. */
const pastSlots: readonly Slot[] = [
  { id: 531, daysAfterMonday: -14, start: "08:00", end: "13:30", required: 12, booked: 11, applied: 26 },
  { id: 532, daysAfterMonday: -10, start: "08:00", end: "13:30", required: 12, booked: 12, applied: 30 },
];

const dayOf = (slot: Slot, today: CalendarDay): CalendarDay =>
  addDays(today, 8 - weekdayOf(today) + slot.daysAfterMonday);

/** The person's application for a day. */
export function applicationOf(
  id: number,
  person: Person,
): { status: NonNullable<AvailableEvent["application_status"]>; isForGroup: boolean; isAttended: boolean } | null {
  const isAttended = person.attendedEventIds?.includes(id) ?? false;
  const isForGroup = person.groupEventIds?.includes(id) ?? false;
  const ownDay = (status: "booked" | "applied" | "withdrawn" | "cancelled") => ({ status, isForGroup, isAttended });
  if (isAttended || person.bookedEventIds.includes(id)) return ownDay("booked");
  if (person.appliedEventIds.includes(id)) return ownDay("applied");
  if (person.withdrawnEventIds?.includes(id)) return ownDay("withdrawn");
  return person.cancelledEventIds?.includes(id) ? ownDay("cancelled") : null;
}

/** Members cannot withdraw what the leader of their group applied for. */
const isBound = (id: number, person: Person): boolean =>
  (person.groupEventIds?.includes(id) ?? false) && !leadsGroup(person);

/** The days that a person can apply for; the first one is the Monday after `today`, the last one three months later. */
export const trialDays = (today: CalendarDay, person: Person): AvailableEvent[] =>
  slots.map((slot) => asAvailable(slot, today, person));

/** The two past days, as stored by the provider. */
export const pastDays = (today: CalendarDay, person: Person): AvailableEvent[] =>
  pastSlots.map((slot) => asAvailable(slot, today, person));

function asAvailable(slot: Slot, today: CalendarDay, person: Person): AvailableEvent {
  const status = applicationOf(slot.id, person)?.status ?? null;
  return {
    event_id: slot.id,
    event_date: dayOf(slot, today),
    start_time: slot.start,
    end_time: slot.end,
    extra_required: slot.required,
    extra_booked: slot.booked,
    extra_applied: slot.applied,
    applied: status === "applied" || status === "booked",
    application_status: status,
    can_withdraw: status === "applied" ? !isBound(slot.id, person) : undefined,
  };
}

/** The booked days of a person, past ones included. */
export const bookedDays = (today: CalendarDay, person: Person): ExtraEvent[] =>
  [...pastSlots, ...slots].flatMap((slot) => {
    const application = applicationOf(slot.id, person);
    if (application?.status !== "booked") return [];
    const date = dayOf(slot, today);
    return {
      event_id: slot.id,
      event_date: date,
      start_time: slot.start,
      end_time: slot.end,
      event_status: application.isAttended ? "confirmed" : "booked",
      check_in: application.isAttended ? attendance(date).checkIn : undefined,
      check_out: application.isAttended ? attendance(date).checkOut : undefined,
      id_check: null,
      extra_id: person.extraId,
      can_cancel: !isBound(slot.id, person),
    };
  });

/** Check-in and check-out times of an attended day. */
export const attendance = (day: CalendarDay) => ({ checkIn: `${day}T06:42:00Z`, checkOut: `${day}T12:34:00Z` });

/** The days that a campaign has suggested to a person, `dd.mm.yyyy` in the provider's format. */
export const suggestedDates = (today: CalendarDay, person: Person): string[] =>
  slots
    .filter((slot) => person.profile.suggestedEventIds?.includes(slot.id))
    .map((slot) => germanDay(dayOf(slot, today)));
