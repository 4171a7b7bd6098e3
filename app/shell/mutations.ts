import { useMutation, type MutateOptions, type UseMutationOptions } from "@tanstack/react-query";
import { useRef, useEffect, useEffectEvent, useState, useCallback } from "react";
import type { Toaster } from "#app/shell/Notices.tsx";
import type { OnSent } from "#app/client/request.ts";
import { AFTER_SAVE_MS } from "#src/model/limits.ts";

/**
 * Runs one mutation at a time. Further calls are dropped, also a second click before React has re-rendered, when
 * `isPending` is still false (F6). A remounted screen may send again.
 */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutate, ...mutation } = useMutation(options);
  const isRunning = useRef(false);
  return {
    ...mutation,
    isRunning: () => isRunning.current,
    /** `onSuccess` is not called after unmount; effects that must happen belong in `options`. */
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
  /** Whether a response completes the form; otherwise it can be submitted again. Default: always. */
  isEnd?: (answer: Answer) => boolean;
  /** Called at once, even after unmount. */
  onSaved: (form: Form) => void;
  /** Called 1.5 seconds later, unless unmounted (PROF-11, D-67). */
  onDone: () => void;
};

/** Saves a form: one request at a time and none after success (F6); an error leaves the form untouched (F8). */
export function useFormSave<Form, Answer>({ save, isEnd = () => true, onSaved, onDone }: FormSave<Form, Answer>) {
  // Two clicks may come before the first re-render.
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
 * Sends a file, even after its screen was left, when `left` is aborted. A failure is then announced in a lasting
 * notice, as no page shows it.
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

/** Upload progress in whole percent. */
export function useSent() {
  const [sent, setSent] = useState(0);
  const [onSent] = useState((): OnSent => (share) => setSent(Math.floor(share * 100)));
  return { sent, onSent };
}

/** Returns a check whether the component is still mounted. */
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
