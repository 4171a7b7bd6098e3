import { FileExclamationPoint } from "lucide-react";
import type { ComponentProps } from "react";
import { longestLastName } from "#src/people/extremes.ts";
import { DaySign, DaySignSkeleton } from "#src/patterns/DaySign.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import preview from "#workbench/preview.tsx";

const OnTheSign = (props: ComponentProps<typeof DaySign>) => (
  <div data-sign="" className="bg-sign px-page text-sign-ink">
    <DaySign {...props} />
  </div>
);

/** The key facts of one day, with the calendar leaf. Belongs on the sign of an AppShell. */
const meta = preview.meta({
  component: DaySign,
  args: { day: "2026-11-23", title: "in 3 Tagen", line: "Probebetrieb Terminal 3" } as const,
  render: OnTheSign,
});

export const InThreeDays = meta.story({
  name: "Termin in 3 Tagen",
  parameters: { visual: { modes: ["dark", "forced"] } },
});
export const WithBadge = meta.story({
  name: "Mit Kennzeichen „Vertrag fehlt“",
  args: {
    badge: (
      <Badge outline icon={<FileExclamationPoint aria-hidden="true" />}>
        Vertrag fehlt
      </Badge>
    ),
  },
});
export const WithoutADay = meta.story({ name: "Ohne Datum", args: { day: null } });
export const TitleOnly = meta.story({ name: "Nur Überschrift", args: { line: undefined } });
export const LongTexts = meta.story({
  name: "Mit den längsten Texten",
  args: { title: longestLastName, line: longestLastName, badge: <Badge outline>Bereit für den Check-in</Badge> },
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnItsWay = meta.story({
  name: "Wird geladen",
  render: () => (
    <div data-sign="" className="bg-sign px-page text-sign-ink">
      <DaySignSkeleton />
    </div>
  ),
});
