import type { FormSaving } from "#app/features/payroll/useFormSaving.ts";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import type { FinancialPort, PayrollPort } from "#app/client/ports.ts";
import { financialFormSchema } from "#src/model/payroll/payroll.ts";
import { shownFinancial, shownPayroll } from "#src/model/payroll/payrollRules.ts";
import type { FinancialDataState } from "#src/screens/payroll/FinancialDataScreen.tsx";
import type { PayrollInfoState } from "#src/screens/payroll/PayrollInfoScreen.tsx";

export type LoadedPayroll = Awaited<ReturnType<PayrollPort["load"]>>;
export type LoadedFinancial = Awaited<ReturnType<FinancialPort["load"]>>;

export function toPayrollInfoState(query: Loaded<LoadedPayroll>, { status }: FormSaving): PayrollInfoState {
  if (!query.data) return toPending(query);
  const { form, isSample, isSaved } = query.data;
  const initial = { ...shownPayroll(form), confirmed: [] };
  return { kind: "ready", initial, sample: isSample ? form : null, status, isOnFile: isSaved && form.iban === "" };
}

export function toFinancialDataState(query: Loaded<LoadedFinancial>, { status }: FormSaving): FinancialDataState {
  if (!query.data) return toPending(query);
  const { form, isSaved } = query.data;
  const initial = shownFinancial(form ?? financialFormSchema.parse({}));
  return { kind: "ready", initial, status, isOnFile: isSaved && !form };
}
