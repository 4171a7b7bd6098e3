import { Indicator, Root } from "@radix-ui/react-checkbox";
import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";

export type CheckboxProps = {
  name?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  error?: string;
  /** Required to continue. */
  isRequired?: boolean;
  /** Pending: unchanged, stays in the tab order. */
  isReadOnly?: boolean;
  /** The consent, in the first person. */
  children: ReactNode;
};

/** A revocable consent. The whole line is the target; the choice is yellow. */
export function Checkbox(props: CheckboxProps) {
  const { name, checked, onCheckedChange, error, isRequired, isReadOnly = false, children } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="flex min-h-12 items-start gap-3">
        <Root
          id={id}
          name={name}
          checked={checked}
          onCheckedChange={(next) => !isReadOnly && onCheckedChange(next === true)}
          aria-required={isRequired}
          aria-disabled={isReadOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-2.5 grid size-7 shrink-0 place-items-center rounded-[0.375rem] border-[1.5px] border-line-strong bg-surface aria-checked:border-2 aria-checked:border-choice-edge aria-checked:bg-signal aria-checked:text-signal-ink aria-disabled:cursor-not-allowed aria-invalid:border-2 aria-invalid:border-halt"
        >
          <Indicator>
            <Check className="size-4.5 stroke-3" />
          </Indicator>
        </Root>
        <label htmlFor={id} className="min-w-0 flex-1 py-3">
          {children}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
