import { useState } from "react";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { calendarLink } from "#app/calendar/calendarLink.ts";
import { createCalendarSaving } from "#app/calendar/calendarSaving.ts";
import { useView } from "#app/flows/viewSource.ts";
import { pathForScreen } from "#app/navigation/screens.ts";
import { pageSetting } from "#app/pageSettings.ts";
import { saveFile } from "#app/saveFile.ts";
import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { calendarEntry } from "#src/model/calendarEntry.ts";
import { arriveBy } from "#src/model/eventTimes.ts";
import type { bringDocument, JobView } from "#src/model/jobView.ts";
import type { CalendarWay } from "#src/screens/my-event/CalendarButton.tsx";

/** How a day gets into the person's own calendar, as the page is set up (D-62). Needs the texts of `day`. */
export function useCalendar(bring: ReturnType<typeof bringDocument> | null): CalendarWay {
  const t = useCopy("day.file");
  const { now } = useSignedIn();
  const [saving] = useState(() =>
    createCalendarSaving({
      load: async () => (await import("#app/calendar/calendarFile.ts")).calendarFile,
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
