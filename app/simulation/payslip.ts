import { writePdf } from "#app/simulation/pdf.ts";
import { formatDate, formatEuro } from "#src/copy/formatters.ts";
import { textsOf } from "#app/simulation/textsOf.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";

const HOURS = 24;
const HOURLY_RATE = 15.5;

/** A sample payslip for the month before its date. */
export async function writePayslip(extraId: string, { title, date }: PayrollDocument, now: number): Promise<Blob> {
  const t = await textsOf("payslip");
  const end = addDays(date as CalendarDay, -1);
  return writePdf({
    title,
    facts: [t("person", { number: extraId }), t("date", { date: formatDate(date) })],
    sections: [
      {
        heading: t("sections.period"),
        text: t("texts.period", { from: formatDate(`${end.slice(0, 8)}01`), to: formatDate(end) }),
      },
      {
        heading: t("sections.pay"),
        text: t("texts.pay", { hours: HOURS, rate: formatEuro(HOURLY_RATE), total: formatEuro(HOURS * HOURLY_RATE) }),
      },
      { heading: t("sections.payment"), text: t("texts.payment") },
    ],
    note: t("note"),
    language: "de-DE",
    createdAt: now,
  });
}
