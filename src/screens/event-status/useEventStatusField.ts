import type { Path } from "react-hook-form";
import type { EventStatusDraft, EventStatusProblem } from "#src/model/day/eventStatusRules.ts";
import { useCheckedField } from "#src/patterns/form/useCheckedField.ts";
import type { CheckedFormState } from "#src/patterns/form/useCheckedForm.ts";
import { useProblemText } from "./useProblemText.ts";

export type EventStatusFormState = CheckedFormState<EventStatusDraft, EventStatusProblem>;

type TextPath = Exclude<Path<EventStatusDraft>, "tasks" | `tasks.${number}`>;

/** The props of one field, error message included. */
export function useEventStatusField(form: EventStatusFormState, name: TextPath) {
  const problemText = useProblemText();
  const { problem, ...field } = useCheckedField(form, name, "leaving");
  return { ...field, error: problem ? problemText(name, problem.code) : undefined };
}
