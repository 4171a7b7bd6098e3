import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";

type TermsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** What stands in for the terms of use until the provider has published them. */
export function TermsDialog({ open, onOpenChange }: TermsDialogProps) {
  const t = useCopy("auth.card");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("termsTitle")}
      footer={
        <Button width="always" variant="secondary" onClick={() => onOpenChange(false)}>
          {t("termsClose")}
        </Button>
      }
    >
      <p>{t("termsBody")}</p>
    </Dialog>
  );
}
