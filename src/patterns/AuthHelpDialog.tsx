import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { Answers } from "./Answers.tsx";
import type { LinkedDialogProps } from "./DialogLink.tsx";

export function AuthHelpDialog({ open, onOpenChange }: LinkedDialogProps) {
  const t = useCopy("help.wayIn");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("lead")}
      about={null}
      footer={
        <Button width="always" variant="secondary" onClick={() => onOpenChange(false)}>
          <span>{t("close")}</span>
        </Button>
      }
    >
      <Answers questions={["code", "password", "signUp"]} />
    </Dialog>
  );
}
