import { formatDateBrief } from "#src/copy/formatters.ts";
import { idOf } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { useSlotTexts } from "./useSlotTexts.ts";

/** Dates with day and time, for a dialog. */
export function SlotList({ events }: { events: readonly AvailableEvent[] }) {
  const texts = useSlotTexts();
  return (
    <ul className="grid rounded-field border border-line px-4">
      {events.map((event) => (
        <li key={idOf(event)} className="flex flex-wrap justify-between gap-x-3 border-line py-2 not-first:border-t">
          <span className="font-strong">{formatDateBrief(event.event_date)}</span>
          <span>{texts.time(event)}</span>
        </li>
      ))}
    </ul>
  );
}
