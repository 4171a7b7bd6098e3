import { describe, expect, test } from "vitest";
import { saveProfile, type ProfilePayload } from "#app/shell/saveProfile.ts";
import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import { profileFields } from "#src/model/profile/profileFields.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { type Answers, FAILED_READS, NO_ANSWER, reach, says, silence } from "#tests/features/auth/reach.ts";
import { countries, edited, GET, loaded, ME, PUT, stored, unchanged } from "#tests/shell/storedRecord.ts";

type As = { payload?: ProfilePayload; before?: Extra };

function open(answers: Answers, { payload = "completion", before = loaded }: As = {}) {
  const service = reach({ [ME]: silence, ...answers }, { isSignedIn: true });
  const save = (form = edited) => saveProfile(service, "17", payload, { form, loaded: before, countries });
  const bodyOf = (call: string) => service.sent().find(([each]) => each === call)?.[1];
  return { ...service, save, bodyOf };
}

/** A provider that stores the record: updates replace it (`replace`) or are merged (`merge`). */
function keeping(first: Record<string, unknown>, update: "replace" | "merge", takes = 99) {
  let record: Record<string, unknown> = { ...first };
  let left = takes;
  const answers: Answers = {
    [GET]: () => says(record)(),
    [PUT]: ({ body }) => {
      if (left-- <= 0) return says({}, 500)();
      const always = { extra_id: first["extra_id"], created_at: first["created_at"] };
      record = { ...(update === "merge" ? record : always), ...Object(body) };
      return says({ success: true })();
    },
  };
  return { answers, record: () => record };
}

describe("saving the profile", () => {
  test("the complete record is sent with the edits, without the three read-only fields (INFO-24, API-44, P9, P10)", async () => {
    const { save, bodyOf } = open({ [GET]: says(stored), [PUT]: says({ success: true }) });
    expect(await save()).toEqual({ kind: "saved" });
    expect(bodyOf(PUT)).toEqual({ ...unchanged, first_name: "Amira Chidinma" });
  });

  test("bank and insurance data are empty only where the record has none (API-45, API-46, C-52, P9)", async () => {
    const { sozialversicherung: _sv, iban: _iban, ...bare } = stored;
    const { save, bodyOf } = open({ [GET]: says(bare), [PUT]: says({}) });
    await save();
    expect(bodyOf(PUT)).toMatchObject({ sozialversicherung: "", iban: "", bic: "BYLADEM1001" });
  });

  test("the record is read once more first, and changes of others are preserved (P10, P11)", async () => {
    const { save, sent, bodyOf } = open({ [GET]: says({ ...stored, department: "Ramp" }), [PUT]: says({}) });
    await save();
    expect(sent().map(([call]) => call)).toEqual([GET, PUT, ME]);
    expect(bodyOf(PUT)).toEqual({ ...unchanged, first_name: "Amira Chidinma", department: "Ramp" });
  });

  test("a field that both have changed is not overwritten: nothing is sent, and the field is named (P11)", async () => {
    const theirs = { ...stored, first_name: "Amina" };
    const { save, sent } = open({ [GET]: says(theirs) });
    expect(await save()).toEqual({ kind: "conflict", current: theirs, fields: ["firstName"] });
    expect(sent().map(([call]) => call)).toEqual([GET]);
  });

  describe.each(["signUp", "completion", "data"] as const)("from %s", (payload) => {
    test.each(FAILED_READS)(
      "a record that cannot be read once more, by %s, is not written: what others have changed stays (P9, P11, N4)",
      async (_, fails) => {
        const { save, sent } = open({ [PUT]: says({}), ...fails(GET) }, { payload });
        await expect(save()).rejects.toThrow(NO_ANSWER);
        await expect(save({ ...edited, phone: "+49 171 1" })).rejects.toThrow(NO_ANSWER);
        expect(sent().filter(([call]) => call === PUT)).toEqual([]);
      },
    );
  });

  test("a save is announced in our words, and the session's user is refetched (INFO-25, C-66)", async () => {
    const user = { extraId: "17", firstName: "Amira Chidinma" };
    const { save, session, announcements } = open({
      [GET]: says(stored),
      [PUT]: says({}),
      [ME]: says({ success: true, data: { user } }),
    });
    await save();
    expect(announcements.map(({ tone, text }) => [tone, text])).toEqual([
      ["success", { from: "copy", key: "profile.updated" }],
    ]);
    expect(session.user()).toMatchObject(user);
  });

  test.each([
    [{ message: "Das Geburtsdatum liegt in der Zukunft." }, { message: "Das Geburtsdatum liegt in der Zukunft." }],
    [{}, { code: "saveFailed" }],
  ])("%j is shown as %j (INFO-26)", async (body, problem) => {
    const { save } = open({ [GET]: says(stored), [PUT]: says(body, 422) });
    expect(await save()).toEqual({ kind: "refused", problem });
  });

  test("no response stays none, and nothing is sent twice (INFO-26, F7)", async () => {
    const { save, sent } = open({ [GET]: says(stored), [PUT]: silence });
    await expect(save()).rejects.toThrow(NO_ANSWER);
    expect(sent().filter(([call]) => call === PUT)).toHaveLength(1);
  });
});

