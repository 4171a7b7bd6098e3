import { createHeld } from "#app/platform/held.ts";
import type { ProfileAnswer, ProfileSave } from "#app/shell/profile/saveProfile.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import { AFTER_SAVE_MS } from "#src/model/limits.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { ProfileField, ProfileForm } from "#src/model/profile/profileForm.ts";

export type ProfileSaving = {
  status: "editing" | "saving" | "saved";
  problem: ProfileProblem | null;
  conflicts: readonly ProfileField[];
  /** What the edits are measured against: as it was when they began, or as somebody else has left it meanwhile (P11). */
  record: Extra | null;
};

export type SavingMeans = {
  save: (save: ProfileSave) => Promise<ProfileAnswer>;
  /** At once, even if the screen was left meanwhile. `before` is the record that was edited. */
  onSaved: (before: Extra) => void;
  /** A moment later (PROF-11), unless the screen was left. */
  onDone: () => void;
};

/** The save of one visit to the profile form: one at a time, whatever happens nothing of the form is touched (F6, F8). */
export function createProfileSaving({ save, onSaved, onDone }: SavingMeans) {
  const view = createHeld<ProfileSaving>({ status: "editing", problem: null, conflicts: [], record: null });
  const show = (next: Partial<ProfileSaving>) => view.set({ ...view.get(), ...next });
  let isHere = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function take(answer: ProfileAnswer, before: Extra): void {
    switch (answer.kind) {
      case "saved":
        show({ status: "saved" });
        onSaved(before);
        if (isHere) leaving = setTimeout(onDone, AFTER_SAVE_MS);
        return;
      case "conflict":
        return show({
          status: "editing",
          problem: { code: "conflict" },
          conflicts: answer.fields,
          record: answer.current,
        });
      case "refused":
        return show({ status: "editing", problem: answer.problem });
    }
  }

  return {
    getView: view.get,
    subscribe: view.subscribe,
    /** A record that was read. A newer one counts only as long as nothing was edited. */
    open(record: Extra, isEdited: boolean): void {
      const { record: known, status } = view.get();
      if (known === null || (!isEdited && status === "editing")) show({ record });
    },
    async submit(form: ProfileForm, countries: readonly Country[]): Promise<void> {
      const { record, status } = view.get();
      if (record === null || status !== "editing") return;
      show({ status: "saving", problem: null, conflicts: [] });
      const failed = { kind: "refused", problem: { code: "saveFailed" } } as const;
      take(await save({ form, loaded: record, countries }).catch(() => failed), record);
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
