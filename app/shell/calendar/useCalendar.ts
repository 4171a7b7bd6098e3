import { useState } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { calendarLink } from "#app/platform/calendar/calendarLink.ts";
import { createCalendarSaving } from "#app/shell/calendar/calendarSaving.ts";
import { useView } from "#app/shell/viewSource.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { pageSetting } from "#app/platform/pageSettings.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { calendarEntry } from "#src/model/events/calendarEntry.ts";
import { arriveBy } from "#src/model/events/eventTimes.ts";
import type { bringDocument, JobView } from "#src/model/day/jobView.ts";
import type { CalendarWay } from "#src/screens/my-event/CalendarButton.tsx";

/** How a day gets into the person's own calendar, as the page is set up (D-62). Needs the texts of `day`. */
export function useCalendar(bring: ReturnType<typeof bringDocument> | null): CalendarWay {
  const t = useCopy("day.file");
  const { now } = useSignedIn();
  const [saving] = useState(() =>
    createCalendarSaving({
      load: async () => (await import("#app/platform/calendar/calendarFile.ts")).calendarFile,
      save: saveFile,
      now,
    }),
  );
  const view = useView(saving);

  function entryOf(job: JobView) {
    const arrive = job.startsAt === null ? [] : [t("arrive", { time: formatTime(arriveBy(job.startsAt)) })];
    return calendarEntry(job, {
      lines: [...arrive, ...(bring ? [t(`bring.${bring}`)] : [])],
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
    ...view,
    onSave(job) {
      const entry = entryOf(job);
      if (entry) void saving.start(entry, t("name", { date: entry.day }));
    },
  };
}
