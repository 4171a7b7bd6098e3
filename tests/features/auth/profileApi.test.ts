import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { profileStep } from "#app/features/auth/profileApi.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { type Answers, NO_ANSWER, NOON, openAuth, reach, run, says, silence } from "#tests/features/auth/reach.ts";
import { countries, edited, GET, loaded, ME, PUT, stored, unchanged } from "#tests/shell/storedRecord.ts";

function open(answers: Answers) {
  const page = reach({ [ME]: silence, ...answers }, { isSignedIn: true });
  const step = profileStep(openAuth(page.deps, { extraId: 17 }));
  const services = {
    loadRecord: (extraId: string) => run(step[0], "loadRecord", { extraId }),
    loadCountries: () => run(step[0], "loadCountries", {}),
    saveProfile: (extraId: string, save: object) => run(step[0], "saveProfile", { extraId, ...save }),
  };
  const bodyOf = (call: string) => page.sent().find(([each]) => each === call)?.[1];
  return { ...page, step, services, bodyOf };
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

test("a save on the way in sends the whole record, the number with it (INFO-24, D-77)", async () => {
  const { services, sent, bodyOf } = open({ [GET]: says({ ...stored, mobile_number: "" }), [PUT]: says({}) });
  const form = { ...edited, phone: "+49 171 1" };
  const before = { ...loaded, mobile_number: "" };
  expect(await services.saveProfile("17", { form, loaded: before, countries })).toEqual({ kind: "saved" });
  expect(sent().map(([call]) => call)).toEqual([GET, PUT, ME]);
  expect(bodyOf(PUT)).toEqual({ ...unchanged, first_name: "Amira Chidinma", mobile_number: "+49 171 1" });
});

test("a save on the way in keeps when the profile was completed, a refused one does not (PROF-39)", async () => {
  const { services, local, pass } = open({
    [GET]: says(stored),
    [PUT]: ({ body }) => (JSON.stringify(body).includes("Chidinma") ? says({})() : says({}, 400)()),
  });
  const timeOf = () => createCompletionTimes(local, "17").all().profile;
  await services.saveProfile("17", { form: { ...edited, firstName: "A" }, loaded, countries }).catch(() => null);
  expect(timeOf()).toBeNull();
  pass(60);
  await services.saveProfile("17", { form: edited, loaded, countries });
  expect(timeOf()).toBe(new Date(NOON + 60_000).toISOString());
});

test("what is typed is kept for the same person until it is saved, without the number of the pass (F8, S7)", async () => {
  const { step, deps } = open({
    [GET]: says(stored),
    "GET /countries": says(countries),
    [PUT]: ({ body }) => (JSON.stringify(body).includes("Chidinma") ? says({})() : says({}, 400)()),
  });
  const draft = () => draftsOf(deps.session)("17", "profile").read();
  const actor = createActor(...step).start();
  const isEditing = () => waitFor(actor, (snapshot) => snapshot.matches({ open: { form: "editing" } }));
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { record: "ready", countries: "ready" } }));
  actor.send({ type: "profile.edited", form: { ...edited, passNumber: "4711" } });
  expect(draft()).toEqual({ fields: { firstName: "Amira Chidinma" }, isPartial: true });
  actor.send({ type: "profile.submitted", form: { ...edited, firstName: "A" } });
  await isEditing();
  expect(actor.getSnapshot().context.problem).not.toBeNull();
  expect(draft()).not.toBeNull();
  actor.send({ type: "profile.submitted", form: edited });
  await waitFor(actor, (snapshot) => snapshot.status === "done");
  expect(draft()).toBeNull();
});
