import { useCopy } from "#src/copy/useCopy.tsx";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import type { ApplicationAction } from "./openApplication.ts";
import { SlotList } from "./SlotList.tsx";

export type WithdrawDialogProps = {
  events: readonly AvailableEvent[];
  action: ApplicationAction;
  isForGroup: boolean;
  onConfirm: () => void;
  onLeave: () => void;
};

/** The confirmation before applications are withdrawn (D-49). */
export function WithdrawDialog({ events, action, isForGroup, onConfirm, onLeave }: WithdrawDialogProps) {
  const t = useCopy("events");
  const isWithdrawing = action.kind === "withdrawing";
  const problem = action.kind === "asking" ? action.problem : null;
  const count = events.length;
  const words = count === 1 ? "one" : "many";
  return (
    <Dialog
      open={isWithdrawing || action.kind === "asking"}
      onOpenChange={(open) => !open && onLeave()}
      title={t(`withdraw.${words}.title`)}
      description={t("withdraw.body", { count })}
      about={
        <>
          <SlotList events={events} />
          <div className="grid gap-1">
            {isForGroup ? (
              <p>
                <span>{t("withdraw.forGroup")}</span>
              </p>
            ) : null}
            <p>
              <span>{t("withdraw.again")}</span>
            </p>
          </div>
        </>
      }
      isPending={isWithdrawing}
      footer={
        <>
          <Button variant="confirmDanger" width="always" isPending={isWithdrawing} onClick={onConfirm}>
            <span key={String(isWithdrawing)}>
              {isWithdrawing ? t("withdraw.sending") : t(`withdraw.${words}.confirm`)}
            </span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isWithdrawing} onClick={onLeave}>
            <span>{t(`withdraw.${words}.close`)}</span>
          </Button>
        </>
      }
    >
      <FieldError>
        {problem ? ("message" in problem ? problem.message : t(`problems.${problem.code}`)) : null}
      </FieldError>
    </Dialog>
  );
}
