import { useCopy } from "#src/copy/useCopy.tsx";
import { dayGlyphs, dayTile, Dots } from "./DayCell.tsx";

/** The legend of the day marks. */
export function MonthLegend() {
  const t = useCopy("events");
  const entries = [
    { tone: "open", name: t("month.free") },
    { tone: "chosen", name: t("month.chosen") },
    { tone: "applied", name: t("badges.applied") },
    { tone: "booked", name: t("badges.booked") },
    { tone: "full", name: t("badges.fullyBooked") },
  ] as const;
  return (
    <ul aria-label={t("month.legend")} className="flex flex-wrap gap-x-5 gap-y-2 text-meta text-ink-2">
      {entries.map(({ tone, name }) => {
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
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={dayTile({ tone: "open", className: "size-5 shrink-0 rounded-[0.3125rem]" })}
        >
          <Dots count={2} />
        </span>
        <span>{t("month.several")}</span>
      </li>
    </ul>
  );
}
