import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useCopy } from "#src/copy/useCopy.tsx";
import { ErrorSummary, type FieldFault } from "#src/primitives/ErrorSummary.tsx";
import { Form } from "#src/primitives/Form.tsx";
import type { CheckedFormState } from "./useCheckedForm.ts";

export type CheckedFormProps<Values extends FieldValues, Code extends string> = {
  /** For a button outside the form: `<Button type="submit" form={id}>`. */
  id: string;
  form: CheckedFormState<Values, Code>;
  /** Title of the error summary. */
  summary: string;
  /** Below it, what all of them have in common. */
  note?: string | undefined;
  /** The messages of the fields, in the order of the screen. */
  faults: readonly FieldFault[];
  onSubmit: (values: Values) => void;
  children: ReactNode;
};

/** The common parts of longer forms: the summary above, and no double submit. The button is in the dock. */
export function CheckedForm<Values extends FieldValues, Code extends string>(props: CheckedFormProps<Values, Code>) {
  const t = useCopy("failure");
  return (
    <Form
      id={props.id}
      startsChecked={props.form.startsChecked}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={() => void props.form.submit(props.onSubmit)}
    >
      <ErrorSummary
        title={props.summary}
        note={props.note}
        errors={props.faults}
        more={(count) => t("moreErrors", { count })}
      />
      {props.children}
    </Form>
  );
}
