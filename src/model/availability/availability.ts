import * as z from "zod/mini";
import { orElse, requiredText, text } from "#src/model/reading.ts";

export const SELECTABLE_DAYS = 5;
export const MAX_BOOKED_DAYS = 2;

/** A day that a person can offer (ENTS-16). A state that is not known counts as booked: it cannot be changed here. */
export const availabilityDateSchema = z.object({
  id: requiredText,
  date: requiredText,
  displayDate: text,
  /** Taken of all places, "3/12". */
  capacity: text,
  state: orElse(z.enum(["default", "selected-applied", "booked"]), "booked"),
});
export type AvailabilityDate = z.output<typeof availabilityDateSchema>;
