import { useEffect, useState } from "react";
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from "react-hook-form";
import { createQuestions } from "./questions.ts";

/** The problem of each field, as codes with a text in the catalogue, in the order of the screen. Empty: none. */
export type FormProblems<Values extends FieldValues, Code extends string> = Partial<Record<Path<Values>, Code>>;

export type CheckedFormOptions<Values extends FieldValues, Code extends string> = {
  /** As loaded. A newer one fills the untouched fields. */
  initial: Values;
  check: (values: Values) => FormProblems<Values, Code>;
  /** Codes of `check` that are warnings: submitting the same value again accepts it. */
  questions?: readonly Code[] | undefined;
  /** Validates all fields at once instead of on the first submit. */
  startsChecked?: boolean | undefined;
  /** A save is pending: fields are read-only and nothing is submitted. */
  isReadOnly?: boolean;
  /** On every change, to store a draft (F8). */
  onEdit?: ((values: Values) => void) | undefined;
};

export type CheckedFormState<Values extends FieldValues, Code extends string> = ReturnType<
  typeof useCheckedForm<Values, Code>
>;

/** A refetched record fills the untouched fields; input and validation errors stay. */
const resetOptions = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
};

/** A form validated on submit, then field by field: a correction clears the error at once, a new error is shown on blur,
 * not in mid-word. The first invalid field takes the focus. */
export function useCheckedForm<Values extends FieldValues, Code extends string>(
  options: CheckedFormOptions<Values, Code>,
) {
  const {
    initial,
    check: checkAll,
    questions: codes = [],
    startsChecked = false,
    isReadOnly = false,
    onEdit,
  } = options;
  const [questions] = useState(() => createQuestions(codes, startsChecked));
  const check = (values: Values) => questions.open(checkAll(values), values);
  const { control, formState, getValues, handleSubmit, setFocus, setValue, subscribe, trigger } = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    values: initial,
    resetOptions,
    resolver: (values) => {
      const faults = Object.entries(check(values));
      const errors: FieldErrors<Values> = {};
      // The validated value: a message that names a character of it stays while the next one is typed.
      for (const [path, type] of faults) set(errors, path, { type, message: String(get(values, path)) });
      return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    mode: startsChecked ? "onBlur" : "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const [refused, setRefused] = useState<{ first: Path<Values> } | null>(null);
  useEffect(() => {
    if (startsChecked) void trigger();
  }, [startsChecked, trigger]);
  // In an effect: only now the summary is rendered above the field and has moved it.
  useEffect(() => {
    if (!refused) return;
    setFocus(refused.first);
    document.activeElement?.scrollIntoView({ block: "center" });
  }, [refused, setFocus]);
  useEffect(() => {
    if (onEdit) return subscribe({ formState: { values: true }, callback: ({ values }) => onEdit(values) });
  }, [onEdit, subscribe]);

  async function submit(onSubmit: (values: Values) => void) {
    if (isReadOnly) return;
    let isRefused = false;
    questions.send();
    await handleSubmit(
      (values) => onSubmit(values),
      () => void (isRefused = true),
    )();
    const found = check(getValues());
    questions.remember(found, getValues());
    const [first] = Object.keys(found) as Path<Values>[];
    if (isRefused && first) setRefused({ first });
  }

  /** For the summary: nothing before the submit, even if a field shows its own problem. */
  const judged = formState.isSubmitted || startsChecked ? Object.keys(check(getValues())) : [];
  const problems = (judged as Path<Values>[]).flatMap((field) => {
    const error: { type: Code; message: string } | undefined = get(formState.errors, field);
    return error ? [{ field, code: error.type, value: error.message }] : [];
  });

  /** After a change of an invalid field. */
  function putRight(field: Path<Values>) {
    if (!check(getValues())[field]) void trigger(field);
  }

  /** For adding and removing rows: the library's field array would add weight to every other form. */
  const replace = <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: judged.length > 0 });

  return { control, trigger, putRight, startsChecked, isReadOnly, submit, problems, replace, setFocus };
}
