import { useCopy } from "#src/copy/useCopy.tsx";
import { PartsBar } from "#src/primitives/PartsBar.tsx";

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
    <div className="grid gap-2">
      <div role="progressbar" aria-label={t("label")} aria-valuenow={sent} aria-valuetext={words}>
        <PartsBar on="page" done={sent} total={100} />
      </div>
      <p aria-hidden="true" className="text-meta text-ink-2">
        <span key={words}>{words}</span>
      </p>
    </div>
  );
}
