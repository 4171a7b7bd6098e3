import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useCopy } from "#src/copy/useCopy.tsx";
import {
  newEventTask,
  nextTaskId,
  validateEventStatus,
  type EventStatusDraft,
  type EventStatusProblem,
} from "#src/model/day/eventStatusRules.ts";
import { CheckedForm } from "#src/patterns/form/CheckedForm.tsx";
import { useCheckedForm } from "#src/patterns/form/useCheckedForm.ts";
import { FormSection } from "#src/patterns/profile/FormSection.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { TaskFields } from "./TaskFields.tsx";
import { useProblemText } from "./useProblemText.ts";
import { WhenFields } from "./WhenFields.tsx";

export type EventStatusFormProps = {
  id: string;
  initial: EventStatusDraft;
  status: "editing" | "saving";
  problem: "saveFailed" | null;
  startsChecked?: boolean;
  onType: (draft: EventStatusDraft) => void;
  onSubmit: (draft: EventStatusDraft) => void;
};

export function EventStatusForm(props: EventStatusFormProps) {
  const t = useCopy("eventStatus");
  const problemText = useProblemText();
  const isSaving = props.status === "saving";
  // The page may be refetched meanwhile; the form keeps its initial values.
  const [initial] = useState(props.initial);
  const form = useCheckedForm<EventStatusDraft, EventStatusProblem>({
    initial,
    check: validateEventStatus,
    startsChecked: props.startsChecked,
    isReadOnly: isSaving,
    onEdit: props.onType,
  });
  const { replace, setFocus } = form;
  const tasks = useWatch({ control: form.control, name: "tasks" });
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) setFocus(`tasks.${added}.title`);
  }, [added, setFocus]);
  const add = useRef<HTMLButtonElement>(null);
  const faults = form.problems.map(({ field, code }) => ({ field, text: problemText(field, code) }));
  return (
    <CheckedForm
      id={props.id}
      form={form}
      summary={t("form.summary", { count: faults.length })}
      faults={faults}
      onSubmit={props.onSubmit}
    >
      <FailureBanner failure={props.problem}>{t("form.saveFailed")}</FailureBanner>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FormSection title={t("form.sections.when")}>
          <WhenFields form={form} />
        </FormSection>
        <FormSection title={t("form.sections.tasks")}>
          {[...tasks.keys()].map((at) => (
            <TaskFields
              key={at}
              form={form}
              at={at}
              onRemove={() => {
                replace("tasks", tasks.toSpliced(at, 1));
                setAdded(null);
                add.current?.focus();
              }}
            />
          ))}
          <Button
            ref={add}
            variant="secondary"
            className="wide:justify-self-start"
            isDisabled={isSaving}
            onClick={() => {
              replace("tasks", [...tasks, newEventTask(nextTaskId(tasks))]);
              setAdded(tasks.length);
            }}
          >
            <Plus aria-hidden="true" className="size-5" />
            <span>{t("form.toAdd")}</span>
          </Button>
        </FormSection>
      </div>
    </CheckedForm>
  );
}
