import { useState } from "react";
import type { ProfileAnswer, ProfileSave } from "#app/shell/profile/saveProfile.ts";
import { useFormSave } from "#app/shell/mutations.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";

export type ProfileSaving = {
  status: "editing" | "saving" | "saved";
  problem: ProfileProblem | null;
  conflicts: readonly ProfileField[];
  /** What the edits are measured against: as it was when they began, or as somebody else has left it meanwhile (P11). */
  record: Extra | null;
};

export type ProfileSavePlan = {
  /** As it was read last. */
  record: Extra | undefined;
  isEdited: () => boolean;
  save: (save: ProfileSave) => Promise<ProfileAnswer>;
  /** At once, even if the screen was left meanwhile. `before` is the record that was edited. */
  onSaved: (before: Extra) => void;
  /** A moment later (PROF-11), unless the screen was left. */
  onDone: () => void;
};

/** The save of one visit to the profile form. A newer record counts only as long as nothing was edited (P11). */
export function useProfileSave({ record: read, isEdited, save, onSaved, onDone }: ProfileSavePlan) {
  const [record, setRecord] = useState<Extra | null>(null);
  const { status, answer, hasFailed, submit } = useFormSave({
    async save(sent: ProfileSave) {
      const own = await save(sent);
      if (own.kind === "conflict") setRecord(own.current);
      return own;
    },
    isEnd: ({ kind }) => kind === "saved",
    onSaved: ({ loaded }) => onSaved(loaded),
    onDone,
  });
  const [seen, setSeen] = useState<Extra>();
  if (read !== seen) {
    setSeen(read);
    if (read && (record === null || (status === "editing" && !isEdited()))) setRecord(read);
  }
  const saving: ProfileSaving = {
    status,
    problem: hasFailed ? { code: "saveFailed" } : problemIn(answer),
    conflicts: answer?.kind === "conflict" ? answer.fields : [],
    record,
  };
  return {
    saving,
    /** Nothing is sent before a record was read (P9). */
    submit: (form: ProfileForm, countries: readonly Country[]): void => {
      if (record) submit({ form, loaded: record, countries });
    },
  };
}

function problemIn(answer: ProfileAnswer | undefined): ProfileProblem | null {
  if (answer?.kind === "conflict") return { code: "conflict" };
  return answer?.kind === "refused" ? answer.problem : null;
}
