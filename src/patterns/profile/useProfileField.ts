import { useController } from "react-hook-form";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { ProfileField, RequiredSet } from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";
import { isProfileFieldRequired } from "#src/model/profile/profileRules.ts";
import { useProblemText } from "./useProblemText.ts";
import type { ProfileControl } from "./useProfileForm.ts";

/** Props shared by all sections. */
export type ProfileParts = {
  control: ProfileControl;
  /** As loaded: stored values that are in no list stay selectable (C-70, D-74, D-75). */
  initial: ProfileForm;
  required: RequiredSet;
  isReadOnly: boolean;
  putRight: (field: ProfileField) => void;
};

/** The props of one field, label and error included. */
export function useProfileField({ control, required, isReadOnly, putRight }: ProfileParts, name: ProfileField) {
  const t = useCopy("profile.form");
  const problemText = useProblemText();
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    label: t(`labels.${name}`),
    value: field.value,
    onValueChange: (value: string) => {
      field.onChange(value);
      if (fieldState.error) putRight(name);
    },
    onBlur: () => field.onBlur(),
    ref: field.ref,
    error: problemText(name, fieldState.error?.type, fieldState.error?.message ?? ""),
    optionalLabel: isProfileFieldRequired(name, required) ? undefined : t("optional"),
    isReadOnly,
  };
}