describe("saving only the fields of the form, from the user's own profile (APIS-06, D-77)", () => {
  const data = { payload: "data" as const };

  test("all of them are sent, and neither e-mail nor number nor bank data (APIS-06, D-77)", async () => {
    const { save, bodyOf } = open({ [GET]: says(stored), [PUT]: says({}) }, data);
    expect(await save()).toEqual({ kind: "saved" });
    const names = Object.values(profileFields).map(({ wireName }) => wireName);
    const sent = names.filter((name) => name !== "mobile_number");
    expect(Object.keys(bodyOf(PUT) as object).toSorted()).toEqual(sent.toSorted());
    expect(bodyOf(PUT)).toMatchObject({ first_name: "Amira Chidinma", department: "Gepäck" });
  });

  test("the record is read again afterwards, and nothing more is sent if nothing is lost (P10)", async () => {
    const provider = keeping(stored, "merge");
    const { save, sent } = open(provider.answers, data);
    expect(await save()).toEqual({ kind: "saved" });
    expect(sent().map(([call]) => call)).toEqual([GET, PUT, GET, ME]);
    expect(provider.record()).toMatchObject({ ...stored, first_name: "Amira Chidinma" });
  });

  test("a provider that takes a partial update as the complete record gets the lost fields again, with one notice (P10, N4)", async () => {
    const provider = keeping(stored, "replace");
    const { save, sent, announcements } = open(provider.answers, data);
    expect(await save()).toEqual({ kind: "saved" });
    expect(sent().map(([call]) => call)).toEqual([GET, PUT, GET, PUT, GET, ME]);
    expect(provider.record()).toMatchObject({ ...unchanged, first_name: "Amira Chidinma" });
    expect(announcements).toHaveLength(1);
  });

  test("fields that cannot be restored are reported (P10)", async () => {
    const { save } = open(keeping(stored, "replace", 1).answers, data);
    expect(await save()).toEqual({ kind: "refused", problem: { code: "lost" } });
  });

  test("a record that cannot be read afterwards is not reported as having lost anything (P10)", async () => {
    let reads = 0;
    const { save } = open({ [GET]: () => (reads++ === 0 ? says(stored) : silence)(), [PUT]: says({}) }, data);
    expect(await save()).toEqual({ kind: "saved" });
  });
});

describe("a number that was missing and is typed on the profile (D-78, APIS-05)", () => {
  const bare = { ...stored, mobile_number: "" };
  const before = extraSchema.parse(bare);
  const form = { ...profileFormOf(before), phone: " +49 171 1 " };

  test.each(["completion", "data"] as const)("goes by itself, then the form: %s (D-78)", async (payload) => {
    for (const update of ["merge", "replace"] as const) {
      const provider = keeping(bare, update);
      const { save, sent, announcements } = open(provider.answers, { payload, before });
      expect(await save(form)).toEqual({ kind: "saved" });
      expect(sent().find(([call]) => call === PUT)?.[1]).toEqual({ mobile_number: "+49 171 1" });
      expect(provider.record()).toMatchObject({ ...unchanged, mobile_number: "+49 171 1" });
      expect(announcements.map(({ tone }) => tone)).toEqual(["success"]);
    }
  });

  test.each(["completion", "data"] as const)(
    "what the record has lost by it is reported, also if the form itself is saved: %s (P10)",
    async (payload) => {
      const { extra_id, created_at } = bare;
      const reads = [says(bare), says({ extra_id, created_at })];
      const writes = [says({}), says({}, 500), says({})];
      const { save, sent } = open(
        { [GET]: () => (reads.shift() ?? silence)(), [PUT]: () => writes.shift()!() },
        { payload, before },
      );
      expect(await save(form)).toEqual({ kind: "refused", problem: { code: "lost" } });
      expect(sent().filter(([call]) => call === PUT)).toHaveLength(3);
    },
  );

  test("refused, nothing else is sent and the reason is shown (PROF-27)", async () => {
    const message = "Diese Nummer gehört zu einem anderen Konto.";
    const { save, sent, announcements } = open({ [GET]: says(bare), [PUT]: says({ message }, 422) }, { before });
    expect(await save(form)).toEqual({ kind: "refused", problem: { message } });
    expect(sent().filter(([call]) => call === PUT)).toHaveLength(1);
    expect(announcements.map(({ tone }) => tone)).toEqual(["error"]);
  });
});
