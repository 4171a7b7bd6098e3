import { useEffect, useState } from "react";
import { useForm, type Control, type Resolver } from "react-hook-form";
import type { ProfileForm } from "#src/model/profileForm.ts";
import { CHECKED_FIELDS, profileProblems, type CheckedField, type ProfileRules } from "#src/model/profileRules.ts";

export type ProfileControl = Control<ProfileForm>;

const resolve =
  (rules: ProfileRules): Resolver<ProfileForm> =>
  (values) => {
    const problems = profileProblems(values, rules);
    const faults = CHECKED_FIELDS.flatMap((field) => (problems[field] ? [[field, { type: problems[field] }]] : []));
    return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) } : { values, errors: {} };
  };

/** A newly read record fills the fields that nobody has touched; what was typed and what was found stays. */
const resetOptions = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
};

/** The fields live here; they are judged when they are sent, and from then on with every change. */
export function useProfileForm(initial: ProfileForm, rules: ProfileRules, startsChecked: boolean) {
  const { control, formState, handleSubmit, setFocus, subscribe, trigger } = useForm<ProfileForm>({
    defaultValues: initial,
    values: initial,
    resetOptions,
    resolver: resolve(rules),
    mode: startsChecked ? "onChange" : "onSubmit",
    shouldFocusError: false,
  });
  const [refused, setRefused] = useState<{ first: CheckedField } | null>(null);
  useEffect(() => {
    if (startsChecked) void trigger();
  }, [startsChecked, trigger]);
  // Only now the summary stands above the field and has moved it to its place.
  useEffect(() => {
    if (!refused) return;
    setFocus(refused.first);
    document.activeElement?.scrollIntoView({ block: "center" });
  }, [refused, setFocus]);

  async function submit(onSubmit: (form: ProfileForm) => void) {
    const found: CheckedField[] = [];
    await handleSubmit(
      (form) => onSubmit(form),
      (errors) => void found.push(...CHECKED_FIELDS.filter((field) => errors[field])),
    )();
    const [first] = found;
    if (first) setRefused({ first });
  }

  return { control, errors: formState.errors, submit, subscribe };
}
