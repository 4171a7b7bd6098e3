import { useCopy } from "#src/copy/useCopy.tsx";
import { DATE_SIGN } from "#src/lib/typedDay.ts";
import { strangeSign } from "#src/lib/typedText.ts";
import { ID_NUMBER_MAX_LENGTH } from "#src/model/id-check/idCheck.ts";
import type { IdData, IdDataField, IdDataProblem } from "#src/model/id-check/idData.ts";
import { useCheckedField } from "#src/patterns/form/useCheckedField.ts";
import type { CheckedFormState } from "#src/patterns/form/useCheckedForm.ts";

/** The message of a problem: the same beside the field and in the summary (A6). */
export function useIdDataProblemText(): (field: IdDataField, problem: IdDataProblem, value: string) => string {
  const t = useCopy("idCheck.terms");
  return (field, problem, value) => {
    const sign = problem === "noDate" ? strangeSign(value, DATE_SIGN) : null;
    if (sign) return t("problems.sign", { sign });
    if (problem === "required") return t(`required.${field}`);
    return problem === "tooLong" ? t("problems.tooLong", { max: ID_NUMBER_MAX_LENGTH }) : t(`problems.${problem}`);
  };
}

/** The props of one field, label and error included. */
export function useIdDataField(form: CheckedFormState<IdData, IdDataProblem>, name: IdDataField) {
  const t = useCopy("idCheck.terms.labels");
  const textOf = useIdDataProblemText();
  const { problem, ...field } = useCheckedField(form, name);
  return { ...field, label: t(name), error: problem ? textOf(name, problem.code, problem.value) : undefined };
}
