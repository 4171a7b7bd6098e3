import { Lock } from "lucide-react";
import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";
import { FieldBox } from "./FieldBox.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "onChange" | "value" | "children" | "type"> & {
  /** For an e-mail address use EmailField, for a secret PasswordField. */
  type?: "text" | "tel";
  label: string;
  name: string;
  value: string;
  /** Optional for a read-only value. */
  onValueChange?: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Right of the hint, for a value with a limit: "16 von 50 Zeichen". */
  counter?: string | undefined;
  optionalLabel?: string | undefined;
  /** Pending: read-only, stays in the tab order. */
  isReadOnly?: boolean;
};

/** One line of text. Read-only shows a value that is changed elsewhere; for secrets use PasswordField. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, counter, optionalLabel, onValueChange, readOnly, isReadOnly = false, ...rest } = props;
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      counter={counter}
      optionalLabel={optionalLabel}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => (
        <FieldBox
          {...rest}
          {...control}
          {...(readOnly && { "aria-required": undefined })}
          readOnly={readOnly || isReadOnly}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          trailing={readOnly ? <Lock className="mr-3.5 self-center text-ink-2" /> : null}
        />
      )}
    </Field>
  );
}
