import { useCopy } from "#src/copy/useCopy.tsx";
import { choiceOf, type Chooser } from "#src/model/events/application.ts";
import { dayToneOf, type EventMonth } from "#src/model/events/eventCalendar.ts";
import { dayGlyphs, dayTile, Dots } from "./DayCell.tsx";

export type MonthLegendProps = { shown: EventMonth; chooser: Chooser };

/** The legend of the marks in this month. Choosing a day adds none: nothing moves under a finger. */
export function MonthLegend({ shown, chooser }: MonthLegendProps) {
  const t = useCopy("events");
  const tones = new Set(shown.days.map(({ events }) => dayToneOf(events, [], chooser)));
  const choices = new Set(shown.days.flatMap(({ events }) => events.map((event) => choiceOf(event, chooser))));
  const entries = [
    { tone: "open", name: t("month.free"), isThere: tones.has("open") },
    { tone: "chosen", name: t("month.chosen"), isThere: choices.has("apply") },
    { tone: "withdraw", name: t("month.toWithdraw"), isThere: choices.has("withdraw") },
    { tone: "applied", name: t("badges.applied"), isThere: tones.has("applied") },
    { tone: "booked", name: t("badges.booked"), isThere: tones.has("booked") },
    { tone: "full", name: t("badges.fullyBooked"), isThere: tones.has("full") },
  ] as const;
  return (
    <ul aria-label={t("month.legend")} className="flex flex-wrap gap-x-5 gap-y-2 text-meta text-ink-2">
      {entries
        .filter(({ isThere }) => isThere)
        .map(({ tone, name }) => {
          const Glyph = tone in dayGlyphs ? dayGlyphs[tone as keyof typeof dayGlyphs] : null;
          return (
            <li key={tone} className="flex items-center gap-2">
              <span aria-hidden="true" className={dayTile({ tone, className: "size-5 shrink-0 rounded-[0.3125rem]" })}>
                {Glyph ? <Glyph className="size-3 stroke-3" /> : null}
                {tone === "full" ? 8 : null}
              </span>
              <span>{name}</span>
            </li>
          );
        })}
      {shown.days.some(({ events }) => events.length > 1) ? (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={dayTile({ tone: "open", className: "size-5 shrink-0 rounded-[0.3125rem]" })}
          >
            <Dots count={2} />
          </span>
          <span>{t("month.several")}</span>
        </li>
      ) : null}
    </ul>
  );
}
