import { useCopy } from "#src/copy/useCopy.tsx";
import { PartsBar } from "#src/primitives/PartsBar.tsx";

export type FileProgressProps = {
  /** In percent. */
  sent: number;
};

/**
 * The progress of an upload, and that it is not finished yet at 100 %. Screen readers announce a progress bar at their
 * own pace: a live region would be gone before it is read wherever the file is small.
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
