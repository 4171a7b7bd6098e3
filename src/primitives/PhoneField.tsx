import { TextField, type TextFieldProps } from "./TextField.tsx";

export type PhoneFieldProps = Omit<TextFieldProps, "type" | "inputMode">;

/** A telephone number as people write it, with the telephone's own keyboard. For codes use CodeField. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
