import { expect, test } from "vitest";
import { DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { PROFILE_FIELDS, profileFields, underWireNames } from "#src/model/profile/profileFields.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

async function record(id: PersonId) {
  const provider = startProvider();
  const { accessToken: token } = await provider.signIn(id);
  const params = { id: people[id].extraId };
  return {
    provider,
    read: async () => (await provider.call("getExtra", { params, token })).json.data,
    update: (body: Record<string, unknown>, method = "PUT") =>
      provider.call("updateExtra", { params, body, token, method }),
    answer: (accepted: boolean) => provider.call("setCodeOfConduct", { params, body: { accepted }, token }),
  };
}

test.each(["PUT", "PATCH"])("%s changes what it names and leaves the rest alone", async (method) => {
  const { read, update } = await record("amira");
  const before = await read();
  expect((await update({ city: "Freising" }, method)).status).toBe(200);
  expect(await read()).toEqual({ ...before, city: "Freising" });
});

test("every field of the profile is stored, also by a record older than the field", async () => {
  const { provider, read, update } = await record("amira");
  const values = { ...underWireNames((field) => `neu ${field}`), date_of_birth: "1994-05-03" };
  for (const [name, value] of Object.entries(values)) {
    provider.store.change(DEFAULT_DATABASE, (database) =>
      Reflect.deleteProperty(database.accounts[people.amira.extraId]!.extra, name),
    );
    await update({ [name]: value });
  }
  expect(await read()).toMatchObject(values);
});

test("the airport pass makes a base profile ready to work, and losing it undoes that", async () => {
  const { read, update } = await record("jasper");
  expect((await read()).profile_status).toBe("base_profile_completed");
  await update({ flughafenausweisnummer: "FA-1", ausweis_color: "Blau", profile_status: "erfunden" });
  expect((await read()).profile_status).toBe("ready_to_work");
  await update({ ausweis_color: "" });
  expect((await read()).profile_status).toBe("base_profile_completed");
});

test("a profile is not complete without any of the fields that the sign-up requires (C-78)", async () => {
  const { read, update } = await record("amira");
  const complete = (await read()).profile_status;
  const required = PROFILE_FIELDS.filter((field) => profileFields[field].required === "short");
  for (const field of required) {
    const { wireName } = profileFields[field];
    const value = (await read())[wireName];
    await update({ [wireName]: "" });
    expect([field, (await read()).profile_status]).not.toEqual([field, complete]);
    await update({ [wireName]: value });
    expect([field, (await read()).profile_status]).toEqual([field, complete]);
  }
});

test.each([
  [{ email: "andere@example.de" }],
  [{ date_of_birth: "2026-11-21" }],
  [{ flughafenausweisnummer: "x".repeat(51) }],
  [{ extra_id: "7302" }],
])("%j is refused and nothing changes", async (changes) => {
  const { read, update } = await record("amira");
  const before = await read();
  expect((await update(changes)).status).toBeGreaterThanOrEqual(403);
  expect(await read()).toEqual(before);
});

test("the rules are answered once, with a time or with no", async () => {
  const yes = await record("amira");
  await yes.answer(true);
  expect((await yes.read()).code_of_conduct).toMatch(/^2026-11-20T/);
  const no = await record("suharti");
  await no.answer(false);
  expect((await no.read()).code_of_conduct).toBe(false);
  expect((await no.answer(true)).status).toBe(409);
});
