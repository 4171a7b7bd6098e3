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

/** What is wrong with which field, as codes the screen has a text for, in the order of the screen. Empty: nothing. */
export type FormProblems<Values extends FieldValues, Code extends string> = Partial<Record<Path<Values>, Code>>;

export type CheckedFormOptions<Values extends FieldValues, Code extends string> = {
  /** As loaded. A newer one fills the untouched fields. */
  initial: Values;
  check: (values: Values) => FormProblems<Values, Code>;
  /** Codes of `check` that are warnings: submitting the same value again accepts it. */
  questions?: readonly Code[] | undefined;
  /** Judges all fields at once instead of when they are first sent. */
  startsChecked?: boolean | undefined;
  /** It is being saved: the fields stay as they are and nothing is sent. */
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

/** A form that is judged when it is sent, and from then on field by field: what is put right is right at once, what is wrong
 * is said when the field is left and not in the middle of a word. What is wrong first takes the focus. */
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
      // The value that was judged: a sentence that names a sign of it stays while the next one is typed.
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
  // Only now the summary stands above the field and has moved it to its place.
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

  /** For the summary: nothing before the form was sent, whatever a field says by itself. */
  const judged = formState.isSubmitted || startsChecked ? Object.keys(check(getValues())) : [];
  const problems = (judged as Path<Values>[]).flatMap((field) => {
    const error: { type: Code; message: string } | undefined = get(formState.errors, field);
    return error ? [{ field, code: error.type, value: error.message }] : [];
  });

  /** With a change of a field that is wrong. */
  function putRight(field: Path<Values>) {
    if (!check(getValues())[field]) void trigger(field);
  }

  /** For a list with one row more or fewer: a field array of the library's own would weigh on every other form. */
  const replace = <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: judged.length > 0 });

  return { control, trigger, putRight, startsChecked, isReadOnly, submit, problems, replace, setFocus };
}
