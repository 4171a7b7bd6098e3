import { CircleCheck, Clock, FileExclamationPoint, ReceiptEuro, ScanLine } from "lucide-react";
import type { EventBadge } from "#src/model/events/derivedEventStatus.ts";
import { Badge, type BadgeProps } from "#src/primitives/Badge.tsx";
import { useDayTexts } from "./useDayTexts.ts";

const styles = {
  CONTRACT_MISSING: { tone: "caution", Glyph: FileExclamationPoint },
  PRE_WORK_CHECKIN_READY: { tone: "hint", Glyph: ScanLine },
  CHECK_IN_TOMORROW: { tone: "hint", Glyph: ScanLine },
  READY_FOR_WORK: { tone: "go", Glyph: CircleCheck },
  APPROVED: { tone: "go", Glyph: CircleCheck },
  PAYROLLED: { tone: "neutral", Glyph: ReceiptEuro },
  UPCOMING: { tone: "neutral", Glyph: Clock },
} as const satisfies Record<EventBadge, { tone: BadgeProps["tone"]; Glyph: typeof Clock }>;

export type EventStatusBadgeProps = { badge: EventBadge; outline?: boolean };

/** Status of a day's work (MYEV-41); `outline` on the sign. Needs the texts of `day`. */
export function EventStatusBadge({ badge, outline }: EventStatusBadgeProps) {
  const { tone, Glyph } = styles[badge];
  return (
    <Badge tone={tone} outline={outline ?? false} icon={<Glyph aria-hidden="true" />}>
      {useDayTexts().badge(badge)}
    </Badge>
  );
}
