import { createHeld } from "#app/platform/held.ts";
import type { CalendarEntry } from "#src/model/events/calendarEntry.ts";

export type CalendarSavingMeans = {
  /** Fetches what writes the file. */
  load: () => Promise<(entry: CalendarEntry, now: number) => string>;
  save: (file: Blob, name: string) => void;
  now: () => number;
};

export type CalendarSavingView = {
  /** Ids of days. */
  busyWith: string | null;
  failedFor: string | null;
};

/** Hands days to the person as calendar files, one at a time. */
export function createCalendarSaving({ load, save, now }: CalendarSavingMeans) {
  const view = createHeld<CalendarSavingView>({ busyWith: null, failedFor: null });
  return {
    getView: view.get,
    subscribe: view.subscribe,
    async start(entry: CalendarEntry, name: string): Promise<void> {
      if (view.get().busyWith !== null) return;
      view.set({ busyWith: entry.id, failedFor: null });
      try {
        const write = await load();
        save(new Blob([write(entry, now())], { type: "text/calendar;charset=utf-8" }), `${name}.ics`);
        view.set({ busyWith: null, failedFor: null });
      } catch {
        view.set({ busyWith: null, failedFor: entry.id });
      }
    },
  };
}
