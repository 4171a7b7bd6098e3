import { useCopy } from "#src/copy/useCopy.tsx";
import type { FinancialForm } from "#src/model/payroll/payroll.ts";
import {
  FINANCIAL_QUESTIONS,
  validateFinancial,
  type FinancialField,
  type FinancialProblem,
} from "#src/model/payroll/payrollRules.ts";
import { CheckedForm } from "#src/patterns/form/CheckedForm.tsx";
import { useCheckedField, type JudgedFrom } from "#src/patterns/form/useCheckedField.ts";
import { useCheckedForm, type CheckedFormState } from "#src/patterns/form/useCheckedForm.ts";
import { FormSection } from "#src/patterns/profile/FormSection.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { FormLead } from "./FormLead.tsx";
import { IbanField } from "./IbanField.tsx";
import type { SaveStatus } from "./SaveDock.tsx";
import { useListTexts } from "./useListTexts.ts";
import { usePayrollTexts } from "./usePayrollTexts.ts";

export type FinancialDataFormProps = {
  id: string;
  initial: FinancialForm;
  status: SaveStatus;
  /** Saved before, and not sent back: new input replaces it. */
  isOnFile?: boolean;
  startsChecked?: boolean | undefined;
  onSubmit: (form: FinancialForm) => void;
};

export function FinancialDataForm(props: FinancialDataFormProps) {
  const t = useCopy("payroll.form");
  const validation = useCopy("payroll.financial.validation");
  const { problemText } = usePayrollTexts();
  const lists = useListTexts();
  const { id, initial, status, startsChecked, isOnFile } = props;
  const form = useCheckedForm<FinancialForm, FinancialProblem>({
    initial,
    check: validateFinancial,
    questions: FINANCIAL_QUESTIONS,
    startsChecked,
    isReadOnly: status !== "editing",
  });
  const isMissing = form.problems.some(({ code }) => code === "allRequired");
  const faults = form.problems.flatMap(({ field, code, value }) => {
    const text = problemText(field, code, value);
    return text ? [{ field, text }] : [];
  });
  const insurance = useFinancialField(form, "socialSecurityNumber", "typing");
  return (
    <CheckedForm
      id={id}
      form={form}
      summary={t("summary", { count: faults.length })}
      note={isMissing ? validation("allRequired") : undefined}
      faults={faults}
      onSubmit={props.onSubmit}
    >
      {isMissing ? null : <FormLead isOnFile={isOnFile} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FormSection title={t("sections.bank")}>
          <p className="text-ink-2">
            <span>{t("reasons.bank")}</span>
          </p>
          <IbanField {...useFinancialField(form, "iban", "leaving")} hint={t("hints.iban")} />
          <TextField
            {...useFinancialField(form, "accountHolder")}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
          />
        </FormSection>
        <FormSection title={t("sections.work")}>
          <SelectField
            {...useFinancialField(form, "taxClass")}
            placeholder={t("choose")}
            options={lists.taxClasses}
            hint={t("hints.taxClass")}
          />
          <SelectField
            {...useFinancialField(form, "employmentType")}
            placeholder={t("choose")}
            options={lists.employmentTypes}
            hint={t("hints.employmentType")}
          />
          <SelectField
            {...useFinancialField(form, "religion")}
            placeholder={t("choose")}
            options={lists.religions}
            hint={t("hints.religion")}
          />
          <TextField
            {...insurance}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={t("hints.socialSecurityNumber")}
          />
        </FormSection>
      </div>
    </CheckedForm>
  );
}

function useFinancialField(
  form: CheckedFormState<FinancialForm, FinancialProblem>,
  name: FinancialField,
  judged?: JudgedFrom,
) {
  const { label, problemText } = usePayrollTexts();
  const { problem, ...field } = useCheckedField(form, name, judged);
  return { ...field, label: label(name), error: problem && problemText(name, problem.code, problem.value) };
}
