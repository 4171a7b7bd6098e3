import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { AFTER_SAVE_MS } from "#src/model/limits.ts";

export type FormSave<Form, Answer> = {
  save: (form: Form) => Promise<Answer>;
  /** Whether an answer ends the form; another one lets it be sent again. Without it every answer does. */
  isEnd?: (answer: Answer) => boolean;
  /** At once, even if the screen was left meanwhile. */
  onSaved: (form: Form) => void;
  /** 1.5 seconds later, unless the screen was left (PROF-11, D-67). */
  onDone: () => void;
};

/** The save of one visit to a form: one at a time and none after it (F6); what fails touches nothing of the form (F8). */
export function useFormSave<Form, Answer>({ save, isEnd = () => true, onSaved, onDone }: FormSave<Form, Answer>) {
  // Two clicks may come before the first one is drawn.
  const isSent = useRef(false);
  const saving = useMutation({
    mutationFn: save,
    onSuccess(answer, form) {
      if (isEnd(answer)) onSaved(form);
      else isSent.current = false;
    },
    onError() {
      isSent.current = false;
    },
  });
  const isSaved = saving.isSuccess && isEnd(saving.data);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (!isSaved) return;
    const leaving = setTimeout(() => leave(), AFTER_SAVE_MS);
    return () => clearTimeout(leaving);
  }, [isSaved]);
  return {
    status: isSaved ? ("saved" as const) : saving.isPending ? ("saving" as const) : ("editing" as const),
    answer: saving.data,
    hasFailed: saving.isError,
    submit: (form: Form): void => {
      if (isSent.current) return;
      isSent.current = true;
      saving.mutate(form);
    },
  };
}
