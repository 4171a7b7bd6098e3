import { useCopy } from "#src/copy/useCopy.tsx";
import { useCheckedField } from "#src/patterns/form/useCheckedField.ts";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import type { PayrollParts } from "./usePayrollField.ts";

/** A yes or no: not ticked is an answer. With the reason for the question (PAY-04). */
export function ChurchTaxField({ parts }: { parts: PayrollParts }) {
  const t = useCopy("payroll.form");
  const { name, value, onValueChange, isReadOnly } = useCheckedField(parts.form, "churchTax");
  return (
    <Checkbox name={name} checked={value === true} onCheckedChange={onValueChange} isReadOnly={isReadOnly}>
      <span className="block font-strong">{t("churchTax")}</span>
      <span className="block text-meta text-ink-2">{t("reasons.churchTax")}</span>
      {value === null ? <span className="block text-meta text-ink-2">{t("churchTaxKept")}</span> : null}
    </Checkbox>
  );
}
