import { Trash } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { TASK_DURATION } from "#src/model/limits.ts";
import { Button } from "#src/primitives/Button.tsx";
import { TextArea } from "#src/primitives/TextArea.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { useEventStatusField, type EventStatusFormState } from "./useEventStatusField.ts";

export type TaskFieldsProps = { form: EventStatusFormState; at: number; onRemove: () => void };

/** One task: title, description, duration (MYEV-32, MYEV-34). */
export function TaskFields({ form, at, onRemove }: TaskFieldsProps) {
  const t = useCopy("eventStatus");
  const id = useId();
  const number = at + 1;
  const title = useEventStatusField(form, `tasks.${at}.title`);
  const description = useEventStatusField(form, `tasks.${at}.description`);
  const duration = useEventStatusField(form, `tasks.${at}.duration`);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-card"
    >
      <h3 id={id} className="text-value font-strong">
        <span key={number}>{t("form.task", { number })}</span>
      </h3>
      <TextField {...title} label={t("labels.task")} autoComplete="off" />
      <TextArea
        {...description}
        label={t("labels.description")}
        optionalLabel={t("form.optional")}
        autoComplete="off"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-3">
        <TextField
          {...duration}
          label={t("labels.duration")}
          hint={t("form.hints.duration", TASK_DURATION)}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Button variant="danger" width="flush" isDisabled={form.isReadOnly} onClick={onRemove}>
        <Trash aria-hidden="true" className="size-5" />
        <span key={number}>{t("form.toRemove", { number })}</span>
      </Button>
    </div>
  );
}
