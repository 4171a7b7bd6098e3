import { useWatch } from "react-hook-form";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { PayrollForm } from "#src/model/payroll/payroll.ts";
import {
  openSamples,
  payrollDraftProblems,
  PAYROLL_QUESTIONS,
  PAYROLL_REQUIRED_FIELDS,
  type PayrollDraft,
  type PayrollProblem,
} from "#src/model/payroll/payrollRules.ts";
import { CheckedForm } from "#src/patterns/form/CheckedForm.tsx";
import { useCheckedForm } from "#src/patterns/form/useCheckedForm.ts";
import { FormSection } from "#src/patterns/profile/FormSection.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";
import { ChurchTaxField } from "./ChurchTaxField.tsx";
import { FormLead } from "./FormLead.tsx";
import { IbanField } from "./IbanField.tsx";
import { PayrollText } from "./PayrollText.tsx";
import { SampleBanner } from "./SampleBanner.tsx";
import { SampleCheck } from "./SampleCheck.tsx";
import type { SaveStatus } from "./SaveDock.tsx";
import { useListTexts } from "./useListTexts.ts";
import { usePayrollField } from "./usePayrollField.ts";
import { usePayrollTexts } from "./usePayrollTexts.ts";

export type PayrollInfoFormProps = {
  id: string;
  initial: PayrollDraft;
  /** Example data: matching values are not the user's own (D-26, P35). */
  sample: PayrollForm | null;
  status: SaveStatus;
  /** Saved before, and not sent back: new input replaces it. */
  isOnFile?: boolean;
  startsChecked?: boolean | undefined;
  onSubmit: (draft: PayrollDraft) => void;
};

export function PayrollInfoForm(props: PayrollInfoFormProps) {
  const t = useCopy("payroll.form");
  const { problemText } = usePayrollTexts();
  const { payrollTaxClasses } = useListTexts();
  const { id, initial, sample, status, startsChecked, isOnFile } = props;
  const form = useCheckedForm<PayrollDraft, PayrollProblem>({
    initial,
    check: (draft) => payrollDraftProblems(draft, sample),
    questions: PAYROLL_QUESTIONS,
    startsChecked,
    isReadOnly: status !== "editing",
  });
  const draft = useWatch({ control: form.control }) as PayrollDraft;
  const parts = { form, draft, sample };
  const iban = usePayrollField(parts, "iban", "leaving");
  const taxClass = usePayrollField(parts, "taxClass");
  const faults = form.problems.flatMap(({ field, code, value }) => {
    const checked = PAYROLL_REQUIRED_FIELDS.find((required) => required === field);
    const text = checked && problemText(checked, code, value);
    return text ? [{ field, text }] : [];
  });
  return (
    <CheckedForm
      id={id}
      form={form}
      summary={t("summary", { count: faults.length })}
      faults={faults}
      onSubmit={props.onSubmit}
    >
      {sample ? <SampleBanner open={openSamples(draft, sample, draft.confirmed).length} /> : null}
      <FormLead isOnFile={isOnFile} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FormSection title={t("sections.bank")}>
          <p className="text-ink-2">
            <span>{t("reasons.bank")}</span>
          </p>
          <SampleCheck parts={parts} name="iban">
            <IbanField {...iban} hint={iban.optionalLabel ? undefined : t("hints.iban")} />
          </SampleCheck>
          <PayrollText parts={parts} name="bic" autoCapitalize="characters" hint={t("hints.bic")} />
          <PayrollText parts={parts} name="bankName" />
          <PayrollText parts={parts} name="accountHolder" autoComplete="name" autoCapitalize="words" />
        </FormSection>
        <FormSection title={t("sections.tax")}>
          <p className="text-ink-2">
            <span>{t("reasons.tax")}</span>
          </p>
          <PayrollText parts={parts} name="taxId" inputMode="numeric" hint={t("hints.taxId")} />
          <SampleCheck parts={parts} name="taxClass">
            <SelectField
              {...taxClass}
              placeholder={t("choose")}
              options={payrollTaxClasses}
              hint={t("hints.taxClass")}
            />
          </SampleCheck>
          <ChurchTaxField parts={parts} />
        </FormSection>
        <FormSection title={t("sections.insurance")}>
          <p className="text-ink-2">
            <span>{t("reasons.insurance")}</span>
          </p>
          <PayrollText
            parts={parts}
            name="socialSecurityNumber"
            judged="typing"
            inputMode="numeric"
            hint={t("hints.digitsOnly")}
          />
          <PayrollText parts={parts} name="healthInsuranceProvider" hint={t("hints.healthInsuranceProvider")} />
        </FormSection>
      </div>
    </CheckedForm>
  );
}
