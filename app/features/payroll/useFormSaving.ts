import type { ScreenName } from "#app/navigation/screens.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFormSave } from "#app/shell/mutations.ts";

export type FormSaving = { status: "editing" | "saving" | "saved"; problem: "saveFailed" | null };

export type SavingPlan<Form> = {
  save: (form: Form) => Promise<void>;
  /** Takes down what is done now. */
  onSaved: () => void;
  fallback: ScreenName;
};

/** Saves a form, says so in one notice, and leads back to where one came from. */
export function useFormSaving<Form>({ save, onSaved, fallback }: SavingPlan<Form>) {
  const { toaster } = useSignedIn();
  const navigation = useNavigation();
  const { status, hasFailed, submit } = useFormSave({
    save,
    onSaved() {
      onSaved();
      toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "payroll.saved" } });
    },
    onDone: () => navigation.back(fallback),
  });
  const saving: FormSaving = { status, problem: hasFailed ? "saveFailed" : null };
  return { ...saving, submit };
}
