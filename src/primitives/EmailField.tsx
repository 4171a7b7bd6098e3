import { TextField, type TextFieldProps } from "./TextField.tsx";

export type EmailFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoCapitalize" | "autoCorrect" | "spellCheck"
>;

/**
 * An e-mail address, with the keyboard for one. A text field to the browser: type `email` converts the domain of
 * `straße.de` and drops unreadable input.
 */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField {...props} type="text" inputMode="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
  );
}
