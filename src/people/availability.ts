import type { AvailabilityDate } from "#src/model/availability/availability.ts";

const grid = [
  ["2026-11-23", "8/12"],
  ["2026-11-27", "3/12"],
  ["2026-11-30", "7/12"],
  ["2026-12-04", "5/12"],
  ["2026-12-07", "12/12"],
  ["2026-12-11", "9/12"],
  ["2026-12-14", "2/12"],
  ["2026-12-18", "11/12"],
  ["2027-01-04", "0/12"],
  ["2027-01-08", "1/12"],
  ["2027-01-11", "2/12"],
  ["2027-01-15", "4/12"],
  ["2027-01-18", "6/12"],
] as const;

type Named = { chosen?: readonly string[]; booked?: readonly string[] };

/** Thirteen dates around the turn of a year, 7 December is full; those named (`12-11`) are chosen or booked. */
export const availabilityDays = ({ chosen = [], booked = [] }: Named = {}): AvailabilityDate[] =>
  grid.map(([date, capacity]) => ({
    id: date,
    date,
    displayDate: `${date.slice(8)}.${date.slice(5, 7)}.`,
    capacity,
    state: stateOf(date.slice(5), chosen, booked),
  }));

function stateOf(day: string, chosen: readonly string[], booked: readonly string[]): AvailabilityDate["state"] {
  if (booked.includes(day)) return "booked";
  return chosen.includes(day) ? "selected-applied" : "default";
}

/** Days in midweek: each on its own weekday, more places, and no short form of the date. */
export const availabilityMidweek: AvailabilityDate[] = [
  { id: "a", date: "2026-11-24", displayDate: "", capacity: "118/120", state: "default" },
  { id: "b", date: "2026-11-25", displayDate: "", capacity: "", state: "selected-applied" },
  { id: "c", date: "2026-11-26", displayDate: "", capacity: "1187/1200", state: "default" },
];
