import { useCopy } from "#src/copy/useCopy.tsx";

export type FileProgressProps = {
  /** In percent. */
  sent: number;
};

/**
 * How much of a file has gone, and that it is not over yet when all of it has. Readers say a bar of progress in their own
 * rhythm: a live text would be gone before it is said wherever the file is small.
 */
export function FileProgress({ sent }: FileProgressProps) {
  const t = useCopy("files.sending");
  const words = sent < 100 ? t("part", { percent: sent }) : t("waiting");
  return (
    <div className="grid gap-1">
      <progress className="w-full accent-ink" max={100} value={sent} aria-label={t("label")} aria-valuetext={words} />
      <p aria-hidden="true" className="text-meta text-ink-2">
        <span key={words}>{words}</span>
      </p>
    </div>
  );
}
