import type { FocusEvent, KeyboardEvent } from "react";
import { isComposing } from "#src/lib/composing.ts";
import { Field } from "./Field.tsx";
import { FieldBox } from "./FieldBox.tsx";
import type { TextFieldProps } from "./TextField.tsx";

export type DateFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "readOnly" | "counter" | "onValueChange"> & {
  onValueChange: (value: string) => void;
  /** Formats the input. Applied on blur or on Enter, never while typing. */
  tidy?: ((text: string) => string) | undefined;
};

/**
 * A day that users know by heart, a birthday, typed as TT.MM.JJJJ. Not for choosing among offered days: use a month or
 * a list.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, hint, optionalLabel, onValueChange, tidy, isReadOnly = false, ...others } = props;
  const { value, onBlur, onKeyDown, ...rest } = others;

  function tidyUp() {
    const text = tidy?.(value) ?? value;
    if (!isReadOnly && text !== value) onValueChange(text);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    tidyUp();
    onBlur?.(event);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" && !isComposing(event.nativeEvent)) tidyUp();
    onKeyDown?.(event);
  }

  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      {(control) => (
        <FieldBox
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={press}
        />
      )}
    </Field>
  );
}
