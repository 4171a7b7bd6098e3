import { useEffect, useState } from "react";
import { createFormSaving } from "#app/features/payroll/formSaving.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useWays } from "#app/navigation/ways.ts";
import { useView } from "#app/shell/viewSource.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export type SavingPlan<Form> = {
  save: (form: Form) => Promise<void>;
  /** Takes down what is done now. */
  onSaved: () => void;
  fallback: ScreenName;
};

/** Saves a form, says so in one notice, and leads back to where one came from. */
export function useFormSaving<Form>({ save, onSaved, fallback }: SavingPlan<Form>) {
  const { board } = useSignedIn();
  const ways = useWays();
  const [saving] = useState(() =>
    createFormSaving<Form>({
      save,
      onSaved() {
        onSaved();
        board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: "payroll.saved" } });
      },
      onDone: () => ways.back(fallback),
    }),
  );
  useEffect(() => saving.enter(), [saving]);
  return { ...useView(saving), submit: (form: Form) => void saving.submit(form) };
}
