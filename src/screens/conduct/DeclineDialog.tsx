import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import type { OpenConduct } from "./ConductDock.tsx";

type DeclineDialogProps = {
  status: OpenConduct["status"];
  isFirstStep: boolean;
  onConfirm: () => void;
  onLeave: () => void;
};

/** A no is final, so it needs a confirmation (D-22, P29). */
export function DeclineDialog({ status, isFirstStep, onConfirm, onLeave }: DeclineDialogProps) {
  const t = useCopy("conduct");
  const isDeclining = status === "declining";
  return (
    <Dialog
      open={isDeclining || status === "askingToDecline" || status === "declineFailed"}
      onOpenChange={(open) => !open && onLeave()}
      title={t("decline.title")}
      description={t("decline.body")}
      about={
        <>
          <p>
            <span>{t("decline.advice")}</span>
          </p>
          {isFirstStep ? (
            <p>
              <span>{t("decline.firstSteps")}</span>
            </p>
          ) : null}
        </>
      }
      isPending={isDeclining}
      footer={
        <>
          <Button variant="confirmDanger" width="always" isPending={isDeclining} onClick={onConfirm}>
            <span key={String(isDeclining)}>{t(isDeclining ? "decline.saving" : "decline.confirm")}</span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isDeclining} onClick={onLeave}>
            <span>{t("decline.close")}</span>
          </Button>
        </>
      }
    >
      <FieldError>{status === "declineFailed" ? t("decline.failed") : null}</FieldError>
    </Dialog>
  );
}
