import { useCopy } from "#src/copy/useCopy.tsx";
import { DayAndTime, DaySign, DaySignSkeleton, type DaySignProps } from "#src/patterns/DaySign.tsx";
import { EventStatusBadge } from "#src/patterns/EventStatusBadge.tsx";
import { useDayTexts } from "#src/patterns/useDayTexts.ts";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const OnTheSign = (props: DaySignProps) => (
  <div data-sign="" className="rounded-card bg-sign px-card pt-5 text-sign-ink">
    <DaySign {...props} />
  </div>
);

const times = { start: "08:00", end: "13:30" };

/** When the day is, when to be there, and what it is about, as on the screens of one day. */
function CountedDay({ day, ...props }: Omit<DaySignProps, "title">) {
  const t = useCopy("day");
  const { time } = useDayTexts();
  return (
    <OnTheSign
      isLarge
      line="Flughafen, Terminal 3"
      {...props}
      day={day}
      title={<DayAndTime day={day} today="2026-11-20" time={time(times)} />}
      lead={day ? t("arrive.at", { time: "07:45" }) : null}
    />
  );
}

/** The key facts of one day, with the calendar leaf. Belongs on the sign of an AppShell. */
const meta = preview.meta({
  component: DaySign,
  args: { day: "2026-11-23", title: null } as const,
  render: CountedDay,
});

export const InThreeDays = meta.story({
  name: "Termin in 3 Tagen",
  parameters: { visual: { modes: ["dark", "forced"] } },
});
export const WithBadge = meta.story({
  name: "Mit Etikett „Vertrag fehlt“",
  args: { badge: <EventStatusBadge outline badge="CONTRACT_MISSING" /> },
});
export const WithoutADay = meta.story({ name: "Ohne Datum", args: { day: null } });
export const TitleOnly = meta.story({
  name: "Nur Überschrift",
  args: { title: de("day.title"), isDateBelow: true },
  render: OnTheSign,
});
export const LongTexts = meta.story({
  name: "Mit den längsten Texten",
  args: {
    title: "Probebetrieb der Gepäckanlage im Terminal 3",
    lead: de("day.arrive.at", { time: "07:45" }),
    line: "Flughafen Frankfurt am Main, Terminal 3, Eingang B2",
    badge: <EventStatusBadge outline badge="PRE_WORK_CHECKIN_READY" />,
  },
  globals: { viewport: { value: "small", isRotated: false } },
  render: OnTheSign,
});
export const OnItsWay = meta.story({
  name: "Wird geladen",
  render: () => (
    <div data-sign="" className="rounded-card bg-sign px-card pt-5 text-sign-ink">
      <DaySignSkeleton isLarge />
    </div>
  ),
});
