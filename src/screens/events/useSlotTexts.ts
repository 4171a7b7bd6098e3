import { useCopy } from "#src/copy/useCopy.tsx";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { slotTime } from "#src/model/events/slotTime.ts";

/** The texts of a date, shared by all places. */
export function useSlotTexts() {
  const t = useCopy("events.slot");
  return {
    /** `08:00–13:30 Uhr`, as far as planned. */
    time(event: AvailableEvent): string {
      const time = slotTime(event);
      switch (time.kind) {
        case "range":
        case "overnight":
          return t(time.kind, time);
        case "from":
          return t("from", time);
        case "until":
          return t("until", time);
        case "open":
          return t("open");
      }
    },
    /** Booked and total places, and number of applicants (EVT-04, EVT-05). */
    seats({ extra_booked: booked, extra_required: required, extra_applied: applied }: AvailableEvent): string {
      return required > 0 ? t("places", { booked, required, applied }) : t("anyPlaces", { booked, applied });
    },
  };
}
