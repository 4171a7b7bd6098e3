import { describe, expect, test } from "vitest";
import { forgotStep, resetStep } from "#app/features/auth/recoveryApi.ts";
import { type Answers, NO_ANSWER, reach, run, says, silence } from "#tests/features/auth/reach.ts";

const email = "amira@example.de";
const FORGOT = "POST /auth/forgot-password";
const CHECK = "GET /auth/validate-reset-token";
const RESET = "POST /auth/reset-password";

function open(answers: Answers, isSignedIn = false) {
  const page = reach(answers, { isSignedIn });
  const [reset] = resetStep(page.auth);
  const services = {
    sendLink: (address: string) => run(forgotStep(page.auth)[0], "sendLink", { email: address }),
    checkLink: (token: string) => run(reset, "checkLink", { token }),
    savePassword: (token: string, password: string) => run(reset, "savePassword", { token, password }),
  };
  return { ...page, services };
}

describe("asking for a link", () => {
  test.each([{}, { success: true, message: "Unterwegs." }, undefined])(
    "every answer that is no refusal is a yes: %j (AUTH-98, C-44)",
    async (body) => {
      const { services, sent } = open({ [FORGOT]: () => new Response(body && JSON.stringify(body)) });
      expect(await services.sendLink(email)).toEqual({ kind: "sent" });
      expect(sent()).toEqual([[FORGOT, { email }]]);
    },
  );

  test.each([
    [{ error: "USER_NOT_FOUND", message: "User not found" }, { code: "userNotFound" }],
    [{ error: "USER_NOT_VERIFIED" }, { code: "userNotVerified" }],
    [{ message: "Heute nicht." }, { message: "Heute nicht." }],
    [{}, { code: "failed" }],
  ])("%j is said as %j (MSG-44, MSG-45, C-50, VA-112)", async (body, problem) => {
    expect(await open({ [FORGOT]: says(body, 404) }).services.sendLink(email)).toEqual({ kind: "refused", problem });
  });

  test("no answer is none", async () => {
    await expect(open({ [FORGOT]: silence }).services.sendLink(email)).rejects.toThrow(NO_ANSWER);
  });
});

describe("checking a link", () => {
  test.each([
    [
      { valid: true, email },
      { kind: "valid", email, token: "reset/1+1" },
    ],
    [{ valid: false }, { kind: "invalid", message: null }],
    [
      { valid: false, message: "Abgelaufen." },
      { kind: "invalid", message: "Abgelaufen." },
    ],
  ])("%j is read as %j (AUTH-100, AUTH-103, C-21)", async (data, answer) => {
    const { services, requests } = open({ [CHECK]: says({ data }) });
    expect(await services.checkLink("reset/1+1")).toEqual(answer);
    expect(requests.map(({ query }) => query)).toEqual([{ token: "reset/1+1" }]);
  });

  test.each([
    [
      says({ success: false, data: { valid: false, message: "Abgelaufen." }, error: "TOKEN_EXPIRED" }, 400),
      "Abgelaufen.",
    ],
    [says({ success: false, data: { valid: false, message: "Abgelaufen." } }), "Abgelaufen."],
    [says({ success: false, data: { valid: false } }, 400), null],
    [says({ valid: false }, 404), null],
    [says({ valid: "no" }, 404), null],
    [says({ error: "TOKEN_INVALID" }, 400), null],
    [says({ error: "RESET_LINK_USED", message: "Nein." }, 410), "Nein."],
    [says({ message: "Invalid or expired reset link" }, 404), "Invalid or expired reset link"],
    [says({ message: "Der Link ist ungültig oder abgelaufen." }, 400), "Der Link ist ungültig oder abgelaufen."],
  ])("a refusal that speaks of the link says that it is invalid (AUTH-103, C-21)", async (answer, message) => {
    expect(await open({ [CHECK]: answer }).services.checkLink("t")).toEqual({ kind: "invalid", message });
  });

  test.each([
    ["3Dabc", "abc"],
    ["3Dabc", "3Dabc"],
    ["3Dabc", null],
  ])("of %j, as a mail that was shown as it was transferred has it, %j opens", async (linked, good) => {
    const { services } = open({ [CHECK]: ({ query }) => says({ data: { valid: query.token === good, email } })() });
    const answer = good === null ? { kind: "invalid", message: null } : { kind: "valid", email, token: good };
    expect(await services.checkLink(linked)).toEqual(answer);
  });

  test.each([
    ["silence", silence],
    ["a refusal without a word", says({}, 400)],
    ["a refusal of something else", says({ message: "Bad request" }, 400)],
    ["a path that nobody knows", says({ error: "NOT_FOUND", message: "Not found" }, 404)],
    ["a refusal that calls the link valid", says({ message: "Token expired", data: { valid: true } }, 400)],
    ["a refusal that calls the link valid in its own way", says({ message: "Token expired", data: { valid: 1 } }, 400)],
    ["a provider out of order that speaks of the link", says({ message: "Token expired", valid: false }, 500)],
    ["a provider out of order", says({}, 500)],
    ["an answer that says neither", says({ data: {} })],
  ])("%s means that nobody could say (AUTH-104)", async (_, answer) => {
    await expect(open({ [CHECK]: answer }).services.checkLink("t")).rejects.toThrow(NO_ANSWER);
  });
});

describe("saving a new password", () => {
  const done = { [RESET]: says({ success: true }) };

  test("it goes with the link and says so (AUTH-106)", async () => {
    const { services, sent, announcements } = open(done);
    expect(await services.savePassword("reset-1", "Vorfeldbus8!")).toEqual({ kind: "saved" });
    expect(sent()).toEqual([[RESET, { token: "reset-1", newPassword: "Vorfeldbus8!" }]]);
    expect(announcements.map(({ text }) => text)).toEqual([{ from: "copy", key: "reset.success" }]);
  });

  test("whoever is still signed in here is signed out by it, and by it alone (C-24)", async () => {
    const saved = open(done, true);
    await saved.services.savePassword("reset-1", "Vorfeldbus8!");
    expect(saved.session.id()).toBeNull();
    const refused = open({ [RESET]: says({}, 400) }, true);
    await refused.services.savePassword("reset-1", "Vorfeldbus8!");
    expect(refused.session.id()).not.toBeNull();
  });

  test.each([
    [{ message: "Schon benutzt." }, { message: "Schon benutzt." }],
    [{}, { code: "failed" }],
  ])("%j is said as %j (AUTH-105)", async (body, problem) => {
    const { services } = open({ [RESET]: says(body, 400) });
    expect(await services.savePassword("reset-1", "Vorfeldbus8!")).toEqual({ kind: "refused", problem });
  });

  test("no answer is none (AUTH-105)", async () => {
    await expect(open({ [RESET]: silence }).services.savePassword("reset-1", "x")).rejects.toThrow(NO_ANSWER);
  });
});
