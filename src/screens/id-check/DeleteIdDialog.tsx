import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";

export type DeleteIdDialogProps = {
  /** `null`: closed. */
  status: "asking" | "deleting" | "failed" | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The confirmation before the photo is deleted, which is irreversible (P27). */
export function DeleteIdDialog({ status, onConfirm, onCancel }: DeleteIdDialogProps) {
  const t = useCopy("idCheck.delete");
  const isDeleting = status === "deleting";
  return (
    <Dialog
      open={status !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t("title")}
      description={t("body")}
      about={null}
      isPending={isDeleting}
      footer={
        <>
          <Button variant="confirmDanger" width="always" isPending={isDeleting} onClick={onConfirm}>
            <span key={String(isDeleting)}>{t(isDeleting ? "deleting" : "confirm")}</span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isDeleting} onClick={onCancel}>
            <span>{t("keep")}</span>
          </Button>
        </>
      }
    >
      <FieldError>{status === "failed" ? t("problems.failed") : null}</FieldError>
    </Dialog>
  );
}
