import * as z from "zod/mini";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import { listOf } from "#src/model/listAnswer.ts";
import { orElse, requiredText, text } from "#src/model/reading.ts";

export const SELECTABLE_DAYS = 5;
export const MAX_BOOKED_DAYS = 2;

/** A day that can be offered (ENTS-16). An unknown state counts as booked: it cannot be changed. */
export const availabilityDateSchema = z.object({
  id: requiredText,
  date: requiredText,
  displayDate: text,
  /** Taken and total places, "3/12". */
  capacity: text,
  state: orElse(z.enum(["default", "selected-applied", "booked"]), "booked"),
});
/**
 * The dates that can be offered (AVL-23). Invalid unless all of them are readable: a change sends the complete choice,
 * so an omitted date would be withdrawn.
 */
export const availabilityAnswer = listOf(availabilityDateSchema, ({ id }) => id).check(
  z.refine(({ rows, unreadable }) => unreadable === 0 && rows.every(({ date }) => parseCalendarDay(date) !== null)),
);

export type AvailabilityDate = z.output<typeof availabilityDateSchema>;
