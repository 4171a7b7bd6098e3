import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { Field } from "./Field.tsx";

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = Omit<
  ComponentProps<"select">,
  "onChange" | "value" | "children" | "multiple" | "size"
> & {
  label: string;
  name: string;
  /** A value that is not an option stays selectable under its own text. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The first option: nothing chosen. */
  placeholder: string;
  error?: string | undefined;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  /** Pending: read-only, stays in the tab order. */
  isReadOnly?: boolean;
};

/**
 * One of about four to fifteen, in the device's own list. For two or three use ColourChips or RadioList; for a long
 * searchable list ComboboxField.
 */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    error,
    hint,
    optionalLabel,
    value,
    onValueChange,
    options,
    placeholder,
    isReadOnly = false,
    ...rest
  } = props;
  const isForeign = value !== "" && !options.some((option) => option.value === value);
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      {(control) => (
        <div className="relative flex items-center">
          <select
            {...rest}
            {...control}
            value={value}
            aria-disabled={isReadOnly || undefined}
            onChange={(event) => !isReadOnly && onValueChange(event.currentTarget.value)}
            {...(isReadOnly ? preventOpening : null)}
            className={cx(
              "min-h-13 w-full min-w-0 appearance-none truncate rounded-field border-[1.5px] border-line-strong bg-surface pr-12 pl-3.5 text-value hyphens-none",
              "aria-disabled:border-transparent aria-disabled:bg-fill aria-invalid:border-2 aria-invalid:border-halt",
              value === "" && "text-ink-3 *:text-ink",
            )}
          >
            <option value="">{placeholder}</option>
            {isForeign ? <option value={value}>{value}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-3.5 text-ink-2" />
        </div>
      )}
    </Field>
  );
}

/** A select has no read-only state: it ignores opening and keys, but not Tab. */
const preventOpening = {
  onMouseDown(event: MouseEvent<HTMLSelectElement>) {
    event.preventDefault();
    event.currentTarget.focus();
  },
  onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key !== "Tab") event.preventDefault();
  },
};
