import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { Answers } from "./Answers.tsx";

type WayInHelpDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function WayInHelpDialog({ open, onOpenChange }: WayInHelpDialogProps) {
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
