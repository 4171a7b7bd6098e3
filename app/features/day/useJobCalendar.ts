import { useCalendar } from "#app/features/day/calendarApi.ts";
import { device } from "#app/platform/device.ts";
import { log } from "#app/platform/log.ts";
import type { bringDocument, JobView } from "#src/model/day/jobView.ts";
import type { CalendarStatus } from "#src/screens/job/CalendarButton.tsx";

/** The calendar button of a job: leaves a trace and does the same as the one of my event (MYEV-21, D-25). */
export function useJobCalendar(bring: ReturnType<typeof bringDocument> | null) {
  const calendar = useCalendar(bring);
  return {
    statusOf({ id }: JobView): CalendarStatus {
      if (calendar.kind === "link") return "ready";
      if (calendar.busyWith === id) return "saving";
      return calendar.failedFor === id ? "failed" : "ready";
    },
    open(job: JobView): void {
      log("job.calendar");
      if (calendar.kind === "link") device.openExternal(calendar.hrefOf(job));
      else calendar.onSave(job);
    },
  };
}
