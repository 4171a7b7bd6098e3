import { useEffect, useState } from "react";
import { useForm, type Control } from "react-hook-form";
import { firstErrorField } from "#src/model/firstErrorField.ts";
import { PROFILE_FIELDS, type ProfileField } from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";
import { PROFILE_QUESTIONS, validateProfile, type ProfileRules } from "#src/model/profile/profileRules.ts";
import { createQuestions } from "#src/patterns/form/questions.ts";

export type ProfileControl = Control<ProfileForm>;

/** A refetched record fills the untouched fields; input and validation errors stay. */
const resetOptions = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
};

/** The form state; validated on submit, and from then on on blur; a correction clears the error at once. */
export function useProfileForm(
  initial: ProfileForm,
  rules: ProfileRules,
  { startsChecked, draft }: { startsChecked: boolean; draft: Partial<ProfileForm> },
) {
  // Stored values count as confirmed.
  const [questions] = useState(() => createQuestions(PROFILE_QUESTIONS, startsChecked, initial));
  const check = (form: ProfileForm) => questions.open(validateProfile(form, rules), form);
  const { control, formState, getValues, handleSubmit, setFocus, setValue, subscribe, trigger } = useForm<ProfileForm>({
    defaultValues: initial,
    values: initial,
    resetOptions,
    resolver: (values) => {
      const problems = check(values);
      const faults = PROFILE_FIELDS.flatMap((field) =>
        problems[field] ? [[field, { type: problems[field], message: values[field] }]] : [],
      );
      return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) } : { values, errors: {} };
    },
    mode: startsChecked ? "onBlur" : "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const [refused, setRefused] = useState<{ first: ProfileField } | null>(null);
  useEffect(() => {
    if (startsChecked) void trigger();
  }, [startsChecked, trigger]);
  useEffect(() => {
    for (const field of PROFILE_FIELDS) {
      const typed = draft[field];
      if (typed !== undefined) setValue(field, typed, { shouldDirty: true });
    }
  }, [draft, setValue]);
  // In an effect: only now the summary is rendered above the field and has moved it.
  useEffect(() => {
    if (!refused) return;
    setFocus(refused.first);
    document.activeElement?.scrollIntoView({ block: "center" });
  }, [refused, setFocus]);

  async function submit(onSubmit: (form: ProfileForm) => void) {
    questions.send();
    await handleSubmit(
      (form) => onSubmit(form),
      (errors) => {
        const first = firstErrorField(errors, PROFILE_FIELDS);
        if (first) setRefused({ first });
      },
    )();
    questions.remember(check(getValues()), getValues());
  }

  /** After a change of an invalid field. */
  function putRight(field: ProfileField) {
    if (!check(getValues())[field]) void trigger(field);
  }

  return { control, putRight, errors: formState.errors, submit, subscribe };
}
