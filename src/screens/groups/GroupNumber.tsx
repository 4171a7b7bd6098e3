import { useCopy } from "#src/copy/useCopy.tsx";

/** Large, in two groups of four; announced digit by digit. */
export function GroupNumber({ groupNumber }: { groupNumber: string }) {
  const t = useCopy("groups.invite");
  return (
    <p className="grid justify-items-center rounded-field border border-transparent bg-fill px-2 py-3 text-center">
      <span className="text-meta text-ink-2">{t("number")}</span>
      <span
        aria-hidden="true"
        key={groupNumber}
        className="flex flex-wrap justify-center gap-x-3 text-title font-title"
      >
        {(groupNumber.match(/\d{1,4}/g) ?? []).map((four, at) => (
          <span key={at}>{four}</span>
        ))}
      </span>
      <span className="sr-only">{[...groupNumber].join(" ")}</span>
    </p>
  );
}
