import { expect, test } from "vitest";
import { toProfileCompletionState, type ProfileSources } from "#app/features/profile/profileView.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { loaded } from "#tests/features/queryStates.ts";

const record = extraSchema.parse({
  extra_id: 17,
  first_name: "Amira",
  email: "amira@example.de",
  nationality: 9,
  profile_status: "ready_to_work",
});
const rows = [{ nationality: "Nigerianisch", country_id: 9 }];
const missing = (isFetching: boolean, errorUpdateCount: number) => ({
  data: undefined,
  isFetching,
  isError: errorUpdateCount > 0,
  errorUpdateCount,
});

const sources: ProfileSources = {
  extra: loaded(record),
  countries: loaded(rows),
  saving: { status: "editing", problem: null, conflicts: [], record: null },
  draft: null,
  email: "geraet@example.de",
  today: "2026-11-20",
};
const stateWith = (changes: Partial<ProfileSources>) => toProfileCompletionState({ ...sources, ...changes });
const saving = (changes: Partial<ProfileSources["saving"]>) => ({ ...sources.saving, ...changes });

test("the record is shown as a form, a nationality id by its name (D-75, VS-048)", () => {
  expect(stateWith({})).toEqual({
    kind: "ready",
    initial: profileFormOf(record, rows),
    today: "2026-11-20",
    email: "amira@example.de",
    countries: { kind: "ready", names: ["Nigerianisch"] },
    status: "editing",
    isSaved: false,
    isPassMissing: false,
  });
});

test("it loads until the first response; after a failure it stays failed and shows retries (PROF-13, PROF-14)", () => {
  expect(stateWith({ extra: missing(true, 0) })).toEqual({ kind: "loading" });
  expect(stateWith({ extra: missing(false, 1) })).toEqual({ kind: "failed", isRetrying: false });
  expect(stateWith({ extra: missing(true, 1) })).toEqual({ kind: "failed", isRetrying: true });
});

test("countries that are missing leave the rest to be filled in (VS-036)", () => {
  expect(stateWith({ countries: missing(false, 1) })).toMatchObject({ kind: "ready", countries: { kind: "failed" } });
  expect(stateWith({ countries: missing(true, 1) })).toMatchObject({ kind: "ready", countries: { kind: "loading" } });
});

test("the base of the edits is shown, not a later response (P11)", () => {
  const newer = { ...record, first_name: "Ada" };
  expect(stateWith({ saving: saving({ record: newer }) })).toMatchObject({ initial: { firstName: "Ada" } });
  expect(stateWith({ extra: missing(false, 1), saving: saving({ record: newer }) })).toMatchObject({ kind: "ready" });
});

test("saving and saved lock the form", () => {
  expect(stateWith({ saving: saving({ status: "saving" }) })).toMatchObject({ status: "saving", isSaved: false });
  expect(stateWith({ saving: saving({ status: "saved" }) })).toMatchObject({ status: "saving", isSaved: true });
});

test("a base profile without a pass number shows that the pass is missing (D-12, P25)", () => {
  const base = { ...record, profile_status: "base_profile_completed" };
  expect(stateWith({ extra: loaded(base) })).toMatchObject({ isPassMissing: true });
  expect(stateWith({ extra: loaded({ ...base, flughafenausweisnummer: "FA-1" }) })).toMatchObject({
    isPassMissing: false,
  });
});

test("a draft is restored with a note of what it leaves out; an address missing in the record comes from the device (F8)", () => {
  const draft = { fields: { city: "Erding" }, isPartial: true };
  expect(stateWith({ draft, extra: loaded({ ...record, email: "" }) })).toMatchObject({
    draft: { city: "Erding" },
    isDraftPartial: true,
    email: "geraet@example.de",
  });
});
