import { useWatch } from "react-hook-form";
import { useCopy } from "#src/copy/useCopy.tsx";
import { tidyGermanDay } from "#src/lib/typedDay.ts";
import { readTypedTime, tidyTypedTime } from "#src/lib/typedTime.ts";
import { endsNextDay } from "#src/model/day/eventStatusRules.ts";
import { DateField } from "#src/primitives/DateField.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { useEventStatusField, type EventStatusFormState } from "./useEventStatusField.ts";

/** Date, start and end, from 40 rem in one row (MYEV-31). */
export function WhenFields({ form }: { form: EventStatusFormState }) {
  const t = useCopy("eventStatus");
  const date = useEventStatusField(form, "date");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-3">
      <DateField
        {...date}
        label={t("labels.date")}
        hint={t("form.hints.date")}
        tidy={(text) => tidyGermanDay(text, 20)}
      />
      <TimeField form={form} name="startTime" />
      <TimeField form={form} name="endTime" />
    </div>
  );
}

type TimeFieldProps = { form: EventStatusFormState; name: "startTime" | "endTime" };

/** A typed time; formatted on blur, and validated together with the other one. */
function TimeField({ form, name }: TimeFieldProps) {
  const t = useCopy("eventStatus");
  const [start, end] = useWatch({ control: form.control, name: ["startTime", "endTime"] }).map((time) =>
    readTypedTime(time),
  );
  const isNextDay = name === "endTime" && start && end && endsNextDay(start, end);
  const { onValueChange, onBlur, ...field } = useEventStatusField(form, name);
  const other = name === "startTime" ? "endTime" : "startTime";
  const change = (typed: string) => {
    onValueChange(typed);
    if (form.problems.some((problem) => problem.field === other)) void form.trigger(other);
  };
  return (
    <TextField
      {...field}
      label={t(`labels.${name}`)}
      hint={t(isNextDay ? "form.hints.nextDay" : `form.hints.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      onValueChange={change}
      onBlur={() => {
        const tidy = tidyTypedTime(field.value);
        if (!form.isReadOnly && tidy !== field.value) change(tidy);
        onBlur();
      }}
    />
  );
}
