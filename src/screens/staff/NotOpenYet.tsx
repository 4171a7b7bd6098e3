import { formatDateBrief, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Check-in is not open yet, with the time at which it opens (D-33). */
export function NotOpenYet({ opensAt }: { opensAt: string }) {
  const t = useCopy("staff");
  return (
    <Banner tone="hint" title={t("closed.title")}>
      <span className="block">{t("closed.body")}</span>
      <strong className="font-strong">
        {t("start", { date: formatDateBrief(opensAt), time: formatTime(opensAt) })}
      </strong>
    </Banner>
  );
}
