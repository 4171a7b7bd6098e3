import { Ban, CircleCheck, CircleSlash, Clock, Lock, Undo2 } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { applicationState, isFullyBooked } from "#src/model/events/application.ts";
import type { AvailableEvent } from "#src/model/events/event.ts";
import { Badge } from "#src/primitives/Badge.tsx";

const styles = {
  applied: { tone: "hint", Glyph: Clock },
  booked: { tone: "go", Glyph: CircleCheck },
  cancelled: { tone: "halt", Glyph: CircleSlash },
  withdrawn: { tone: "neutral", Glyph: Undo2 },
  fullyBooked: { tone: "neutral", Glyph: Ban },
  other: { tone: "neutral", Glyph: Lock },
} as const;

/** The status of a date in a word: the user's own application first, else whether it is full (EVT-12 to EVT-16). */
export function SlotBadge({ event }: { event: AvailableEvent }) {
  const t = useCopy("events.badges");
  const application = applicationState(event);
  const state = application === "none" ? (isFullyBooked(event) ? "fullyBooked" : null) : application;
  if (!state) return null;
  const { tone, Glyph } = styles[state];
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden="true" />}>
      {t(state)}
    </Badge>
  );
}
