import { describe, expect, test } from "vitest";
import { entryStep, signInStep } from "#app/features/auth/entryApi.ts";
import type { GoogleMode } from "#app/features/auth/entryMachine.ts";
import type { GoogleChoice } from "#app/platform/google/port.ts";
import { type Answers, NO_ANSWER, reach, run, says, silence } from "#tests/features/auth/reach.ts";
import { json } from "#tests/client/stubs.ts";

const email = "amira@example.de";
const user = { extraId: "17", firstName: "Amira" };
const tokens = { accessToken: "access-9", refreshToken: "refresh-9" };
const profile = { name: "Amira Okonkwo", email, picture: "https://pictures.example/amira" };
const chosen: GoogleChoice = { kind: "chosen", profile };

function open(answers: Answers) {
  const page = reach(answers);
  const entry = (auth = page.auth) => entryStep(auth, { email: "", alert: null })[0];
  const services = {
    checkEmail: (address: string) => run(entry(), "checkEmail", { email: address }),
    chooseAccount: (mode: GoogleMode, choose: () => Promise<GoogleChoice>) =>
      run(entry({ ...page.auth, loadGoogle: async () => ({ choose }) }), "chooseAccount", { mode }),
    signIn: (address: string, password: string) =>
      run(signInStep(page.auth)[0], "signIn", { email: address, password }),
  };
  return { ...page, services };
}

describe("who an address belongs to", () => {
  const check = (answer: Answers[string]) => open({ "POST /auth/check-email": answer });

  test.each([
    [
      { status: "verified", extraId: 17 },
      { kind: "verified", extraId: 17 },
    ],
    [
      { status: "unverified", extraId: "17" },
      { kind: "unverified", extraId: "17" },
    ],
    [{ status: "verified" }, { kind: "verified", extraId: "" }],
    [{ status: "external_user" }, { kind: "noAccount" }],
    [{ status: "not_found" }, { kind: "noAccount" }],
    [{ status: "suspended" }, { kind: "unclear" }],
  ])("%j is read as %j (AUTH-15, AUTH-17, AUTH-18, AUTH-19, AUTH-20, C-72)", async (data, answer) => {
    const { services, sent, announcements } = check(says({ data }));
    expect(await services.checkEmail(email)).toEqual(answer);
    expect(sent()).toEqual([["POST /auth/check-email", { email }]]);
    expect(announcements).toEqual([]);
  });

  test.each([
    ["no answer", silence],
    ["a refusal", says({ message: "Nein" }, 400)],
    ["a page instead of an answer", () => new Response("<html>")],
  ])("%s is none (AUTH-21)", async (_, answer) => {
    await expect(check(answer).services.checkEmail(email)).rejects.toThrow(NO_ANSWER);
  });
});

