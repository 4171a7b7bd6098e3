import { useCopy } from "#src/copy/useCopy.tsx";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import { tidyGermanDay } from "#src/lib/typedDay.ts";
import { ID_NUMBER_MAX_LENGTH } from "#src/model/id-check/idCheck.ts";
import {
  ID_DATA_QUESTIONS,
  idNumberLength,
  validateIdData,
  type IdData,
  type IdDataProblem,
} from "#src/model/id-check/idData.ts";
import { CheckedForm } from "#src/patterns/form/CheckedForm.tsx";
import { useCheckedForm } from "#src/patterns/form/useCheckedForm.ts";
import { DateField } from "#src/primitives/DateField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { useIdDataField, useIdDataProblemText } from "./useIdDataField.ts";

export type IdDataFieldsProps = {
  id: string;
  initial: IdData;
  today: CalendarDay;
  isReadOnly: boolean;
  startsChecked?: boolean | undefined;
  onSubmit: (data: IdData) => void;
};

/** The data as printed on the document; all five are required (IDC-04, IDC-05). */
export function IdDataFields(props: IdDataFieldsProps) {
  const t = useCopy("idCheck.terms");
  const { id, initial, today, isReadOnly, startsChecked } = props;
  const form = useCheckedForm<IdData, IdDataProblem>({
    initial,
    check: (values) => validateIdData(values, today),
    questions: ID_DATA_QUESTIONS,
    startsChecked,
    isReadOnly,
  });
  const textOf = useIdDataProblemText();
  const number = useIdDataField(form, "idNumber");
  return (
    <CheckedForm
      id={id}
      form={form}
      summary={t("summary", { count: form.problems.length })}
      faults={form.problems.map(({ field, code, value }) => ({ field, text: textOf(field, code, value) }))}
      onSubmit={(data) => props.onSubmit(data)}
    >
      <div className="grid gap-1">
        <h2 className="text-section font-title">
          <span>{t("dataTitle")}</span>
        </h2>
        <p className="text-ink-2">
          <span>{t("lead")}</span>
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TextField
          {...number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t("hints.idNumber")}
          counter={t("counter", { count: idNumberLength(number.value), max: ID_NUMBER_MAX_LENGTH })}
        />
        <TextField
          {...useIdDataField(form, "firstName")}
          autoComplete="given-name"
          autoCapitalize="words"
          hint={t("hints.firstName")}
        />
        <TextField {...useIdDataField(form, "lastName")} autoComplete="family-name" autoCapitalize="words" />
        <DateField
          {...useIdDataField(form, "dateOfBirth")}
          autoComplete="bday"
          placeholder={t("dateForm")}
          hint={t("hints.dateOfBirth")}
          tidy={tidyGermanDay}
        />
        <TextField {...useIdDataField(form, "cityOfBirth")} autoComplete="off" autoCapitalize="words" />
      </div>
    </CheckedForm>
  );
}
