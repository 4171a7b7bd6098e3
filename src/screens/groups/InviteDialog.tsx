import { RotateCw } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { isInviteDisabled } from "#src/model/groups/groupInvitation.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import type { Invitation } from "./groupDialog.ts";

type InviteDialogProps = {
  /** `null`: closed. */
  invitation: Invitation | null;
  onEmailChange: (email: string) => void;
  onEmailLeft: () => void;
  onInvite: () => void;
  onClose: () => void;
};

/** Invites one person by e-mail; the account is checked first. */
export function InviteDialog({ invitation, onEmailChange, onEmailLeft, onInvite, onClose }: InviteDialogProps) {
  const t = useCopy("groups.mail");
  const formId = useId();
  const reasonId = useId();
  const { email, status, problem }: Invitation = invitation ?? { email: "", status: "editing", problem: null };
  const isBusy = status !== "editing";
  const isOff = isInviteDisabled({
    value: email,
    checking: status === "checking",
    sending: status === "sending",
    error: problem !== null,
  });
  const isEmpty = email.trim() === "" && !problem;
  return (
    <Dialog
      open={invitation !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("lead")}
      about={null}
      isPending={isBusy}
      footer={
        <>
          {/* Hidden, not removed: removing it while the focus moves would send the focus into Radix's dialog. */}
          <Reason id={reasonId} className="pb-1" hidden={!isEmpty}>
            {t("missing")}
          </Reason>
          <Button
            type="submit"
            form={formId}
            width="always"
            isDisabled={isOff && !isBusy}
            isPending={isBusy}
            aria-describedby={isEmpty ? reasonId : undefined}
          >
            <span key={status}>{t(isBusy ? status : "submit")}</span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isBusy} onClick={onClose}>
            <span>{t("close")}</span>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff || (!isBusy && canRetry(problem))) onInvite();
        }}
      >
        <EmailField
          autoComplete="off"
          name="email"
          label={t("label")}
          hint={t("hint")}
          value={email}
          isReadOnly={isBusy}
          error={problem ? problemText(problem) : undefined}
          onValueChange={onEmailChange}
          onBlur={onEmailLeft}
        />
        {canRetry(problem) ? (
          <Button type="submit" variant="secondary" size="row" width="natural" className="justify-self-start">
            <RotateCw aria-hidden="true" className="size-5" />
            <span>{t("retry")}</span>
          </Button>
        ) : null}
      </form>
    </Dialog>
  );

  function problemText(found: NonNullable<Invitation["problem"]>) {
    return typeof found === "object" ? found.text : t(`problems.${found}`);
  }
}

/** The address may be right: the same one can be sent again. */
const canRetry = (problem: Invitation["problem"]): boolean =>
  problem === "invitationFailed" || (typeof problem === "object" && problem !== null);
