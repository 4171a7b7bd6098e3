import { useCopy } from "#src/copy/useCopy.tsx";
import { DATE_SIGN } from "#src/lib/typedDay.ts";
import { strangeSign } from "#src/lib/typedText.ts";
import { PASS_NUMBER_MAX_LENGTH } from "#src/model/auth/auth.ts";
import { PHONE_SIGN, readPhone } from "#src/model/auth/phone.ts";
import { canBeRequired, type ProfileField } from "#src/model/profile/profileFields.ts";
import { PROFILE_FIELD_PROBLEMS, type ProfileFieldProblem } from "#src/model/profile/profileRules.ts";

function signIn(value: string, problem: ProfileFieldProblem): string | null {
  if (problem === "noPhone") return strangeSign(readPhone(value), PHONE_SIGN);
  return problem === "noDate" ? strangeSign(value, DATE_SIGN) : null;
}

/** The message of a problem: the same beside the field and in the summary (A6). */
export function useProblemText() {
  const t = useCopy("profile.form");
  return (field: ProfileField, type: string | undefined, value: string): string | undefined => {
    const problem = PROFILE_FIELD_PROBLEMS.find((candidate) => candidate === type);
    if (problem === undefined) return undefined;
    const sign = signIn(value, problem);
    if (sign) return t("problems.sign", { sign });
    if (problem === "required") return canBeRequired(field) ? t(`required.${field}`) : undefined;
    return problem === "tooLong" ? t("problems.tooLong", { max: PASS_NUMBER_MAX_LENGTH }) : t(`problems.${problem}`);
  };
}
