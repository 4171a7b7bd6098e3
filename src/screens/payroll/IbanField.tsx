import { useCopy } from "#src/copy/useCopy.tsx";
import { shownIban } from "#src/model/payroll/iban.ts";
import { TextField, type TextFieldProps } from "#src/primitives/TextField.tsx";

export type IbanFieldProps = Omit<TextFieldProps, "label" | "onValueChange" | "onBlur"> & {
  onValueChange: (value: string) => void;
  onBlur: () => void;
};

/** Accepts an IBAN in any spelling and shows it in groups of four on blur (P37). Fits in 320 px. */
export function IbanField({ onValueChange, onBlur, ...field }: IbanFieldProps) {
  const t = useCopy("payroll.form.labels");
  return (
    <TextField
      {...field}
      label={t("iban")}
      className="narrow:text-body"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      onValueChange={onValueChange}
      onBlur={() => {
        if (!field.isReadOnly) onValueChange(shownIban(field.value));
        onBlur();
      }}
    />
  );
}
