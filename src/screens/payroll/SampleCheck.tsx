import type { ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { isSample, type PayrollRequiredField } from "#src/model/payroll/payrollRules.ts";
import { useCheckedField } from "#src/patterns/form/useCheckedField.ts";
import { Checkbox } from "#src/primitives/Checkbox.tsx";
import type { PayrollParts } from "./usePayrollField.ts";
import { usePayrollTexts } from "./usePayrollTexts.ts";

type SampleCheckProps = { parts: PayrollParts; name: PayrollRequiredField; children: ReactNode };

/** Below a field with example data: the confirmation that it is the user's own (P35). */
export function SampleCheck({ parts, name, children }: SampleCheckProps) {
  const t = useCopy("payroll.form.sample");
  const { label } = usePayrollTexts();
  const { form, draft, sample } = parts;
  const { value: confirmed, onValueChange } = useCheckedField(form, "confirmed");
  return (
    <div>
      {children}
      {isSample(name, draft, sample) ? (
        <Checkbox
          checked={confirmed.includes(name)}
          isReadOnly={form.isReadOnly}
          onCheckedChange={(isOwn) => {
            onValueChange(isOwn ? [...confirmed, name] : confirmed.filter((field) => field !== name));
            void form.trigger(name);
          }}
        >
          <span>{t("agree", { field: label(name) })}</span>
        </Checkbox>
      ) : null}
    </div>
  );
}
