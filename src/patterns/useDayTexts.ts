import { useCopy } from "#src/copy/useCopy.tsx";
import { parseClockTime } from "#src/lib/clockTime.ts";
import type { EventBadge } from "#src/model/events/derivedEventStatus.ts";
import type { TimeRange } from "#src/model/events/eventTimes.ts";
import { useAwayText } from "./useAwayText.ts";

const badgeTexts = {
  CONTRACT_MISSING: "contractMissing",
  PRE_WORK_CHECKIN_READY: "checkInReady",
  CHECK_IN_TOMORROW: "checkInTomorrow",
  READY_FOR_WORK: "readyForWork",
  APPROVED: "approved",
  PAYROLLED: "payrolled",
  UPCOMING: "upcoming",
} as const satisfies Record<EventBadge, string>;

/** The texts shared by all screens about one day; needs the texts of `day`. */
export function useDayTexts() {
  const t = useCopy("day");
  const away = useAwayText();
  return {
    /** Distance of a day from today. */
    away,
    /** `08:00–13:30 Uhr`, `23:04–02:34 Uhr (+1 Tag)`, or the known part of it (D-61). */
    time: ({ start, end, overnight }: TimeRange): string => {
      if (start && end) return t(overnight ? "time.overnight" : "time.range", { start, end });
      if (start) return t("time.from", { start });
      return end ? t("time.until", { end }) : t("time.open");
    },
    /** `08:00 Uhr`, from `HH:mm`. */
    at: (time: string): string => t("time.at", { time }),
    /** `06:42 Uhr`; without the time if that is unreadable. */
    doneAt: (time: string): string => {
      const clock = parseClockTime(time);
      return clock === null ? t("time.done") : t("time.at", { time: clock });
    },
    /** The label of a derived status (MYEV-41). */
    badge: (badge: EventBadge): string => t(`badges.${badgeTexts[badge]}`),
  };
}
