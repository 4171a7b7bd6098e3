import { useCopy } from "#src/copy/useCopy.tsx";
import { useCheckedField } from "#src/patterns/form/useCheckedField.ts";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import type { PayrollParts } from "./usePayrollField.ts";

/** An optional yes, with the reason for the question (PAY-04). */
export function ChurchTaxField({ parts }: { parts: PayrollParts }) {
  const t = useCopy("payroll.form");
  const { name, value, onValueChange, isReadOnly } = useCheckedField(parts.form, "churchTax");
  return (
    <Checkbox name={name} checked={value === true} onCheckedChange={onValueChange} isReadOnly={isReadOnly}>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-strong">{t("churchTax")}</span>
        <span className="text-meta leading-6 text-ink-2">{t("optional")}</span>
      </span>
      <span className="block text-meta text-ink-2">{t("reasons.churchTax")}</span>
      {value === null ? <span className="block text-meta text-ink-2">{t("churchTaxKept")}</span> : null}
    </Checkbox>
  );
}
