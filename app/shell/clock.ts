import { use, useSyncExternalStore } from "react";
import type { Clock } from "#app/platform/clock.ts";
import { ClockContext } from "#app/shell/appDeps.ts";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";

function useClock(): Clock {
  const clock = use(ClockContext);
  if (!clock) throw new Error("There is no clock here.");
  return clock;
}

/** The current minute in milliseconds; re-renders with it. */
export function useNow(): number {
  const { subscribe, minute } = useClock();
  return useSyncExternalStore(subscribe, minute);
}

/** Today in Europe/Berlin. */
export function useToday(): CalendarDay {
  const { subscribe, now } = useClock();
  return useSyncExternalStore(subscribe, () => todayInBerlin(now()));
}

const MINUTE_MS = 60_000;
/** Smaller differences do not make a user late. */
const NOTICE_FROM_MINUTES = 10;

/** Minutes that the device clock is slow, negative if fast; undefined below the limit. */
export function useWrongClock(): number | undefined {
  const { subscribe, deviceSlow } = useClock();
  const minutes = useSyncExternalStore(subscribe, () => Math.round(deviceSlow() / MINUTE_MS));
  return Math.abs(minutes) < NOTICE_FROM_MINUTES ? undefined : minutes;
}
