import { toPending, type Loaded } from "#app/shell/toPending.ts";
import type { ProfileProblem } from "#src/model/problem.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Country } from "#src/model/profile/country.ts";
import { profileStatus, type Extra } from "#src/model/profile/extra.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import type { ProfileDraft } from "#src/model/profile/profileDraft.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { textOf } from "#src/model/reading.ts";
import type { ProfileCompletionState } from "#src/screens/profile/ProfileCompletionScreen.tsx";

export type ProfileSaving = {
  status: "editing" | "saving" | "saved";
  problem: ProfileProblem | null;
  conflicts: readonly ProfileField[];
  /** Base of the edits: the record when editing began, or the newer one after a conflict (P11). */
  record: Extra | null;
};

export type ProfileSources = {
  extra: Loaded<Extra>;
  countries: Loaded<readonly Country[]>;
  saving: ProfileSaving;
  draft: ProfileDraft | null;
  /** The address stored on the device, for a record without one. */
  email: string;
  /** In Europe/Berlin. */
  today: CalendarDay;
};

/** What is shown stays, whatever a refetch brings. */
export function toProfileCompletionState({
  extra,
  countries,
  saving,
  draft,
  email,
  today,
}: ProfileSources): ProfileCompletionState {
  const record = saving.record ?? extra.data;
  if (!record) return toPending(extra);
  const initial = profileFormOf(record, countries.data);
  return {
    kind: "ready",
    initial,
    today,
    email: textOf(record.email) || email,
    countries: countries.data
      ? { kind: "ready", names: countries.data.map(({ nationality }) => nationality) }
      : { kind: countries.isFetching ? "loading" : "failed" },
    status: saving.status === "editing" ? "editing" : "saving",
    isSaved: saving.status === "saved",
    isPassMissing: profileStatus(record) === "base_profile_completed" && initial.passNumber.trim() === "",
    ...(draft ? { draft: draft.fields, isDraftPartial: draft.isPartial } : {}),
  };
}
