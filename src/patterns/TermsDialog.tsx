import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import type { LinkedDialogProps } from "./DialogLink.tsx";

/** Placeholder for the terms of use until the provider has published them. */
export function TermsDialog({ open, onOpenChange }: LinkedDialogProps) {
  const t = useCopy("terms");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("body")}
      about={null}
      footer={
        <Button width="always" variant="secondary" onClick={() => onOpenChange(false)}>
          {t("close")}
        </Button>
      }
    />
  );
}
