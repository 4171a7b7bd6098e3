import { TextField, type TextFieldProps } from "./TextField.tsx";

export type PhoneFieldProps = Omit<TextFieldProps, "type" | "inputMode">;

/** A telephone number in any spelling, with the telephone keyboard. For codes use CodeField. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
