import { use, useSyncExternalStore } from "react";
import type { Clock } from "#app/platform/clock.ts";
import { ClockContext } from "#app/shell/appDeps.ts";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";

function useClock(): Clock {
  const clock = use(ClockContext);
  if (!clock) throw new Error("There is no clock here.");
  return clock;
}

/** The current minute in milliseconds: a screen that is left open follows it. */
export function useNow(): number {
  const { subscribe, minute } = useClock();
  return useSyncExternalStore(subscribe, minute);
}

/** Today in Berlin. */
export function useToday(): CalendarDay {
  const { subscribe, now } = useClock();
  return useSyncExternalStore(subscribe, () => todayInBerlin(now()));
}

const MINUTE_MS = 60_000;
/** By less nobody is late who looks at their device. */
const NOTICE_FROM_MINUTES = 10;

/** Minutes by which the clock of this device is slow, or fast if they are negative; nothing as long as that does not matter. */
export function useWrongClock(): number | undefined {
  const { subscribe, deviceSlow } = useClock();
  const minutes = useSyncExternalStore(subscribe, () => Math.round(deviceSlow() / MINUTE_MS));
  return Math.abs(minutes) < NOTICE_FROM_MINUTES ? undefined : minutes;
}
