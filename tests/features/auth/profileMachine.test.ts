import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Person, ProfileDone } from "#src/model/auth/stepResults.ts";
import { profileMachine } from "#app/features/auth/profileMachine.ts";
import { toProfileView } from "#app/features/auth/ProfilePage.tsx";
import type { ProfileAnswer, ProfileSave } from "#app/shell/saveProfile.ts";
import type { Country } from "#src/model/profile/country.ts";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import type { WireId } from "#src/model/reading.ts";

const email = "amira@example.de";
const record = extraSchema.parse({ extra_id: "17", first_name: "Amira", nationality: "49", iban: "DE02" });
const countries: readonly Country[] = [
  { nationality: "Deutsch", country_id: 49 },
  { nationality: "Serbisch", country_id: 381 },
];
const form: ProfileForm = { ...profileFormOf(record, countries), firstName: " Amira Chidinma ", lastName: "Okonkwo" };
const silence = () => Promise.reject(new Error("silence"));

type Answers = {
  record?: () => Promise<Extra>;
  countries?: () => Promise<readonly Country[]>;
  save?: () => Promise<ProfileAnswer>;
};

function start(answers: Answers = {}, known: Partial<Person> = {}) {
  const load = vi.fn<(of: { extraId: WireId }) => Promise<Extra>>(answers.record ?? (async () => record));
  const list = vi.fn<() => Promise<readonly Country[]>>(answers.countries ?? (async () => countries));
  const save = vi.fn<(of: ProfileSave & { extraId: WireId }) => Promise<ProfileAnswer>>(
    answers.save ?? (async (): Promise<ProfileAnswer> => ({ kind: "saved" })),
  );
  const finish = vi.fn<(done: ProfileDone) => void>();
  const actor = createActor(
    profileMachine.provide({
      actors: {
        loadRecord: fromPromise<Extra, { extraId: WireId }>(({ input }) => load(input)),
        loadCountries: fromPromise<readonly Country[]>(() => list()),
        saveProfile: fromPromise<ProfileAnswer, ProfileSave & { extraId: WireId }>(({ input }) => save(input)),
      },
      actions: { finish: (_, done) => finish(done) },
    }),
    {
      input: {
        email,
        extraId: "17",
        firstName: "",
        lastName: "",
        phone: "",
        ...known,
      },
    },
  ).start();
  const view = () => toProfileView(actor.getSnapshot());
  const until = (isThere: (shown: ReturnType<typeof view>["state"]) => boolean) =>
    waitFor(actor, () => isThere(view().state));
  const isReady = () => until((state) => state.kind === "ready" && state.countries.kind !== "loading");
  const isEditing = () => until((state) => state.kind === "ready" && state.status === "editing");
  const submit = (typed = form) => actor.send({ type: "profile.submitted", form: typed });
  return { actor, load, list, save, finish, view, until, isReady, isEditing, submit };
}

const ready = {
  kind: "ready",
  initial: profileFormOf(record, countries),
  required: "short",
  email,
  countries: { kind: "ready", names: ["Deutsch", "Serbisch"] },
  status: "editing",
};

