import { CalendarX, UsersRound } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { useNameWith } from "#src/patterns/useNameWith.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";

export type DayChangeProps = {
  canCancel: boolean;
  /** In the card of one day among several: the ids of the elements that name the day. */
  about?: string | undefined;
  onCancel: () => void;
};

/** The cancel button, or who else can cancel: never both (MYEV-11, MYEV-12). */
export function DayChange({ canCancel, about, onCancel }: DayChangeProps) {
  const t = useCopy("myEvent");
  const name = useNameWith(about);
  if (canCancel)
    return (
      <Button {...name} variant="danger" width="flush" onClick={onCancel}>
        <CalendarX aria-hidden="true" className="size-5" />
        <span>{t("toCancel")}</span>
      </Button>
    );
  if (about !== undefined) return <Reason>{t("hints.groupBooking")}</Reason>;
  return (
    <p className="flex gap-3 rounded-card border border-line bg-surface p-4 text-ink-2">
      <UsersRound aria-hidden="true" />
      <span className="min-w-0">{t("hints.groupBooking")}</span>
    </p>
  );
}
