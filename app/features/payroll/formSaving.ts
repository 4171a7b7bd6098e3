import { createHeld } from "#app/platform/held.ts";
import { AFTER_SAVE_MS } from "#src/model/limits.ts";

export type FormSaving = { status: "editing" | "saving" | "saved"; problem: "saveFailed" | null };

export type FormSavingMeans<Form> = {
  save: (form: Form) => Promise<void>;
  /** At once, even if the screen was left meanwhile. */
  onSaved: () => void;
  /** A moment later, unless the screen was left. */
  onDone: () => void;
};

/** The save of one visit to a form: one at a time, and whatever happens nothing of the form is touched (F6, F8). */
export function createFormSaving<Form>({ save, onSaved, onDone }: FormSavingMeans<Form>) {
  const view = createHeld<FormSaving>({ status: "editing", problem: null });
  let isHere = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  return {
    getView: view.get,
    subscribe: view.subscribe,
    async submit(form: Form): Promise<void> {
      if (view.get().status !== "editing") return;
      view.set({ status: "saving", problem: null });
      try {
        await save(form);
      } catch {
        return view.set({ status: "editing", problem: "saveFailed" });
      }
      view.set({ status: "saved", problem: null });
      onSaved();
      if (isHere) leaving = setTimeout(onDone, AFTER_SAVE_MS);
    },
    /** The screen is there. Returns what to call when it leaves. */
    enter(): () => void {
      isHere = true;
      return () => {
        isHere = false;
        clearTimeout(leaving);
      };
    },
  };
}
