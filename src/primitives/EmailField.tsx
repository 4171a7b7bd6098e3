import { TextField, type TextFieldProps } from "./TextField.tsx";

export type EmailFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoCapitalize" | "autoCorrect" | "spellCheck"
>;

/**
 * An e-mail address, with the keyboard for one. A text field to the browser: one of type `email` makes another domain of
 * `straße.de` and drops what it cannot read.
 */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField {...props} type="text" inputMode="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
  );
}
