import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import { memo } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffState, type StaffList, type UndoStatus } from "#src/model/staff/staffRules.ts";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { nameFont } from "#src/primitives/nameFont.ts";
import { usePauseUndo } from "./usePauseUndo.ts";
import { useStatusText } from "./useStatusText.ts";

export type StaffRowProps = {
  member: StaffMember;
  list: StaffList;
  isFirst: boolean;
  /** Laid out as the row of a table: from 48 rem. */
  isTable: boolean;
  /** The one shown beside the list. */
  isChosen: boolean;
  /** `null`: nothing to undo, or no longer. */
  undo: UndoStatus | null;
  /** Done before by another supervisor. */
  isAlready: boolean;
  closedId: string | undefined;
  onOpenDialog: (id: string) => void;
  onUndo: (id: string) => void;
  onPauseChange: (id: string, isPaused: boolean) => void;
};

/** A fixed width for all actions, so that the name beside it breaks at the same place and no row below moves. */
const ACTION_CLASS = "ml-auto w-32 flex-none narrow:w-28";

/** Of a row of the table, and of its headings: name, pass, status, action. */
export const TABLE_CLASS = "grid grid-cols-[minmax(0,1fr)_8rem_11.5rem_7rem] items-center gap-2.5 px-4";

/** One person: name, status, and in a fixed place the action. The row never moves. */
export const StaffRow = memo((props: StaffRowProps) => {
  const { member, list, isFirst, isTable, isChosen, undo, isAlready, closedId, onOpenDialog, onUndo, onPauseChange } =
    props;
  const t = useCopy("staff");
  const status = useStatusText(list)(member, isAlready);
  const state = staffState(member, list);
  const { id, name } = member;
  const hasPass = member.idCard !== "";
  // A number to compare breaks only where it is wider than its place.
  const pass = hasPass ? (
    <>
      <span>{t("table.pass")}</span> <span className="inline-block max-w-full">{member.idCard}</span>
    </>
  ) : (
    <span>{t("passUnknown")}</span>
  );
  const isOpen = state === "open";
  const hasAction = isOpen || undo !== null;
  const isUndoing = undo === "busy";
  const row = usePauseUndo(id, undo, onPauseChange);
  const statusLine =
    state === "done" ? (
      <p className="flex gap-1.5 text-meta font-strong text-go">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 stroke-[2.25]" />
        <span key={status} className="min-w-0">
          {status}
        </span>
      </p>
    ) : (
      <p key={`${state} ${member.idCard}`} className="text-meta text-ink-2">
        {status ?? (isTable ? null : pass)}
      </p>
    );
  return (
    <div ref={row} className={cx("relative", isChosen && "bg-fill")}>
      <div className={cx("sweep absolute inset-0.5 rounded-field bg-go-soft", !undo && "[scale:0_1]")} />
      <div
        className={cx(
          "relative",
          !isFirst && "border-t border-line",
          isTable
            ? [TABLE_CLASS, "min-h-14 py-px desk:min-h-12"]
            : "flex min-h-17 flex-wrap items-center gap-2.5 px-card py-2",
        )}
      >
        <div className={isTable ? "min-w-0" : "min-w-0 flex-[1_1_8.5rem] narrow:basis-32"}>
          <p key={name} className={cx("font-strong hyphens-none", isTable ? "py-1" : "text-row", nameFont(name))}>
            {name}
          </p>
          {isTable ? null : statusLine}
        </div>
        {isTable ? (
          <>
            <p key={member.idCard} className="text-meta wrap-anywhere text-ink-2">
              <span className="sr-only">{t("confirm.labels.pass")} </span>
              <span>{hasPass ? member.idCard : t("confirm.noPass")}</span>
            </p>
            {statusLine}
          </>
        ) : null}
        {hasAction ? (
          <Button
            variant={isOpen ? "secondary" : "quiet"}
            size={isTable ? "table" : "row"}
            width="natural"
            className={cx(!isTable && ACTION_CLASS, "narrow:px-2")}
            isDisabled={isOpen && closedId !== undefined}
            isPending={isUndoing}
            aria-label={isOpen ? t(`${list}.toConfirmNamed`, { name }) : t("undo.toUndoNamed", { name })}
            aria-describedby={isOpen ? closedId : undefined}
            onClick={() => (isOpen ? onOpenDialog : onUndo)(id)}
          >
            {/* Beside the spinner the word would break. */}
            <span key={state} className={isUndoing ? "sr-only" : undefined}>
              {isOpen ? t(`${list}.toConfirm`) : t("undo.toUndo")}
            </span>
          </Button>
        ) : isTable ? null : (
          <p key={member.idCard} className={cx(ACTION_CLASS, "text-right text-meta text-ink-2")}>
            {pass}
          </p>
        )}
      </div>
      {undo ? (
        <FieldError className="relative px-card">
          {undo === "failed" ? <span className="block pb-3">{t("undo.undoFailed")}</span> : null}
        </FieldError>
      ) : null}
    </div>
  );
});
