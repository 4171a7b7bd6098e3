import * as z from "zod/mini";
import { SELECTABLE_DAYS } from "#src/model/availability/availability.ts";
import { sampleAvailabilityDates } from "#src/model/availability/sampleAvailability.ts";
import { orElse } from "#src/model/reading.ts";
import { daysOf } from "../database/days.ts";
import { readProcedure, writeProcedure } from "../database/procedures.ts";
import type { Account } from "../database/records.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

const SECTION = "availability";
const dates = orElse(z.array(z.string()), []);
const recordSchema = z.object({ chosen: dates, booked: dates });

/** Booked and required places on a date, overbooked days counted as full; `null` without a day. */
function seatsOn({ days }: Database, date: string): string | null {
  const slots = days.filter((day) => day.date === date);
  const sum = (of: "booked" | "required") => slots.reduce((all, slot) => all + slot[of], 0);
  return slots.length > 0 ? `${Math.min(sum("booked"), sum("required"))}/${sum("required")}` : null;
}

/** Thirteen dates, and which of them the user has offered (AVL-23, D-27). Booked days are included, offered or not. */
export function getAvailability(database: Database, { extra }: Account, at: Instant): Reply {
  const stored = readProcedure(database, extra.extra_id, SECTION, recordSchema);
  const booked = new Set([
    ...(stored?.booked ?? []),
    ...daysOf(database, extra.extra_id, "booked").map(({ date }) => date),
  ]);
  const stateOf = (id: string) =>
    booked.has(id) ? "booked" : stored?.chosen.includes(id) ? "selected-applied" : "default";
  return accept({
    data: sampleAvailabilityDates(at).map((date) => ({
      ...date,
      capacity: seatsOn(database, date.id) ?? date.capacity,
      state: stateOf(date.id),
    })),
  });
}

type Confirmed = { dates: readonly string[]; applied_date: string };

export function confirmAvailability(database: Database, { extra }: Account, body: Confirmed): Reply {
  const { dates: chosen, applied_date: appliedDate } = body;
  if (chosen.length > SELECTABLE_DAYS)
    return refuse(422, `Bitte wählen Sie höchstens ${SELECTABLE_DAYS} Termine.`, { error: "TOO_MANY_DAYS" });
  const stored = readProcedure(database, extra.extra_id, SECTION, recordSchema);
  writeProcedure(database, extra.extra_id, SECTION, { booked: stored?.booked ?? [], chosen, appliedDate });
  return accept();
}
