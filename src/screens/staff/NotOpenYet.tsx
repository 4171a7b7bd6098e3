import { formatDateBrief, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Banner } from "#src/primitives/Banner.tsx";

/** Why nobody can be checked in yet, and from when on they can (D-33). */
export function NotOpenYet({ id, opensAt }: { id: string; opensAt: string }) {
  const t = useCopy("staff.closed");
  return (
    <div id={id}>
      <Banner tone="hint" title={t("title")}>
        <span>{t("body", { date: formatDateBrief(opensAt), time: formatTime(opensAt) })}</span>
      </Banner>
    </div>
  );
}
