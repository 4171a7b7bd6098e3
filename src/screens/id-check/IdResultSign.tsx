import { BadgeCheck, Send } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { formatDate, formatTime } from "#src/copy/formatters.ts";
import { Plate } from "#src/primitives/Plate.tsx";

export type IdResultSignProps = {
  /** The provider has checked the document (D-100). */
  isVerified: boolean;
  /** Instant in ISO form; `null` if only the provider knows. */
  uploadDate: string | null;
};

/** On the sign: whether the ID is confirmed or only sent, and the date of the photo. */
export function IdResultSign({ isVerified, uploadDate }: IdResultSignProps) {
  const t = useCopy("idCheck.result");
  const title = t(isVerified ? "verified" : "sent");
  return (
    <div className="flex flex-wrap items-center gap-3 pt-2 pb-6">
      <Plate tone={isVerified ? "go" : "quiet"}>{isVerified ? <BadgeCheck /> : <Send />}</Plate>
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-section font-title">
          <span key={title}>{title}</span>
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
