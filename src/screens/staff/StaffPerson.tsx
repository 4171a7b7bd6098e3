import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffState, type StaffList } from "#src/model/staff/staffRules.ts";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { useCompleteDoubleClicks } from "#src/primitives/useCompleteDoubleClicks.ts";
import type { StaffQuestion } from "./StaffDialog.tsx";
import { StaffFacts } from "./StaffFacts.tsx";
import { useStatusText } from "./useStatusText.ts";

export type StaffPersonProps = {
  list: StaffList;
  member: StaffMember;
  /** About this person; `null`: none. */
  question: StaffQuestion | null;
  closedId: string | undefined;
  onOpenDialog: (id: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The person selected in the list, and in place of the dialog the question before a check-in (OPS-04). */
export function StaffPerson({ list, member, question, closedId, onOpenDialog, onConfirm, onCancel }: StaffPersonProps) {
  const t = useCopy("staff");
  const status = useStatusText(list)(member);
  const title = useId();
  const about = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const questionId = question?.id;
  const isBusy = question?.status === "busy";
  const isOpen = staffState(member, list) === "open";
  useCompleteDoubleClicks(question !== null);
  useLayoutEffect(() => {
    if (questionId !== undefined) confirm.current?.focus({ preventScroll: true });
  }, [questionId]);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.repeat) event.preventDefault();
      if (event.key === "Escape" && question && !isBusy) onCancel();
    },
  };
  return (
    <section
      role={question ? "dialog" : undefined}
      aria-labelledby={title}
      aria-describedby={question ? about : undefined}
      aria-busy={isBusy || undefined}
      {...keys}
      className="grid gap-3"
    >
      <h2 id={title} className="text-section font-title">
        <span key={String(question !== null)}>{t(question ? `${list}.dialog.title` : "chosen")}</span>
      </h2>
      <div id={about} className="grid gap-3">
        <StaffFacts member={member} />
        {status === null ? null : (
          <p className="text-ink-2">
            <span key={status}>{status}</span>
          </p>
        )}
        {isOpen ? <p className="text-ink-2">{t(`${list}.dialog.lead`)}</p> : null}
      </div>
      <FieldError>{question?.status === "failed" ? t(`${list}.dialog.confirmFailed`) : null}</FieldError>
      {question ? (
        <div key="asked" className="grid gap-1">
          <Button ref={confirm} width="always" isPending={isBusy} onClick={onConfirm}>
            <span key={String(isBusy)}>{isBusy ? t("confirm.saving") : t(`${list}.dialog.confirm`)}</span>
          </Button>
          <Button variant="quiet" width="always" isDisabled={isBusy} onClick={onCancel}>
            <span>{t(`${list}.dialog.toKeep`)}</span>
          </Button>
        </div>
      ) : null}
      {!question && isOpen ? (
        <Button
          width="always"
          isDisabled={closedId !== undefined}
          aria-describedby={closedId}
          onClick={() => onOpenDialog(member.id)}
        >
          <span>{t(`${list}.toConfirm`)}</span>
        </Button>
      ) : null}
    </section>
  );
}
