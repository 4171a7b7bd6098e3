import { Check, Lock, Minus } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import {
  applicationState,
  canWithdraw,
  choiceOf,
  isFullyBooked,
  type Choice,
  type Chooser,
} from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { Reason } from "#src/primitives/Reason.tsx";
import { SlotBadge } from "./SlotBadge.tsx";
import { useSlotTexts } from "./useSlotTexts.ts";

export type EventSlotProps = {
  event: AvailableEvent;
  /** Of the day's heading: it begins the accessible name of the checkbox. */
  dayId: string;
  chooser: Chooser;
  isChosen: boolean;
  /** Shows why it cannot be withdrawn: it was tapped (EVT-20). */
  isWarned: boolean;
  onToggle: (to: Choice["to"]) => void;
  onWarn: () => void;
};

const style = "flex w-full min-h-17 flex-wrap items-center gap-3 rounded-field border-[1.5px] px-3.5 py-2 text-left";
const free = "border-line-strong bg-surface hover:bg-fill aria-checked:border-2 aria-checked:border-ink";

/** One date of a day. A date that can be chosen is a checkbox, all of it the target; a locked one is static. */
export function EventSlot({ event, dayId, chooser, isChosen, isWarned, onToggle, onWarn }: EventSlotProps) {
  const t = useCopy("events.slot");
  const texts = useSlotTexts();
  const warning = useId();
  const own = useId();
  const named = { id: own, "aria-labelledby": `${dayId} ${own}` };
  const choice = choiceOf(event, chooser);
  const isGroups = canWithdraw(applicationState(event), event.can_withdraw, chooser.profile) === "group";
  const isDimmed = chooser.profile !== "ready_to_work";
  const words = (
    <span className="grid min-w-0 flex-[1_1_7rem] gap-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className={`text-row font-strong ${choice || isGroups ? "" : isDimmed ? "text-ink-3" : "text-ink-2"}`}>
          {texts.time(event)}
        </span>
        <SlotBadge event={event} />
      </span>
      <span className={`text-meta ${isDimmed ? "text-ink-3" : "text-ink-2"}`}>{texts.seats(event)}</span>
      {choice === "apply" && isFullyBooked(event) ? <span className="text-meta">{t("hints.fullyBooked")}</span> : null}
    </span>
  );
  if (choice)
    return (
      <button
        {...named}
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        onClick={() => onToggle(choice)}
        className={`${style} ${free}`}
      >
        {words}
        <Box to={choice} isChosen={isChosen} />
      </button>
    );
  if (!isGroups) return <div className={`${style} border-line`}>{words}</div>;
  return (
    <div className="grid gap-2">
      <button
        {...named}
        type="button"
        aria-describedby={isWarned ? warning : undefined}
        onClick={onWarn}
        className={`${style} border-line bg-surface hover:bg-fill`}
      >
        {words}
        <Lock aria-hidden="true" className="size-5 text-ink-3" />
      </button>
      <div aria-live="polite" className="empty:absolute">
        {isWarned ? <Reason id={warning}>{t("hints.groupApplied")}</Reason> : null}
      </div>
    </div>
  );
}

/** A date to withdraw looks different from one to apply for (EVT-19). */
function Box({ to, isChosen }: { to: Choice["to"]; isChosen: boolean }) {
  const Glyph = to === "apply" ? Check : Minus;
  const chosen = `border-2 border-choice-edge ${to === "apply" ? "bg-signal text-signal-ink" : ""}`;
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-[0.375rem] ${isChosen ? chosen : "border-[1.5px] border-line-strong"}`}
    >
      {isChosen ? <Glyph className="size-4.5 stroke-3" /> : null}
    </span>
  );
}
