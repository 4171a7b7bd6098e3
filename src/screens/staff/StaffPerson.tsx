import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffState, type StaffList } from "#src/model/staff/staffRules.ts";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { useWholeDoubleClicks } from "#src/primitives/useWholeDoubleClicks.ts";
import type { StaffQuestion } from "./StaffDialog.tsx";
import { StaffFacts } from "./StaffFacts.tsx";
import { useStandingText } from "./useStandingText.ts";

export type StaffPersonProps = {
  list: StaffList;
  member: StaffMember;
  /** About this person; `null`: nothing is asked. */
  question: StaffQuestion | null;
  closedId: string | undefined;
  onAsk: (id: string) => void;
  onConfirm: () => void;
  onKeep: () => void;
};

/** Who is chosen in the list, and there, in the place of the dialog, the question before a check-in (OPS-04). */
export function StaffPerson({ list, member, question, closedId, onAsk, onConfirm, onKeep }: StaffPersonProps) {
  const t = useCopy("staff");
  const standing = useStandingText(list)(member);
  const title = useId();
  const about = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const askedId = question?.id;
  const isBusy = question?.status === "busy";
  const isOpen = staffState(member, list) === "open";
  useWholeDoubleClicks(question !== null);
  useLayoutEffect(() => {
    if (askedId !== undefined) confirm.current?.focus({ preventScroll: true });
  }, [askedId]);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.repeat) event.preventDefault();
      if (event.key === "Escape" && question && !isBusy) onKeep();
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
      <h2 id={title} className="text-section font-title tracking-title">
        <span key={String(question !== null)}>{t(question ? `${list}.dialog.title` : "chosen")}</span>
      </h2>
      <div id={about} className="grid gap-3">
        <StaffFacts member={member} />
        {standing === null ? null : (
          <p className="text-ink-2">
            <span key={standing}>{standing}</span>
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
          <Button variant="quiet" width="always" isDisabled={isBusy} onClick={onKeep}>
            <span>{t(`${list}.dialog.toKeep`)}</span>
          </Button>
        </div>
      ) : null}
      {!question && isOpen ? (
        <Button
          variant="secondary"
          width="always"
          isDisabled={closedId !== undefined}
          aria-describedby={closedId}
          onClick={() => onAsk(member.id)}
        >
          <span>{t(`${list}.toConfirm`)}</span>
        </Button>
      ) : null}
    </section>
  );
}
