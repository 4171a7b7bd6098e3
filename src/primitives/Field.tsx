import { useEffect, useId, type ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import { dispatchFilled } from "./dispatchFilled.ts";

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Right of the hint: how many characters are used, e.g. "16 von 50 Zeichen". */
  counter?: string | undefined;
  /** Right of the label, e.g. "freiwillig", also for screen readers. Without it the control is required. */
  optionalLabel?: string | undefined;
  /** Ids of further descriptions, such as the lead above it. */
  describedBy?: string | undefined;
  /** Renders the control with the ids of its label, error and hint. */
  children: (control: FieldControl) => ReactNode;
};

export type FieldControl = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
};

/** The frame of every field: the label above, the error and the hint below. */
export function Field({ label, error, hint, counter, optionalLabel, describedBy: externalId, children }: FieldProps) {
  const id = useId();
  // Before the press itself, which a disabled button ignores. The same listener is added only once.
  useEffect(() => document.addEventListener("click", dispatchFilled, true), []);
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const counterId = counter ? `${id}-counter` : undefined;
  const optionalId = optionalLabel ? `${id}-optional` : undefined;
  const describedBy = [errorId, externalId, optionalId, hintId, counterId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-3">
        <label htmlFor={id} className="font-strong wrap-anywhere">
          {label}
        </label>
        {optionalLabel ? (
          <span id={optionalId} className="text-meta text-ink-2">
            {optionalLabel}
          </span>
        ) : null}
      </div>
      {children({
        id,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
        ...(optionalLabel ? null : { "aria-required": true }),
      })}
      <FieldError id={errorId} className="*:mt-1.5">
        {error}
      </FieldError>
      {hint || counter ? (
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-meta text-ink-2">
          {hint ? (
            <p id={hintId} className="min-w-0">
              {hint}
            </p>
          ) : null}
          {counter ? (
            <p id={counterId} className="ml-auto min-w-36 text-right">
              <span key={counter}>{counter}</span>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
