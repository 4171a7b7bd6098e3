import { formatDate, formatEuro } from "#src/copy/formatters.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import type { Instant } from "../database/time.ts";
import { writePdf } from "./pdf.ts";

const HOURS = 24;
const HOURLY_RATE = 15.5;

/** A sample payslip for the month before its date. */
export function writePayslip(
  personNumber: string,
  { title, date }: { title: string; date: CalendarDay },
  at: Instant,
): Promise<string> {
  const end = addDays(date, -1);
  return writePdf({
    title,
    facts: [`Personalnummer: ${personNumber}`, `Erstellt am ${formatDate(date)}`],
    sections: [
      { heading: "Zeitraum", text: `Vom ${formatDate(`${end.slice(0, 8)}01`)} bis zum ${formatDate(end)}` },
      {
        heading: "Lohn",
        text: `${HOURS} Stunden zu je ${formatEuro(HOURLY_RATE)}, zusammen ${formatEuro(HOURS * HOURLY_RATE)}`,
      },
      { heading: "Auszahlung", text: "Der Betrag geht auf das Konto, das Sie angegeben haben." },
    ],
    note: "Beispiel zum Ausprobieren. Es wird kein Geld ausgezahlt.",
    createdAt: at,
  });
}
