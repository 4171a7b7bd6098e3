import { useController, type FieldValues, type Path, type PathValue, type RefCallBack } from "react-hook-form";
import type { CheckedFormState } from "./useCheckedForm.ts";

/** From when on a field is judged before the form is sent: while it is typed, when it is left with something new in it, or not at all. */
export type JudgedFrom = "typing" | "leaving" | "sending";

export type CheckedField<Values extends FieldValues, Code extends string, Name extends Path<Values>> = {
  name: Name;
  value: PathValue<Values, Name>;
  onValueChange: (value: PathValue<Values, Name>) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** `value` is the one that was judged. */
  problem: { code: Code; value: string } | undefined;
  isReadOnly: boolean;
};

/** One field as its primitive wants it; what is wrong with it as a code. */
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
