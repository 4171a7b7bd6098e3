import type { CalendarEntry } from "#src/model/events/calendarEntry.ts";

/** With all characters that have a special meaning in a file or an address. */
export const oddEntry: CalendarEntry = {
  id: "501",
  title: "Probebetrieb, Terminal 3; Größe \\ & Co.",
  location: "Flughafen, Terminal 3",
  lines: [
    "Bitte seien Sie um 07:45 Uhr da: früh, müde, fröhlich – und natürlich möglichst überpünktlich.",
    "Bitte bringen Sie Ihren Flughafenausweis mit.",
  ],
  reminder: "Ihr Termin beginnt in 24\u00a0Stunden.",
  day: "2026-11-23",
  time: { start: "08:00", end: "13:30" },
  address: "https://gangway.example/events/my-event?from=calendar&x=1",
};