describe("choosing a Google account", () => {
  const CHECK = "POST /auth/check-email";
  const choose = (mode: GoogleMode, choice: () => Promise<GoogleChoice>, check: Answers[string] = silence) => {
    const { services, session, sent } = open({ [CHECK]: check, "GET /auth/me": silence });
    return { answer: services.chooseAccount(mode, choice), session, sent };
  };
  const known = { kind: "google", email, profile };

  test.each<[GoogleMode, string, object, string]>([
    ["signIn", "verified", { kind: "existing", email }, "AUTH-24"],
    ["signIn", "unverified", { ...known, extraId: "17" }, "AUTH-25"],
    ["signIn", "not_found", { ...known, extraId: "" }, "AUTH-25"],
    ["signUp", "verified", { ...known, extraId: "17" }, "AUTH-26"],
    ["signUp", "unverified", { ...known, extraId: "17" }, "AUTH-26"],
    ["signUp", "not_found", { ...known, extraId: "" }, "AUTH-26"],
    ["signIn", "suspended", { kind: "unclear", email }, "C-08"],
    ["signUp", "suspended", { kind: "unclear", email }, "C-08"],
  ])("to %s with a Google address that is %j answers %j (%s)", async (mode, status, answer) => {
    const choosing = choose(mode, async () => chosen, says({ data: { status, extraId: "17" } }));
    expect(await choosing.answer).toEqual(answer);
    expect(choosing.sent()).toEqual([[CHECK, { email }]]);
    expect(choosing.session.id()).toBeNull();
  });

  test("a provider that does not answer says nothing about the address (C-08)", async () => {
    expect(await choose("signUp", async () => chosen).answer).toEqual({ kind: "unclear", email });
  });

  test("a window that is closed asks nobody (VA-030)", async () => {
    const { answer, sent } = choose("signIn", async () => ({ kind: "cancelled" }));
    expect(await answer).toEqual({ kind: "cancelled" });
    expect(sent()).toEqual([]);
  });

  test("an answer that carries tokens signs in, without a further question (C-07)", async () => {
    const { answer, session, sent } = choose("signIn", async () => ({ ...chosen, session: tokens }));
    expect(await answer).toEqual({ kind: "signedIn" });
    expect(session.tokens()).toEqual(tokens);
    expect(sent().map(([call]) => call)).toEqual(["GET /auth/me"]);
  });

  test("a Google that does not answer is told from one that says no (VA-030)", async () => {
    await expect(choose("signIn", () => Promise.reject(new Error("silence"))).answer).rejects.toThrow("silence");
  });
});

describe("signing in", () => {
  const login = (answer: Answers[string], whoami: Answers[string] = silence) =>
    open({ "POST /auth/login": answer, "GET /auth/me": whoami });

  test("a right password begins a session with its person, and says so (AUTH-89, AUTH-90)", async () => {
    const { services, session, sent, announcements } = login(says({ data: { ...tokens, user } }));
    expect(await services.signIn(email, "Vorfeldbus7!")).toEqual({ kind: "accepted" });
    expect(session.tokens()).toEqual(tokens);
    expect(session.user()).toMatchObject(user);
    expect(sent()).toEqual([["POST /auth/login", { email, password: "Vorfeldbus7!" }]]);
    expect(announcements.map(({ text }) => text)).toEqual([{ from: "copy", key: "login.success" }]);
  });

  test("a session without its person asks for them once, and stands without them too (C-66)", async () => {
    const found = login(says({ data: tokens }), says({ success: true, data: { user } }));
    await found.services.signIn(email, "Vorfeldbus7!");
    expect(found.session.user()).toMatchObject(user);
    const missed = login(says({ data: tokens }));
    expect(await missed.services.signIn(email, "Vorfeldbus7!")).toEqual({ kind: "accepted" });
    expect([missed.session.tokens(), missed.session.user()]).toEqual([tokens, null]);
  });

  test.each([
    [400, {}, "refused"],
    [401, { message: "Wrong password" }, "refused"],
    [403, {}, "refused"],
    [200, { success: false }, "refused"],
    [408, {}, "unexpected"],
    [500, { message: "Kaputt" }, "unexpected"],
    [503, {}, "unexpected"],
    [200, { data: {} }, "unexpected"],
  ])("%i with %j is %s, and nobody is signed in (AUTH-91, AUTH-92, C-49)", async (status, body, kind) => {
    const { services, session } = login(says(body, status));
    expect(await services.signIn(email, "falsch")).toEqual({ kind });
    expect(session.id()).toBeNull();
  });

  test("no answer is unexpected (AUTH-92)", async () =>
    expect(await login(silence).services.signIn(email, "falsch")).toEqual({ kind: "unexpected" }));

  test("a session from elsewhere is kept, and its person asked for (C-07, C-66)", async () => {
    const { services, session, requests } = login(silence, () => json({ success: true, data: { user } }));
    await services.chooseAccount("signIn", async () => ({ ...chosen, session: tokens }));
    expect([session.tokens(), session.user()]).toEqual([tokens, expect.objectContaining(user)]);
    expect(requests.map(({ path, bearer }) => [path, bearer])).toEqual([["/api/auth/me", "Bearer access-9"]]);
  });
});
