import { germanDay, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays, weekdayOf } from "#src/lib/calendarMath.ts";
import type { AvailableEvent, ExtraEvent } from "#src/model/event.ts";
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
];

const dayOf = (slot: Slot, today: CalendarDay): CalendarDay =>
  addDays(today, 8 - weekdayOf(today) + slot.daysAfterMonday);

function statusFor(slot: Slot, person: Person): AvailableEvent["application_status"] {
  if (person.bookedEventIds.includes(slot.id)) return "booked";
  return person.appliedEventIds.includes(slot.id) ? "applied" : null;
}

/** The days that a person can apply for; the first one is the Monday after `today`. */
export const trialDays = (today: CalendarDay, person: Person): AvailableEvent[] =>
  slots.map((slot) => {
    const status = statusFor(slot, person);
    return {
      event_id: slot.id,
      event_date: dayOf(slot, today),
      start_time: slot.start,
      end_time: slot.end,
      extra_required: slot.required,
      extra_booked: slot.booked,
      extra_applied: slot.applied,
      applied: status !== null,
      application_status: status,
      can_withdraw: status === "applied" ? true : undefined,
    };
  });

/** The days for which a person is booked. */
export const bookedDays = (today: CalendarDay, person: Person): ExtraEvent[] =>
  slots
    .filter((slot) => person.bookedEventIds.includes(slot.id))
    .map((slot) => ({
      event_id: slot.id,
      event_date: dayOf(slot, today),
      start_time: slot.start,
      end_time: slot.end,
      event_status: "booked",
      check_in: undefined,
      check_out: undefined,
      id_check: null,
      extra_id: person.extraId,
      can_cancel: true,
    }));

/** The days that a campaign has suggested to a person, `dd.mm.yyyy` as the provider spells them. */
export const suggestedDates = (today: CalendarDay, person: Person): string[] =>
  slots
    .filter((slot) => person.profile.suggestedEventIds?.includes(slot.id))
    .map((slot) => germanDay(dayOf(slot, today)));
