import * as z from "zod/mini";
import type { PayrollDocumentsPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { ANSWER_MS } from "#app/simulation/savedStatus.ts";
import { textsOf } from "#app/simulation/textsOf.ts";
import { todayInBerlin, type CalendarDay } from "#src/lib/calendarDay.ts";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";

/** For how many months there is a payslip; none for who begins. */
const documentsSchema = z.object({ months: z.int() });
const MOST_MONTHS = 36;

const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** Payslips of the last months, written as PDF when they are asked for. */
export function createPayrollDocumentsPort({ record, now, wait }: SimulationDeps): PayrollDocumentsPort {
  return {
    async list(extraId) {
      await wait(ANSWER_MS);
      const known = (await record(extraId)).read("payrollDocuments", documentsSchema);
      const t = await textsOf("payslip");
      const months = Math.min(known?.months ?? 0, MOST_MONTHS);
      return lastMonths(todayInBerlin(now()), months).map((month): PayrollDocument => {
        const id = isoMonth(month);
        return {
          id,
          title: t("title", { month: monthName.format(month) }),
          date: firstOfNext(month),
          downloadUrl: `#${id}`,
        };
      });
    },
    async download(extraId, document) {
      const [{ writePayslip }] = await Promise.all([import("#app/simulation/payslip.ts"), wait(ANSWER_MS)]);
      return writePayslip(extraId, document, now());
    },
  };
}

/** The months that are over, the latest first, each as its first day in UTC. */
const lastMonths = (today: CalendarDay, count: number): Date[] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 2 - back, 1)));
};

const isoMonth = (month: Date) => month.toISOString().slice(0, 7);

const firstOfNext = (month: Date) =>
  `${isoMonth(new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1)))}-01`;
