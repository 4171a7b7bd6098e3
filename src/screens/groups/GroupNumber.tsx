import { useCopy } from "#src/copy/useCopy.tsx";
import { shownGroupCode } from "#src/model/groupCode.ts";

/** Large, in two groups of four; read out digit by digit. */
export function GroupNumber({ groupNumber }: { groupNumber: string }) {
  const t = useCopy("groups.invite");
  return (
    <p className="grid justify-items-center rounded-field border border-transparent bg-fill px-4 py-3 text-center">
      <span className="text-meta text-ink-2">{t("number")}</span>
      <span
        aria-hidden="true"
        key={groupNumber}
        className="text-[clamp(1.5rem,10vw,2.25rem)] font-title tracking-[0.04em] tabular-nums"
      >
        {shownGroupCode(groupNumber)}
      </span>
      <span className="sr-only">{[...groupNumber].join(" ")}</span>
    </p>
  );
}
