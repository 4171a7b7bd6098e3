import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Field } from "./Field.tsx";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "onChange" | "value" | "children"> & {
  label: string;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Right of the hint, for a value with a limit: "16 von 200 Zeichen". */
  counter?: string | undefined;
  optionalLabel?: string | undefined;
  /** Pending: read-only, stays in the tab order. */
  isReadOnly?: boolean;
};

/** A few lines of free text. One line uses TextField. With `maxLength` further typing is refused. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, counter, optionalLabel, onValueChange, isReadOnly = false, rows = 3, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} counter={counter} optionalLabel={optionalLabel}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          readOnly={isReadOnly}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={cx(
            "block w-full rounded-field px-3.5 py-2 text-value hyphens-none",
            error ? "border-2 border-halt" : "border-[1.5px]",
            isReadOnly ? "border-transparent bg-fill" : "bg-surface",
            error || isReadOnly ? null : "border-line-strong",
          )}
        />
      )}
    </Field>
  );
}
