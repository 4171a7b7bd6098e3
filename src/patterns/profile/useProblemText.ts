import { useCopy } from "#src/copy/useCopy.tsx";
import { PASS_NUMBER_MAX_LENGTH } from "#src/model/auth/auth.ts";
import { canBeRequired, type ProfileField } from "#src/model/profile/profileFields.ts";
import { PROFILE_FIELD_PROBLEMS } from "#src/model/profile/profileRules.ts";

/** The sentence for a problem: the same beside the field and in the summary (A6). */
export function useProblemText() {
  const t = useCopy("profile.form");
  return (field: ProfileField, type: string | undefined): string | undefined => {
    const problem = PROFILE_FIELD_PROBLEMS.find((known) => known === type);
    if (problem === undefined) return undefined;
    if (problem === "required") return canBeRequired(field) ? t(`required.${field}`) : undefined;
    return problem === "tooLong" ? t("problems.tooLong", { max: PASS_NUMBER_MAX_LENGTH }) : t(`problems.${problem}`);
  };
}
