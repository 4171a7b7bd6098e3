import { formatDateBrief } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { SuggestedDay } from "#src/model/events/marketingDates.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";
import { SlotList } from "./SlotList.tsx";

export type MarketingDatesDialogProps = {
  /** `null`: closed. */
  days: readonly SuggestedDay[] | null;
  /** Chooses everything that can be applied for on these days. */
  onUse: () => void;
  onLeave: () => void;
};

/** The suggested days, once per user: to be chosen all at once or not at all (EVT-06, EVT-08, D-50). */
export function MarketingDatesDialog({ days, onUse, onLeave }: MarketingDatesDialogProps) {
  const t = useCopy("events.marketing");
  const count = days?.reduce((sum, { events }) => sum + events.length, 0) ?? 0;
  const isMatched = count > 0;
  return (
    <Dialog
      open={days !== null}
      onOpenChange={(open) => !open && onLeave()}
      title={t("title")}
      description={t(isMatched ? "body" : "noMatch")}
      about={days?.map(({ day, events }) =>
        events.length > 0 ? (
          <SlotList key={day} events={events} />
        ) : (
          <p key={day} className="flex flex-wrap justify-between gap-x-3 rounded-field bg-fill px-4 py-2 text-ink-2">
            <span>{formatDateBrief(day)}</span>
            <span>{t("nothingFree")}</span>
          </p>
        ),
      )}
      footer={
        isMatched ? (
          <>
            <Button width="always" onClick={onUse}>
              <span>{t("confirm", { count })}</span>
            </Button>
            <Button variant="quiet" width="always" onClick={onLeave}>
              <span>{t("close")}</span>
            </Button>
          </>
        ) : (
          <Button width="always" onClick={onLeave}>
            <span>{t("toOthers")}</span>
          </Button>
        )
      }
    />
  );
}
