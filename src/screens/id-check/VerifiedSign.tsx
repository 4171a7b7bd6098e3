import { BadgeCheck } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { formatDate, formatTime } from "#src/copy/formatters.ts";
import { Plate } from "#src/primitives/Plate.tsx";

/** On the sign: the ID is confirmed, and since when. */
export function VerifiedSign({ uploadDate }: { uploadDate: string | null }) {
  const t = useCopy("idCheck.result");
  return (
    <div className="flex items-center gap-3 pt-2 pb-6">
      <Plate tone="signal">
        <BadgeCheck />
      </Plate>
      <div className="min-w-0">
        <p className="text-section font-title tracking-title">
          <span>{t("verified")}</span>
        </p>
        <p className="text-sign-ink-2">
          <span>
            {uploadDate
              ? t("uploaded", { date: formatDate(uploadDate), time: formatTime(uploadDate) })
              : t("atProvider")}
          </span>
        </p>
      </div>
    </div>
  );
}
