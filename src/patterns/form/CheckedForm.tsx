import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ErrorSummary, type FieldFault } from "#src/primitives/ErrorSummary.tsx";
import { Form } from "#src/primitives/Form.tsx";
import type { CheckedFormState } from "./useCheckedForm.ts";

export type CheckedFormProps<Values extends FieldValues, Code extends string> = {
  /** For the button that stands outside: `<Button type="submit" form={id}>`. */
  id: string;
  form: CheckedFormState<Values, Code>;
  /** Above the list of what is still to be put right. */
  summary: string;
  /** The very words that stand beside the fields, in the order of the screen. */
  faults: readonly FieldFault[];
  onSubmit: (values: Values) => void;
  children: ReactNode;
};

/** What every longer form has: the summary above it, and nothing is sent twice. The button stands in the dock. */
export function CheckedForm<Values extends FieldValues, Code extends string>(props: CheckedFormProps<Values, Code>) {
  return (
    <Form
      id={props.id}
      startsChecked={props.form.startsChecked}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={() => void props.form.submit(props.onSubmit)}
    >
      <ErrorSummary title={props.summary} errors={props.faults} />
      {props.children}
    </Form>
  );
}
