import { useNow } from "#app/shell/clock.ts";
import { useExtraEvents } from "#app/shell/queries.ts";
import { checkInOpensAt } from "#src/model/events/eventTimes.ts";
import { staffDay } from "#src/model/staff/staffDay.ts";
import type { StaffListScreenProps } from "#src/screens/staff/StaffListScreen.tsx";

/** When the supervisor's day begins, and when check-in opens as long as it has not; nothing where that is not known. */
export function useStaffDay(): Pick<StaffListScreenProps, "start" | "opensAt"> {
  const now = useNow();
  const { data } = useExtraEvents();
  const day = data ? staffDay(data.rows, now) : null;
  const opensAt = day && checkInOpensAt(day.start);
  return { start: day, opensAt: opensAt !== null && opensAt > now ? new Date(opensAt).toISOString() : null };
}
