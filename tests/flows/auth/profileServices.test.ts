import { describe, expect, test } from "vitest";
import { createProfileServices } from "#app/flows/auth/profileServices.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { deriveApplicantType } from "#src/model/applicant.ts";
import { extraSchema, type Extra } from "#src/model/extra.ts";
import { profileFormOf } from "#src/model/profileForm.ts";
import { type Answers, NO_ANSWER, reach, says, silence } from "#tests/flows/auth/reach.ts";

const GET = "GET /extras/17";
const PUT = "PUT /extras/17";
const ME = "GET /auth/me";
const countries = [{ nationality: "Deutsch", country_id: 49 }];

/** A record with everything in it that a save must not touch. */
const stored = {
  extra_id: 17,
  first_name: "Amira",
  last_name: "Okonkwo",
  email: "amira@example.de",
  mobile_number: "+49 151",
  sozialversicherung: "65 140891 O 006",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  department: "Gepäck",
  idnr: 12345678901,
  something_new: { nested: true },
  created_at: "2026-01-01T00:00:00Z",
  last_login_at: "2026-11-19T00:00:00Z",
};
const { extra_id: _id, created_at: _created, last_login_at: _login, ...kept } = stored;
const loaded: Extra = extraSchema.parse(stored);
const edited = { ...profileFormOf(loaded), firstName: "Amira Chidinma" };

function open(answers: Answers) {
  const way = reach({ [ME]: silence, ...answers }, { isSignedIn: true });
  const services = createProfileServices(way.means, way.local);
  const save = (form = edited) => services.saveProfile("17", { form, loaded, countries });
  const bodyOf = (call: string) => way.sent().find(([each]) => each === call)?.[1];
  return { ...way, services, save, bodyOf };
}

describe("fetching", () => {
  test("the record comes with all its fields, the countries without rows that cannot be read (N3, N4)", async () => {
    const { services, requests } = open({
      [GET]: says({ data: stored }),
      "GET /countries": says([...countries, null]),
    });
    expect(await services.loadRecord("17")).toEqual(stored);
    expect(await services.loadCountries()).toEqual(countries);
    expect(requests.map(({ bearer }) => bearer)).toEqual(["Bearer access-1", "Bearer access-1"]);
  });

  test.each([
    ["silence", silence],
    ["a refusal", says({}, 404)],
    ["a page instead of an answer", () => new Response("<html>")],
  ])("%s is no record and no list (VA-079, VA-080)", async (_, answer) => {
    const { services } = open({ [GET]: answer, "GET /countries": answer });
    await expect(services.loadRecord("17")).rejects.toThrow(NO_ANSWER);
    await expect(services.loadCountries()).rejects.toThrow(NO_ANSWER);
  });
});

describe("saving the profile", () => {
  test("the whole record goes back with what was edited, without the three fields that never go (INFO-24, API-44, P9, P10)", async () => {
    const { save, bodyOf } = open({ [GET]: says(stored), [PUT]: says({ success: true }) });
    expect(await save()).toEqual({ kind: "saved" });
    expect(bodyOf(PUT)).toEqual({ ...kept, first_name: "Amira Chidinma" });
  });

  test("bank and insurance data are empty only where the record has none (API-45, API-46, C-52, P9)", async () => {
    const { sozialversicherung: _sv, iban: _iban, ...bare } = stored;
    const { save, bodyOf } = open({ [GET]: says(bare), [PUT]: says({}) });
    await save();
    expect(bodyOf(PUT)).toMatchObject({ sozialversicherung: "", iban: "", bic: "BYLADEM1001" });
  });

  test("the record is read once more first, and what others have changed meanwhile stays changed (P10, P11)", async () => {
    const { save, sent, bodyOf } = open({ [GET]: says({ ...stored, department: "Ramp" }), [PUT]: says({}) });
    await save();
    expect(sent().map(([call]) => call)).toEqual([GET, PUT, ME]);
    expect(bodyOf(PUT)).toEqual({ ...kept, first_name: "Amira Chidinma", department: "Ramp" });
  });

  test("a field that both have changed is not overwritten: nothing is sent, and the field is named (P11)", async () => {
    const theirs = { ...stored, first_name: "Amina" };
    const { save, sent } = open({ [GET]: says(theirs) });
    expect(await save()).toEqual({ kind: "conflict", current: theirs, fields: ["firstName"] });
    expect(sent().map(([call]) => call)).toEqual([GET]);
  });

  test("a record that cannot be read once more is taken as it was loaded (P10)", async () => {
    const { save, bodyOf, announcements } = open({ [GET]: says({}, 500), [PUT]: says({}) });
    expect(await save()).toEqual({ kind: "saved" });
    expect(bodyOf(PUT)).toEqual({ ...kept, first_name: "Amira Chidinma" });
    expect(announcements.filter(({ tone }) => tone === "error")).toEqual([]);
  });

  test("a save says so in our words, and the person of the session is asked for anew (INFO-25, C-66)", async () => {
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
  ])("%j is said as %j (INFO-26)", async (body, problem) => {
    const { save } = open({ [GET]: says(stored), [PUT]: says(body, 422) });
    expect(await save()).toEqual({ kind: "refused", problem });
  });

  test("no answer is none, and nothing is tried twice (INFO-26, F7)", async () => {
    const { save, sent } = open({ [GET]: says(stored), [PUT]: silence });
    await expect(save()).rejects.toThrow(NO_ANSWER);
    expect(sent().filter(([call]) => call === PUT)).toHaveLength(1);
  });
});

test("the welcome makes a new sign-up of the person, who is here for the first time (AUTH-94, AUTH-95, ONB-34)", () => {
  const { services, memory, local } = open({});
  const type = (extraId: string) => deriveApplicantType({ isNewSignUp: memory.isNewSignUp(extraId), bookedCount: 0 });
  expect(type("17")).toBe("existing_login");
  services.beginFirstTime("17");
  expect([type("17"), type("18")]).toEqual(["new_signup", "existing_login"]);
  expect(createPersonMemory(local, "17").onboarding()).toMatchObject({
    isFirstTimeUser: true,
    hasCompletedOnboarding: false,
    currentOnboardingStep: "profile",
  });
  expect(createPersonMemory(local, "18").onboarding()).toBeNull();
});
