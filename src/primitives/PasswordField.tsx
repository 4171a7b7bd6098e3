import { useState } from "react";
import { Field } from "./Field.tsx";
import { FieldBox } from "./FieldBox.tsx";
import type { TextFieldProps } from "./TextField.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "readOnly"> & {
  showLabel: string;
  hideLabel: string;
  /** Announced when the show or hide button was used. */
  shownStatus: string;
  hiddenStatus: string;
  /** Shown initially. */
  startsShown?: boolean | undefined;
};

/** A secret with a button that shows it. Hidden again when read-only. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, optionalLabel, onValueChange, isReadOnly = false, ...others } = props;
  const { showLabel, hideLabel, shownStatus, hiddenStatus, startsShown = false, ...rest } = others;
  const [visibility, setVisibility] = useState<"untouched" | "shown" | "hidden">(startsShown ? "shown" : "untouched");
  if (isReadOnly && visibility === "shown") setVisibility("untouched");
  const isShown = visibility === "shown";
  const word = isShown ? hideLabel : showLabel;
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel} describedBy={rest["aria-describedby"]}>
      {(control) => (
        <FieldBox
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...control}
          type={isShown ? "text" : "password"}
          readOnly={isReadOnly}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          trailing={
            <>
              <button
                type="button"
                aria-label={`${word}: ${label}`}
                aria-controls={control.id}
                aria-disabled={isReadOnly || undefined}
                onClick={() =>
                  isReadOnly
                    ? document.getElementById(control.id)?.focus()
                    : setVisibility(isShown ? "hidden" : "shown")
                }
                className="max-w-3/5 shrink-0 rounded-[inherit] px-3.5 text-body font-strong aria-disabled:text-ink-3"
              >
                <span key={word}>{word}</span>
              </button>
              <span role="status" className="sr-only">
                {visibility === "untouched" ? null : <span key={word}>{isShown ? shownStatus : hiddenStatus}</span>}
              </span>
            </>
          }
        />
      )}
    </Field>
  );
}
