import * as z from "zod/mini";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import { readProcedure } from "../database/procedures.ts";
import type { Account } from "../database/records.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

/** Number of months with a payslip; none for a new user. */
const recordSchema = z.object({ months: z.int() });
const MOST_MONTHS = 36;

const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** The past months, latest first, each as its first day in UTC. */
const lastMonths = (today: CalendarDay, count: number): Date[] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 2 - back, 1)));
};

const isoMonth = (month: Date) => month.toISOString().slice(0, 7);

const firstOfNext = (month: Date) =>
  `${isoMonth(new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1)))}-01` as CalendarDay;

/** A payslip for each of the last months. */
function payslipsOf(database: Database, { extra }: Account, at: Instant) {
  const months = readProcedure(database, extra.extra_id, "payrollDocuments", recordSchema)?.months ?? 0;
  return lastMonths(todayInBerlin(at), Math.min(months, MOST_MONTHS)).map((month) => ({
    id: isoMonth(month),
    title: `Lohnabrechnung ${monthName.format(month)}`,
    date: firstOfNext(month),
    downloadUrl: `#${isoMonth(month)}`,
  }));
}

export const getPayrollDocuments = (database: Database, caller: Account, at: Instant): Reply =>
  accept({ data: payslipsOf(database, caller, at) });

export async function getPayrollDocument(
  database: Database,
  caller: Account,
  documentId: string,
  at: Instant,
): Promise<Reply> {
  const payslip = payslipsOf(database, caller, at).find(({ id }) => id === documentId);
  if (!payslip) return refuse(404, "Dieses Dokument gibt es nicht.", { error: "NOT_FOUND" });
  // The PDF writer is large, so it is loaded on demand.
  const { writePayslip } = await import("../documents/payslip.ts");
  return accept({ data: { file: await writePayslip(caller.extra.extra_id, payslip, at) } });
}
