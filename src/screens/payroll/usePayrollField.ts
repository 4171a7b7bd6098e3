import { useCopy } from "#src/copy/useCopy.tsx";
import type { PayrollForm } from "#src/model/payroll/payroll.ts";
import {
  isSample,
  type PayrollDraft,
  type PayrollProblem,
  type PayrollRequiredField,
} from "#src/model/payroll/payrollRules.ts";
import { useCheckedField, type JudgedFrom } from "#src/patterns/form/useCheckedField.ts";
import type { CheckedFormState } from "#src/patterns/form/useCheckedForm.ts";
import { usePayrollTexts } from "./usePayrollTexts.ts";

/** Props shared by all fields of the payroll form. */
export type PayrollParts = {
  form: CheckedFormState<PayrollDraft, PayrollProblem>;
  draft: PayrollDraft;
  sample: PayrollForm | null;
};

/** The props of one field of the payroll form; an example is marked beside its label. */
export function usePayrollField(parts: PayrollParts, name: PayrollRequiredField, judged?: JudgedFrom) {
  const t = useCopy("payroll.form.sample");
  const { label, problemText } = usePayrollTexts();
  const { form, draft, sample } = parts;
  const { problem, ...field } = useCheckedField(form, name, judged);
  const mark = draft.confirmed.includes(name) ? "confirmed" : "mark";
  return {
    ...field,
    label: label(name),
    error: problem && problemText(name, problem.code, problem.value),
    optionalLabel: isSample(name, draft, sample) ? t(mark) : undefined,
    "aria-required": true,
  };
}
