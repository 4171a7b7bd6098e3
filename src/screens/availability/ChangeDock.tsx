import { useCopy } from "#src/copy/useCopy.tsx";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import { chosenIds } from "#src/model/availability/availabilityRules.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";

export type ChangeDockProps = { days: readonly AvailabilityDate[]; onEdit: () => void };

/** Switches from viewing to choosing. */
export function ChangeDock({ days, onEdit }: ChangeDockProps) {
  const t = useCopy("availability");
  return (
    <Dock
      primary={
        <Button onClick={onEdit}>
          <span>{t(chosenIds(days).length > 0 ? "toChange" : "toChoose")}</span>
        </Button>
      }
    />
  );
}
