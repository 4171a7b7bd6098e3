import { Camera, IdCard, Trash } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Picture } from "#src/primitives/Picture.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

export type IdDocumentProps = {
  /** `null` if only the provider has it. */
  photo: Blob | null;
  replacementsRemaining: number;
  onReplace: () => void;
  onDelete: () => void;
};

/** The current photo and its actions. */
export function IdDocument({ photo, replacementsRemaining, onReplace, onDelete }: IdDocumentProps) {
  const t = useCopy("idCheck.result");
  const reason = useId();
  const isUsedUp = replacementsRemaining === 0;
  return (
    <>
      {photo ? (
        <div className="justify-self-start overflow-hidden rounded-card border border-line">
          <Picture picture={photo} alt={t("photoAlt")} className="max-h-72" />
        </div>
      ) : (
        <div className="flex gap-3 rounded-card border border-line bg-surface p-card">
          <IdCard className="text-ink-2" />
          <div className="min-w-0">
            <p className="font-strong">
              <span>{t("kept.title")}</span>
            </p>
            <p className="text-ink-2">
              <span>{t("kept.body")}</span>
            </p>
          </div>
        </div>
      )}
      <div className="flex flex-col items-start gap-2">
        <Reason id={reason}>{isUsedUp ? t("missing") : t("left", { count: replacementsRemaining })}</Reason>
        <Button variant="secondary" isDisabled={isUsedUp} aria-describedby={reason} onClick={onReplace}>
          <Camera aria-hidden="true" className="size-5" />
          <span>{t("replace")}</span>
        </Button>
        <Button variant="danger" width="flush" onClick={onDelete}>
          <Trash aria-hidden="true" className="size-5" />
          <span>{t("delete")}</span>
        </Button>
      </div>
    </>
  );
}
