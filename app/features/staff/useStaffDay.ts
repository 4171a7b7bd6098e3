import { useEffect, useState } from "react";
import { useExtraEvents } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { checkInOpensAt } from "#src/model/events/eventTimes.ts";
import { staffDay } from "#src/model/staff/staffDay.ts";
import type { StaffListScreenProps } from "#src/screens/staff/StaffListScreen.tsx";

/** Longer than this no timer of a browser waits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** When the supervisor's day begins, and when check-in opens as long as it has not; nothing where that is not known. */
export function useStaffDay(): Pick<StaffListScreenProps, "start" | "opensAt"> {
  const { now } = useSignedIn();
  const { data } = useExtraEvents();
  const [time, setTime] = useState(now);
  const day = data ? staffDay(data.rows, time) : null;
  const opensAt = day && checkInOpensAt(day.start);
  const isClosed = opensAt !== null && opensAt > time;
  useEffect(() => {
    if (!isClosed) return;
    const timer = setTimeout(() => setTime(now()), Math.min(opensAt - now(), LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [isClosed, opensAt, now]);
  return { start: day, opensAt: isClosed ? new Date(opensAt).toISOString() : null };
}
