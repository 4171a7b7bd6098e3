import { TIME_ZONE, type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import { USUAL_MINUTES, type CalendarEntry } from "#src/model/events/calendarEntry.ts";
import { endDay, type TimeRange } from "#src/model/events/eventTimes.ts";

const TEMPLATE = "https://calendar.google.com/calendar/render";
const DAY_MINUTES = 24 * 60;

/** URL of Google's prefilled form for a new entry (MYEV-10, D-62). Nothing is sent before it is opened. */
export function calendarLink({ title, location, lines, day, time, address }: CalendarEntry): string {
  const link = new URL(TEMPLATE);
  const values = {
    action: "TEMPLATE",
    text: title,
    dates: spanOf(day, time).map(stamp).join("/"),
    ctz: TIME_ZONE,
    location,
    details: [...lines, address].join("\n"),
  };
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
  return link.href;
}

type Moment = Pick<CalendarEntry, "day"> & { time?: string };

/** Start and end; all day if the start is unknown. */
function spanOf(day: CalendarDay, time: TimeRange): [Moment, Moment] {
  const { start, end } = time;
  if (!start) return [{ day }, { day: addDays(day, 1) }];
  return [{ day, time: start }, end ? { day: endDay(day, time), time: end } : usualEnd({ day, time: start })];
}

const stamp = ({ day, time }: Moment): string => (time ? `${day}T${time}00` : day).replaceAll(/[-:]/g, "");

function usualEnd({ day, time }: Required<Moment>): Moment {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const until = hours * 60 + minutes + USUAL_MINUTES;
  const left = until % DAY_MINUTES;
  return {
    day: until < DAY_MINUTES ? day : addDays(day, 1),
    time: [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, "0")).join(":"),
  };
}
