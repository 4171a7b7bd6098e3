import { CalendarX, UsersRound } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

export type DayChangeProps = { canCancel: boolean; isInCard?: boolean; onCancel: () => void };

/** The way to cancel a day, or who else can: never both (MYEV-11, MYEV-12). */
export function DayChange({ canCancel, isInCard = false, onCancel }: DayChangeProps) {
  const t = useCopy("myEvent");
  if (canCancel)
    return (
      <Button variant="danger" onClick={onCancel}>
        <CalendarX aria-hidden="true" className="size-5" />
        <span>{t("toCancel")}</span>
      </Button>
    );
  if (isInCard) return <Reason>{t("hints.groupBooking")}</Reason>;
  return (
    <p className="flex gap-3 rounded-card border border-line bg-surface p-4 text-ink-2">
      <UsersRound aria-hidden="true" />
      <span className="min-w-0">{t("hints.groupBooking")}</span>
    </p>
  );
}
