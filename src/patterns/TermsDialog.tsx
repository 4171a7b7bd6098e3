import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";

type TermsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What stands in for the terms of use until the provider has published them. */
export function TermsDialog({ open, onOpenChange }: TermsDialogProps) {
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
