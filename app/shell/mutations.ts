import { useMutation, type MutateOptions, type UseMutationOptions } from "@tanstack/react-query";
import { useRef, useEffect, useEffectEvent, useState, useCallback } from "react";
import type { Toaster } from "#app/shell/Notices.tsx";
import type { OnSent } from "#app/client/request.ts";
import { AFTER_SAVE_MS } from "#src/model/limits.ts";

/**
 * A mutation of which a screen has one under way at most. What is asked meanwhile is dropped, also a second click before
 * React has drawn the first, when `isPending` is still false (F6). A screen that is opened anew may send again.
 */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutate, ...mutation } = useMutation(options);
  const isRunning = useRef(false);
  return {
    ...mutation,
    isRunning: () => isRunning.current,
    /** `onSuccess` is not called once the screen was left; what must happen anyway belongs to `options`. */
    mutate: (
      variables: Variables,
      { onSuccess }: Pick<MutateOptions<Data, Error, Variables>, "onSuccess"> = {},
    ): void => {
      if (isRunning.current) return;
      isRunning.current = true;
      const onSettled = () => {
        isRunning.current = false;
      };
      mutate(variables, onSuccess ? { onSuccess, onSettled } : { onSettled });
    },
  };
}

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

/**
 * Sends a file, which goes on when its screen is left: `left` has aborted then. That it has failed is told in a notice in
 * that case, which stays: no page says it.
 */
export async function sendFile<Answer>(
  left: AbortSignal,
  { notify }: Pick<Toaster, "notify">,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (reason) {
    if (left.aborted)
      notify({ tone: "error", area: "signed-in", text: { from: "copy", key: "file.failed" }, isLasting: true });
    throw reason;
  }
}

/** How much of a file has gone, in whole percent. */
export function useSent() {
  const [sent, setSent] = useState(0);
  const [onSent] = useState((): OnSent => (share) => setSent(Math.floor(share * 100)));
  return { sent, onSent };
}

/** Says later on whether the screen that asked is still there. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
