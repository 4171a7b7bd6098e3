import type { CalendarEntry } from "#src/model/events/calendarEntry.ts";

export type CalendarFileDeps = {
  /** Fetches what writes the file. */
  load: () => Promise<(entry: CalendarEntry, now: number) => string>;
  save: (file: Blob, name: string) => void;
  now: () => number;
};

/** Hands a day to the person as a calendar file; rejects where the code that writes it cannot be fetched. */
export async function saveCalendarFile(
  { load, save, now }: CalendarFileDeps,
  entry: CalendarEntry,
  name: string,
): Promise<void> {
  const write = await load();
  save(new Blob([write(entry, now())], { type: "text/calendar;charset=utf-8" }), `${name}.ics`);
}