describe("fetching", () => {
  test("record and countries are fetched side by side, once each (VA-078)", async () => {
    const { actor, load, list, view, isReady } = start();
    expect(view()).toEqual({ state: { kind: "loading" }, problem: null, conflicts: [] });
    await isReady();
    expect(view()).toEqual({ state: ready, problem: null, conflicts: [] });
    expect(actor.getSnapshot().value).toMatchObject({ open: { record: "ready", countries: "ready" } });
    expect([load.mock.calls, list.mock.calls.length]).toEqual([[[{ extraId: "17" }]], 1]);
  });

  test("what the record does not hold is filled in from the way here, and only that (VA-082)", async () => {
    const { view, isReady } = start({}, { firstName: "Mira", lastName: "Okonkwo", phone: "+49 151" });
    await isReady();
    expect(view().state).toMatchObject({ initial: { firstName: "Amira", lastName: "Okonkwo", phone: "+49 151" } });
  });

  test("without the record there is nothing to fill in, but it can be asked for again (VA-079)", async () => {
    const answers = [silence, silence, async () => record];
    const { actor, load, save, view, until, isReady, submit } = start({ record: () => (answers.shift() ?? silence)() });
    await until((state) => state.kind === "failed");
    expect(view()).toEqual({ state: { kind: "failed", isRetrying: false }, problem: null, conflicts: [] });
    submit();
    expect(save).not.toHaveBeenCalled();
    actor.send({ type: "record.requested" });
    actor.send({ type: "record.requested" });
    expect(view().state).toEqual({ kind: "failed", isRetrying: true });
    await until((state) => state.kind === "failed" && !state.isRetrying);
    actor.send({ type: "record.requested" });
    await isReady();
    expect(actor.getSnapshot().value).toMatchObject({ open: { record: "ready" } });
    expect(load.mock.calls).toEqual([[{ extraId: "17" }], [{ extraId: "17" }], [{ extraId: "17" }]]);
  });

  test("without the countries the rest can be filled in and saved; they can be asked for again (VA-080)", async () => {
    const answers = [silence, async () => countries];
    const { actor, view, until, isReady } = start({ countries: () => (answers.shift() ?? silence)() });
    await until((state) => state.kind === "ready" && state.countries.kind === "failed");
    // An id that no list explains yet stays as it came.
    expect(view().state).toMatchObject({ initial: { nationality: "49" }, status: "editing" });
    actor.send({ type: "countries.requested" });
    expect(view().state).toMatchObject({ countries: { kind: "loading" } });
    await isReady();
    expect(view().state).toEqual(ready);
  });
});

describe("saving", () => {
  test("goes out once with what was typed and what was loaded, and leads on (INFO-24, INFO-27, VA-093, VA-095)", async () => {
    const { actor, save, finish, view, isReady, submit } = start();
    await isReady();
    submit();
    expect(view()).toEqual({ state: { ...ready, status: "saving" }, problem: null, conflicts: [] });
    submit({ ...form, firstName: "Zweimal" });
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect(save.mock.calls).toEqual([[{ extraId: "17", form, loaded: record, countries }]]);
    expect(finish.mock.calls).toEqual([[{ firstName: "Amira Chidinma" }]]);
  });

  test.each<[string, () => Promise<ProfileAnswer>, object]>([
    [
      "words of the provider",
      async () => ({ kind: "refused", problem: { message: "Zu lang" } }),
      { message: "Zu lang" },
    ],
    [
      "a refusal without words",
      async () => ({ kind: "refused", problem: { code: "saveFailed" } }),
      { code: "saveFailed" },
    ],
    ["no answer", silence, { code: "saveFailed" }],
  ])("%s: the person stays here, and the next try says so no more (INFO-26, VA-094)", async (_, answer, problem) => {
    const { save, view, isReady, isEditing, submit } = start({ save: answer });
    await isReady();
    submit();
    await isEditing();
    expect(view()).toEqual({ state: ready, problem, conflicts: [] });
    submit();
    expect(view().problem).toBeNull();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("a field that somebody else has changed meanwhile is named, and the next save starts from what is there now (P11)", async () => {
    const current = { ...record, first_name: "Amina" };
    const answers: ProfileAnswer[] = [{ kind: "conflict", current, fields: ["firstName"] }, { kind: "saved" }];
    const { actor, save, view, isReady, isEditing, submit } = start({
      save: async () => answers.shift() ?? { kind: "saved" },
    });
    await isReady();
    submit();
    await isEditing();
    expect(view()).toEqual({
      state: { ...ready, initial: profileFormOf(current, countries) },
      problem: { code: "conflict" },
      conflicts: ["firstName"],
    });
    submit();
    expect(view()).toMatchObject({ problem: null, conflicts: [] });
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect(save.mock.calls.at(-1)).toEqual([{ extraId: "17", form, loaded: current, countries }]);
  });
});
