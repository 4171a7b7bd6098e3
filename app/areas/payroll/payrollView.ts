import type { FormSaving } from "#app/areas/payroll/formSaving.ts";
import type { FinancialPort, PayrollPort } from "#app/provider/ports.ts";
import { financialFormSchema, type PayrollDocument } from "#src/model/payroll.ts";
import { shownFinancial, shownPayroll } from "#src/model/payrollRules.ts";
import type { FinancialDataState } from "#src/screens/payroll/FinancialDataScreen.tsx";
import type { PayrollDocumentsState } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";
import type { PayrollInfoState } from "#src/screens/payroll/PayrollInfoScreen.tsx";

/** As much of a query as the screens need. */
export type Loaded<Data> = { data: Data | undefined; isFetching: boolean; errorUpdateCount: number };

export type LoadedPayroll = Awaited<ReturnType<PayrollPort["load"]>>;
export type LoadedFinancial = Awaited<ReturnType<FinancialPort["load"]>>;

/** What failed once stays a failure that is being tried again, with the button in its place. */
const waiting = ({ isFetching, errorUpdateCount }: Loaded<unknown>) =>
  errorUpdateCount === 0 ? ({ kind: "loading" } as const) : ({ kind: "failed", retrying: isFetching } as const);

export function toPayrollInfoState(query: Loaded<LoadedPayroll>, { status }: FormSaving): PayrollInfoState {
  if (!query.data) return waiting(query);
  const { form, isSample, isSaved } = query.data;
  const initial = { ...shownPayroll(form), confirmed: [] };
  return { kind: "ready", initial, sample: isSample ? form : null, status, isOnFile: isSaved && form.iban === "" };
}

export function toFinancialDataState(query: Loaded<LoadedFinancial>, { status }: FormSaving): FinancialDataState {
  if (!query.data) return waiting(query);
  const { form, isSaved } = query.data;
  const initial = shownFinancial(form ?? financialFormSchema.parse({}));
  return { kind: "ready", initial, status, isOnFile: isSaved && !form };
}

export function toPayrollDocumentsState(query: Loaded<PayrollDocument[]>): PayrollDocumentsState {
  return query.data ? { kind: "ready", documents: query.data } : waiting(query);
}
