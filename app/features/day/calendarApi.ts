import { useSignedIn } from "#app/shell/signedIn.tsx";
import { calendarLink } from "#app/platform/calendar/calendarLink.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { formatDateBrief, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { calendarEntry, type CalendarEntry } from "#src/model/events/calendarEntry.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import type { bringDocument, JobView } from "#src/model/day/jobView.ts";
import type { CalendarExport } from "#src/screens/my-event/CalendarButton.tsx";

const loadWriter = async () => (await import("#app/platform/calendar/calendarFile.ts")).calendarFile;

/** Calendar export of a day, as configured in the page (D-62). Needs the texts of `day`. */
export function useCalendar(bring: ReturnType<typeof bringDocument> | null): CalendarExport {
  const t = useCopy("day.file");
  const { now } = useSignedIn();
  const { mutate, variables, isPending, isError } = useSingleMutation({
    mutationFn: ({ entry, name }: { entry: CalendarEntry; name: string }) =>
      saveCalendarFile({ load: loadWriter, save: saveFile, now }, entry, name),
  });
  const requested = variables?.entry.id ?? null;

  function entryOf(job: JobView) {
    const by = job.startsAt === null ? null : arriveBy(job.startsAt);
    const calendarNote =
      by === null ? [] : [t("arrive", { day: formatDateBrief(todayInBerlin(by)), time: formatTime(by) })];
    return calendarEntry(job, {
      lines: [...calendarNote, ...(bring ? [t(`bring.${bring}`)] : [])],
      reminder: t("reminder"),
      address: `${globalThis.location.origin}${pathForScreen("my-event")}`,
    });
  }

  if (pageSetting("calendarProvider") === "google") {
    return {
      kind: "link",
      hrefOf(job) {
        const entry = entryOf(job);
        return entry ? calendarLink(entry) : "";
      },
    };
  }
  return {
    kind: "file",
    busyWith: isPending ? requested : null,
    failedFor: isError ? requested : null,
    onSave(job) {
      const entry = entryOf(job);
      if (entry) mutate({ entry, name: t("name", { date: entry.day }) });
    },
  };
}

export type CalendarFileDeps = {
  /** Loads the calendar file writer. */
  load: () => Promise<(entry: CalendarEntry, now: number) => string>;
  save: (file: Blob, name: string) => void;
  now: () => number;
};

/** Saves a day as a calendar file; rejects if the writer cannot be loaded. */
export async function saveCalendarFile(
  { load, save, now }: CalendarFileDeps,
  entry: CalendarEntry,
  name: string,
): Promise<void> {
  const write = await load();
  save(new Blob([write(entry, now())], { type: "text/calendar;charset=utf-8" }), `${name}.ics`);
}
