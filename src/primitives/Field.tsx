import { useEffect, useId, type ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import { dispatchFilled } from "./dispatchFilled.ts";

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Right of the hint, how much of the room is taken, e.g. "16 von 50 Zeichen". */
  counter?: string | undefined;
  /** Right of the label, e.g. "freiwillig", and read out with the control. Without it the control is required. */
  optionalLabel?: string | undefined;
  /** Ids of what stands elsewhere and is read out with the control, such as the lead above it. */
  describedBy?: string | undefined;
  /** Draws the control with the ids that tie it to its label, error and hint. */
  children: (control: FieldControl) => ReactNode;
};

export type FieldControl = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
};

/** What every field has around its control: the label above, below it what is wrong and what helps. */
export function Field({ label, error, hint, counter, optionalLabel, describedBy: externalId, children }: FieldProps) {
  const id = useId();
  // Before the press itself, which a button that is off swallows. The same listener is added only once.
  useEffect(() => document.addEventListener("click", dispatchFilled, true), []);
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const counterId = counter ? `${id}-counter` : undefined;
  const optionalId = optionalLabel ? `${id}-optional` : undefined;
  const describedBy = [errorId, externalId, optionalId, hintId, counterId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="font-strong wrap-anywhere">
          {label}
        </label>
        {optionalLabel ? (
          <span id={optionalId} className="text-meta leading-6 text-ink-2">
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
            <p id={counterId} className="ml-auto">
              <span key={counter}>{counter}</span>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
