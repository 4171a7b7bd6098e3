import { cva, cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { useId, type FocusEvent, type Ref } from "react";
import { FieldError } from "./FieldError.tsx";

const swatchVariants = cva("size-5 shrink-0 rounded-[0.3125rem] border-[1.5px] border-ink forced-color-adjust-none", {
  variants: { swatch: { green: "bg-pass-green", yellow: "bg-pass-yellow", blue: "bg-pass-blue" } },
});

export type ColourOption = { value: string; label: string; swatch: "green" | "yellow" | "blue" };

export type ColourChipsProps = {
  legend: string;
  name: string;
  /** Empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** The focus left the whole group. */
  onBlur?: (() => void) | undefined;
  options: readonly ColourOption[];
  error?: string | undefined;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  /** Pending: unchanged, stays in the tab order. */
  isReadOnly?: boolean;
  /** The radio button to focus: the chosen one, else the first. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * One of two to four coloured things, such as airport passes. The colour is the thing's own and is always named. For
 * more than four use SelectField; colours never express a status.
 */
export function ColourChips(props: ColourChipsProps) {
  const {
    legend,
    name,
    value,
    onValueChange,
    onBlur,
    options,
    error,
    hint,
    optionalLabel,
    isReadOnly = false,
    ref,
  } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const chosen = options.findIndex((option) => option.value === value);

  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <fieldset
      role="radiogroup"
      aria-required={optionalLabel ? undefined : true}
      aria-invalid={error ? true : undefined}
      aria-disabled={isReadOnly || undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
      onBlur={leave}
      className="min-w-0"
    >
      <legend className="mb-1.5 flex w-full flex-wrap items-end justify-between gap-x-3">
        <span className="font-strong">{legend}</span>
        {optionalLabel ? <span className="text-meta text-ink-2">{optionalLabel}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => (
          <label
            key={option.value}
            className={cx(
              "relative flex min-h-13 min-w-fit grow basis-27 items-center gap-2 rounded-field px-2",
              "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
              isReadOnly ? "bg-fill" : "bg-surface",
              chipEdge({ isWrong: Boolean(error), isChosen: at === chosen, isReadOnly }),
            )}
          >
            <input
              ref={at === Math.max(chosen, 0) ? ref : undefined}
              id={at === Math.max(chosen, 0) ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={at === chosen}
              onChange={() => !isReadOnly && onValueChange(option.value)}
              className="absolute inset-0 size-full appearance-none outline-none"
            />
            <span className={swatchVariants({ swatch: option.swatch })} />
            <span className="flex-1">{option.label}</span>
            <Check className={cx("size-4.5 stroke-[2.25]", at === chosen || "invisible")} />
          </label>
        ))}
      </div>
      <FieldError id={errorId} className="*:mt-1.5">
        {error}
      </FieldError>
      {hint ? (
        <p id={hintId} className="mt-1.5 text-meta text-ink-2">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

function chipEdge({
  isWrong,
  isChosen,
  isReadOnly,
}: {
  isWrong: boolean;
  isChosen: boolean;
  isReadOnly: boolean;
}): string {
  if (isWrong) return "border-2 border-halt";
  if (isChosen) return "border-2 border-ink";
  return isReadOnly ? "border-[1.5px] border-transparent" : "border-[1.5px] border-line-strong";
}
