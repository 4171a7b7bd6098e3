import type { PayrollRequiredField } from "#src/model/payroll/payrollRules.ts";
import type { JudgedFrom } from "#src/patterns/form/useCheckedField.ts";
import { TextField, type TextFieldProps } from "#src/primitives/TextField.tsx";
import { SampleCheck } from "./SampleCheck.tsx";
import { usePayrollField, type PayrollParts } from "./usePayrollField.ts";

type PayrollTextProps = Pick<
  TextFieldProps,
  "autoComplete" | "autoCapitalize" | "inputMode" | "hint" | "counter" | "spellCheck"
> & {
  parts: PayrollParts;
  name: PayrollRequiredField;
  judged?: JudgedFrom;
};

export function PayrollText({ parts, name, judged, ...rest }: PayrollTextProps) {
  return (
    <SampleCheck parts={parts} name={name}>
      <TextField autoComplete="off" spellCheck={false} {...usePayrollField(parts, name, judged)} {...rest} />
    </SampleCheck>
  );
}
