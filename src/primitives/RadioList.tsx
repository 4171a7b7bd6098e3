import { cx } from "class-variance-authority";
import { useId } from "react";

export type RadioOption<Value extends string> = { value: Value; label: string };

export type RadioListProps<Value extends string> = {
  legend: string;
  /** The legend is visually hidden if a heading above has the same text. */
  legendHidden?: boolean;
  /** `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** Pending: unchanged, stays in the tab order. */
  isReadOnly?: boolean;
};

/** One of a few, one below the other; the whole line is the target. For coloured things use ColourChips. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, legendHidden = false, value, onValueChange, options, isReadOnly = false } = props;
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-required="true" aria-disabled={isReadOnly || undefined} className="min-w-0">
      <legend className={legendHidden ? "sr-only" : "mb-1.5 font-strong"}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "relative flex min-h-12 items-center gap-3 border-line py-2 text-row not-first:border-t",
              option.value === value && "font-strong",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => !isReadOnly && onValueChange(option.value)}
              className="size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-7 checked:border-ink"
            />
            <span className="min-w-0 flex-1">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
