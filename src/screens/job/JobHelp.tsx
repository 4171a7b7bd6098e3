import { CircleQuestionMark } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type JobHelpProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onOpenAnswers: () => void;
};

/** The contact for help, and a link to the answers (MYEV-22). */
export function JobHelp({ isOpen, onOpenChange, onOpenAnswers }: JobHelpProps) {
  const t = useCopy("job.help");
  return (
    <>
      <Button variant="quiet" width="flush" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        <CircleQuestionMark aria-hidden="true" className="size-5" />
        <span>{t("toHelp")}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={t("title")}
        description={t("body")}
        about={
          <p>
            <span>{t("onSite")}</span>
          </p>
        }
        footer={
          <>
            <Button width="always" onClick={onOpenAnswers}>
              <span>{t("toAnswers")}</span>
              <NextArrow />
            </Button>
            <Button variant="quiet" width="always" onClick={() => onOpenChange(false)}>
              <span>{t("close")}</span>
            </Button>
          </>
        }
      />
    </>
  );
}
