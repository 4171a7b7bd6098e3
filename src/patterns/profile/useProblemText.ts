import { useCopy } from "#src/copy/useCopy.tsx";
import { PASS_NUMBER_MAX_LENGTH } from "#src/model/auth/auth.ts";
import type { ProfileField } from "#src/model/profile/profileForm.ts";
import { CHECKED_FIELDS, PROFILE_FIELD_PROBLEMS } from "#src/model/profile/profileRules.ts";

/** The sentence for a problem: the same beside the field and in the summary (A6). */
export function useProblemText() {
  const t = useCopy("profile.form");
  return (name: ProfileField, type: string | undefined): string | undefined => {
    const field = CHECKED_FIELDS.find((checked) => checked === name);
    const problem = PROFILE_FIELD_PROBLEMS.find((known) => known === type);
    if (!field || !problem) return undefined;
    if (problem === "required") return t(`required.${field}`);
    return problem === "tooLong" ? t("problems.tooLong", { max: PASS_NUMBER_MAX_LENGTH }) : t(`problems.${problem}`);
  };
}
