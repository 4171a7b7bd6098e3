import { useController, type FieldValues, type Path, type PathValue, type RefCallBack } from "react-hook-form";
import type { CheckedFormState } from "./useCheckedForm.ts";

/** When a field is validated before the submit: while typing, on blur after a change, or not at all. */
export type JudgedFrom = "typing" | "leaving" | "sending";

export type CheckedField<Values extends FieldValues, Code extends string, Name extends Path<Values>> = {
  name: Name;
  value: PathValue<Values, Name>;
  onValueChange: (value: PathValue<Values, Name>) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** `value` is the validated one. */
  problem: { code: Code; value: string } | undefined;
  isReadOnly: boolean;
};

/** The props of one field; its problem as a code. */
export function useCheckedField<Values extends FieldValues, Code extends string, Name extends Path<Values>>(
  { control, trigger, putRight, isReadOnly }: CheckedFormState<Values, Code>,
  name: Name,
  judged: JudgedFrom = "sending",
): CheckedField<Values, Code, Name> {
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    value: field.value,
    onValueChange: (value: PathValue<Values, Name>) => {
      field.onChange(value);
      if (fieldState.error) putRight(name);
      else if (judged === "typing") void trigger(name);
    },
    onBlur: () => {
      field.onBlur();
      if (judged === "leaving" && fieldState.isDirty && field.value) void trigger(name);
    },
    ref: field.ref,
    problem: fieldState.error && { code: fieldState.error.type as Code, value: fieldState.error.message ?? "" },
    isReadOnly,
  };
}
