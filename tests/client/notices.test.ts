import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Announcement } from "#app/client/announcement.ts";
import { defineCall, type Call, type Method } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { failureNotice, successNotice } from "#app/client/notice.ts";
import type { ApiErrorCode } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import { acknowledged } from "#src/model/answer.ts";
import { samples } from "#tests/client/samples.ts";
import { CALL_NAMES, PROPOSED_CALLS, json, refusalIn, start } from "#tests/client/stubs.ts";

async function announcementsOf(name: CallName, body: unknown, status = 200, options = {}): Promise<Announcement[]> {
  const app = start(() => json(body, status));
  await app.make(name, undefined, options);
  return app.announcements;
}

const texts = (announcements: Announcement[]) => announcements.map(({ tone, text }) => [tone, text]);
const spoken = (text: string) => ({ from: "provider", text });
const copy = (key: string, resource?: string) => ({ from: "copy", key, ...(resource ? { resource } : {}) });

test("check-email announces nothing, whatever happens (API-18)", async () => {
  expect(await announcementsOf("checkEmail", samples.checkEmail.answer)).toEqual([]);
  expect(await announcementsOf("checkEmail", { message: "Nein" }, 400)).toEqual([]);
  expect(await announcementsOf("checkEmail", {}, 500)).toEqual([]);
});

test("a successful change is announced, unless the next screen shows it (API-60, C-47)", async () => {
  const silent = ["checkEmail", "refresh", "validateInvitation", "verifyEmailCode", "verifySmsCode", "createPassword"];
  const ownWords = ["setCodeOfConduct", "applyForEvents", "inviteToGroup", ...PROPOSED_CALLS];
  for (const name of CALL_NAMES.filter((call) => calls[call].method !== "GET")) {
    const answer = { ...(samples[name].answer as object), message: undefined };
    const tones = (await announcementsOf(name, answer)).map(({ tone }) => tone);
    const isSilent = [...silent, ...ownWords, "forgotPassword"].includes(name);
    expect([name, ...tones]).toEqual(isSilent ? [name] : [name, "success"]);
  }
});

test("in the provider's words, if there are any (API-61)", async () => {
  expect(texts(await announcementsOf("withdrawFromEvents", { message: "Zurückgezogen." }))).toEqual([
    ["success", spoken("Zurückgezogen.")],
  ]);
  expect(texts(await announcementsOf("verifySmsCode", { success: true, message: "Bestätigt." }))).toEqual([
    ["success", spoken("Bestätigt.")],
  ]);
});

test("otherwise in a generated text, or in the caller's (API-62, C-47)", async () => {
  expect(texts(await announcementsOf("withdrawFromEvents", {}))).toEqual([
    ["success", copy("success.created", "event")],
  ]);
  const options = { onSuccessText: copy("invite.added") };
  expect(texts(await announcementsOf("inviteToGroup", samples.inviteToGroup.answer, 200, options))).toEqual([
    ["success", copy("invite.added")],
  ]);
});

test("a failed call is announced once, except where the row leaves it to another part (API-63, C-47)", async () => {
  const silent: CallName[] = ["checkEmail", "refresh", "cancelEvent", "inviteToGroup", ...PROPOSED_CALLS];
  for (const name of CALL_NAMES) {
    const tones = (await announcementsOf(name, {}, 500)).map(({ tone }) => tone);
    expect([name, ...tones]).toEqual(silent.includes(name) ? [name] : [name, "error"]);
  }
});

const PAGE = "<html><title>429</title></html>";
/** The ways a provider, or a gateway before it, states how long to wait. */
const WAITS: [string, BodyInit | null, Record<string, string>][] = [
  ["in the body", '{"remainingSeconds":40}', {}],
  ["under data", '{"data":{"remainingSeconds":"40"}}', {}],
  ["in a header", null, { "retry-after": "40" }],
  ["in a header of a page", PAGE, { "retry-after": " 40 " }],
  ["as an instant", "{}", { date: "Thu, 26 Nov 2026 10:00:00 GMT", "retry-after": "Thu, 26 Nov 2026 10:00:40 GMT" }],
  ["in the body rather than in the header", '{"remainingSeconds":40}', { "retry-after": "600" }],
];

test.each(WAITS)("the wait after a 429 is announced once by every call: %s", async (_, body, headers) => {
  for (const name of CALL_NAMES) {
    const app = start(() => new Response(body, { status: 429, headers }));
    const result = await app.make(name);
    expect([name, refusalIn(result)]).toMatchObject([name, { code: "rate-limited", remainingSeconds: 40 }]);
    expect([name, app.announcements.map(({ tone, text }) => [tone, text.wait])]).toEqual([name, [["error", 40]]]);
  }
});

test.each([
  ["it is missing", "{}", {}],
  ["it is over", "{}", { "retry-after": "0" }],
  ["it cannot be read", "{}", { "retry-after": "soon" }],
  ["it is an instant and the answer has no clock", "{}", { "retry-after": "Thu, 26 Nov 2026 10:00:40 GMT" }],
])("no wait is claimed where %s", async (_, body, headers) => {
  for (const name of CALL_NAMES) {
    const app = start(() => new Response(body, { status: 429, headers }));
    await app.make(name);
    expect([name, app.announcements.filter(({ text }) => text.wait)]).toEqual([name, []]);
  }
});

test("a sentence of the provider that names the seconds is enough", async () => {
  const announcedText = async (message: string) =>
    (await announcementsOf("forgotPassword", { message, remainingSeconds: 40 }, 429))[0]?.text;
  expect(await announcedText("Bitte warten Sie noch 40 Sekunden.")).toEqual(
    spoken("Bitte warten Sie noch 40 Sekunden."),
  );
  expect(await announcedText("Too many requests")).toEqual({ ...spoken("Too many requests"), wait: 40 });
});

test("a caller that shows the result but not the wait gets only the wait announced", async () => {
  const quiet = { quiet: "but-waits" };
  expect(await announcementsOf("previewGroup", { message: "Nein" }, 404, quiet)).toEqual([]);
  expect(await announcementsOf("previewGroup", {}, 429, quiet)).toEqual([]);
  expect(texts(await announcementsOf("previewGroup", { remainingSeconds: 40 }, 429, quiet))).toEqual([
    ["error", { ...copy("failed.load", "group"), wait: 40 }],
  ]);
});

test("a failure is announced for the call that it was made for", async () => {
  const [notice] = await announcementsOf("getExtra", {}, 500, { failsAs: calls.updateExtra });
  expect(notice?.text).toEqual(copy("profile.updateFailed"));
});

test("a successful load announces nothing (API-64)", async () => {
  for (const name of CALL_NAMES.filter((call) => calls[call].method === "GET")) {
    expect(await announcementsOf(name, samples[name].answer)).toEqual([]);
  }
});

test("a quiet call announces nothing", async () => {
  expect(await announcementsOf("updateExtra", {}, 200, { quiet: true })).toEqual([]);
  expect(await announcementsOf("updateExtra", {}, 500, { quiet: true })).toEqual([]);
});

test("a call whose success is shown on the next screen still announces its failure (API-63, C-47)", async () => {
  const quiet = { quiet: "success" };
  expect(await announcementsOf("sendSmsCode", samples.sendSmsCode.answer, 200, quiet)).toEqual([]);
  expect(texts(await announcementsOf("sendSmsCode", {}, 500, quiet))).toEqual([["error", copy("sms.sendFailed")]]);
});

test("having no group is no failure, everything else is (APIS-19, P31)", async () => {
  expect(await announcementsOf("currentGroup", {}, 404)).toEqual([]);
  expect(await announcementsOf("currentGroup", { message: "You are not in a group" }, 400)).toEqual([]);
  expect(texts(await announcementsOf("currentGroup", {}, 500))).toEqual([["error", copy("failed.load", "group")]]);
});

test("sign-in has its two texts, whatever message the provider sends (C-49)", async () => {
  for (const status of [400, 401, 403]) {
    expect(texts(await announcementsOf("login", { message: "Nope" }, status))).toEqual([
      ["error", copy("login.failed")],
    ]);
  }
  expect(texts(await announcementsOf("login", { success: false }))).toEqual([["error", copy("login.failed")]]);
  for (const status of [408, 500, 502, 503]) {
    expect(texts(await announcementsOf("login", { message: "Nope" }, status))).toEqual([
      ["error", copy("login.unexpected")],
    ]);
  }
  expect(texts(await announcementsOf("login", {}))).toEqual([["error", copy("login.unexpected")]]);
  expect(texts(await announcementsOf("login", samples.login.answer))).toEqual([["success", copy("login.success")]]);
});

/** A notice in a word: the key of our own text and its subject, `provider` for the provider's text, or nothing. */
function inAWord(notice: Announcement | null): string {
  if (!notice) return "";
  const { text } = notice;
  return text.from === "provider" ? "provider" : [text.key, ...(text.resource ? [text.resource] : [])].join(" ");
}

type Texts = [refused: string, withWords: string, unreachable: string, malformed: string, offline: string];
type FailureRow = [call: CallName, ...Texts];
const same = (key: string): Texts => [key, key, key, key, key];
const unlessOffline = (key: string, withWords = key): Texts => [key, withWords, key, key, "transport.offline"];
const byTransport = (refused: string): Texts => [
  refused,
  "provider",
  "transport.requestFailed",
  "transport.malformed",
  "transport.offline",
];
const FAILURES: FailureRow[] = [
  ["checkEmail", ...same("")],
  ["sendEmailCode", ...unlessOffline("code.sendFailed", "provider")],
  ["verifyEmailCode", "", "provider", "code.checkFailed", "code.checkFailed", "code.checkFailed"],
  ["login", "login.failed", "login.failed", "login.unexpected", "login.unexpected", "login.unexpected"],
  ["me", ...byTransport("transport.requestFailed")],
  ["validateInvitation", ...byTransport("invitation.invalid")],
  ["sendSmsCode", ...unlessOffline("sms.sendFailed", "provider")],
  ["verifySmsCode", "", "provider", "code.checkFailed", "code.checkFailed", "code.checkFailed"],
  ["createPassword", ...unlessOffline("password.createFailed", "provider")],
  ["forgotPassword", ...byTransport("transport.requestFailed")],
  ["validateResetToken", ...byTransport("reset.validateFailed")],
  ["resetPassword", ...unlessOffline("reset.failed", "provider")],
  ["refresh", ...same("")],
  ["getExtra", ...unlessOffline("failed.load profile")],
  ["updateExtra", ...same("profile.updateFailed")],
  ["getCountries", ...unlessOffline("failed.load country")],
  ["setCodeOfConduct", ...same("conduct.failed")],
  ["getExtraEvents", ...same("events.loadFailed")],
  ["getAvailableEvents", ...same("events.loadFailed")],
  ["applyForEvents", "events.applyFailed", "provider", "events.applyFailed", "events.noAnswer", "events.applyFailed"],
  [
    "withdrawFromEvents",
    "events.withdrawFailed",
    "provider",
    "events.withdrawFailed",
    "events.noAnswer",
    "events.withdrawFailed",
  ],
  ["cancelEvent", ...same("")],
  ["createGroup", ...unlessOffline("group.createFailed", "provider")],
  ["joinGroup", ...same("group.joinFailed")],
  ["previewGroup", ...unlessOffline("failed.load group", "provider")],
  ["currentGroup", ...unlessOffline("failed.load group")],
  ["leaveGroup", ...unlessOffline("group.leaveFailed", "provider")],
  ["deleteGroup", ...unlessOffline("group.deleteFailed", "provider")],
  ["removeGroupMember", ...unlessOffline("group.removeFailed", "provider")],
  ["inviteToGroup", ...same("")],
  ...PROPOSED_CALLS.map((name): FailureRow => [name, ...same("")]),
];

test.each(FAILURES)(
  "%s refused announces %j, with the provider's words %j; unreachable %j, malformed %j, offline %j (API-63, C-47, C-50)",
  (name, refused, withWords, unreachable, malformed, offline) => {
    const row = calls[name];
    const noticeOf = (code: ApiErrorCode, message: string | null = null) =>
      inAWord(failureNotice(row, { ...apiErrorWith(code, 400), message }));
    expect([noticeOf("refused"), noticeOf("refused", "Nein")]).toEqual([refused, withWords]);
    expect([noticeOf("unreachable"), noticeOf("malformed")]).toEqual([unreachable, malformed]);

    const transports: [ApiErrorCode, string][] = [
      ["offline", "transport.offline"],
      ["timeout", "transport.timeout"],
      ["maintenance", "transport.maintenance"],
      ["update-required", "transport.updateRequired"],
    ];
    // After a timeout the result is unknown, too.
    const ownWords = (code: ApiErrorCode) => (code === "timeout" ? malformed : offline);
    for (const [code, key] of transports)
      expect([code, noticeOf(code)]).toEqual([code, offline === "transport.offline" ? key : ownWords(code)]);
    expect([noticeOf("session-lost"), noticeOf("aborted")]).toEqual(["", ""]);
  },
);

type SuccessRow = [call: CallName, wordless: string, withWords: string, withCallersText: string];
const PROPOSED_CHANGES = PROPOSED_CALLS.filter((name) => calls[name].method !== "GET");
/** Each leads to the next step of the contract, which announces it. */
const STEPS: readonly CallName[] = ["markContractSent", "confirmContractReceipt", "completeContract"];
const SUCCESSES: SuccessRow[] = [
  ["checkEmail", "", "", ""],
  ["sendEmailCode", "code.sent", "provider", "provider"],
  ["verifyEmailCode", "", "provider", "provider"],
  ["login", "login.success", "login.success", "own"],
  ["validateInvitation", "", "", ""],
  ["sendSmsCode", "code.sent", "provider", "provider"],
  ["verifySmsCode", "", "provider", "provider"],
  ["createPassword", "", "provider", "provider"],
  ["forgotPassword", "", "provider", "provider"],
  ["resetPassword", "reset.success", "reset.success", "own"],
  ["refresh", "", "", ""],
  ["updateExtra", "profile.updated", "profile.updated", "own"],
  ["setCodeOfConduct", "", "", "own"],
  ["applyForEvents", "", "", "own"],
  ["withdrawFromEvents", "success.created event", "provider", "provider"],
  ["cancelEvent", "success.created cancellation", "provider", "provider"],
  ["createGroup", "group.created", "group.created", "own"],
  ["joinGroup", "group.joined", "group.joined", "own"],
  ["leaveGroup", "group.left", "group.left", "own"],
  ["deleteGroup", "group.deleted", "group.deleted", "own"],
  ["removeGroupMember", "success.deleted member", "provider", "provider"],
  ["inviteToGroup", "", "", "own"],
  ...PROPOSED_CHANGES.map((name): SuccessRow => [name, "", "", STEPS.includes(name) ? "" : "own"]),
];

test.each(SUCCESSES)(
  "%s succeeded announces %j, with the provider's words %j, with the caller's text %j (API-60, API-61, API-62, C-47)",
  (name, wordless, withWords, withCallersText) => {
    const row = calls[name];
    const callers = { from: "copy", key: "invite.added" } as const;
    expect(inAWord(successNotice(row, null))).toBe(wordless);
    expect(inAWord(successNotice(row, "Gut"))).toBe(withWords);
    expect(inAWord(successNotice(row, "Gut", callers))).toBe(withCallersText.replace("own", "invite.added"));
  },
);

test("the tables name every call, and every call that changes something (C-47)", () => {
  expect(FAILURES.map(([name]) => name)).toEqual(CALL_NAMES);
  expect(SUCCESSES.map(([name]) => name)).toEqual(CALL_NAMES.filter((name) => calls[name].method !== "GET"));
});

describe("generated texts", () => {
  const announces = { success: "generated", failure: "generated" } as const;
  const row = (method: Method, path: `/${string}`): Call =>
    defineCall({
      name: "x",
      method,
      path,
      request: z.object({}),
      answer: acknowledged,
      announces,
      area: "signed-in",
      bearer: "required",
      refreshOn401: true,
    });
  const failure = (method: Method, path: `/${string}` = "/extras/{id}") =>
    failureNotice(row(method, path), apiErrorWith("refused", 400))?.text;
  const success = (method: Method, path: `/${string}` = "/extras/{id}") => successNotice(row(method, path), null)?.text;

  test("POST failed to create (MSG-12)", () => expect(failure("POST")).toEqual(copy("failed.create", "profile")));
  test("PUT failed to update (MSG-13)", () => expect(failure("PUT")).toEqual(copy("failed.update", "profile")));
  test("PATCH failed to save (MSG-14)", () => expect(failure("PATCH")).toEqual(copy("failed.saveChanges", "profile")));
  test("DELETE failed to delete (MSG-15)", () => expect(failure("DELETE")).toEqual(copy("failed.delete", "profile")));
  test("GET failed to load (MSG-16)", () => expect(failure("GET")).toEqual(copy("failed.load", "profile")));
  test("POST created (MSG-20)", () => expect(success("POST")).toEqual(copy("success.created", "profile")));
  test("PUT updated (MSG-21)", () => expect(success("PUT")).toEqual(copy("success.updated", "profile")));
  test("PATCH saved changes (MSG-22)", () => expect(success("PATCH")).toEqual(copy("success.changesSaved", "profile")));
  test("DELETE deleted (MSG-23)", () => expect(success("DELETE")).toEqual(copy("success.deleted", "profile")));

  test("the resource is a noun for the path, never a piece of it (MSG-17, P40)", () => {
    expect(failure("GET", "/extra_events/{id}")).toEqual(copy("failed.load", "event"));
    expect(failure("POST", "/cancellations")).toEqual(copy("failed.create", "cancellation"));
    expect(failure("GET", "/countries")).toEqual(copy("failed.load", "country"));
    expect(failure("GET", "/groups/join-preview/{code}")).toEqual(copy("failed.load", "group"));
    expect(failure("DELETE", "/groups/{id}/members/{memberId}")).toEqual(copy("failed.delete", "member"));
  });

  test("extra is called the profile (MSG-18)", () => {
    expect(failure("GET", "/extras/{id}")).toEqual(copy("failed.load", "profile"));
    const nouns = ["de", "en"].map((language) => {
      const catalogue = JSON.parse(readFileSync(`src/copy/${language}/notices.json`, "utf8")) as {
        resources: { profile: string };
      };
      return catalogue.resources.profile;
    });
    expect(nouns).toEqual(["Das Profil", "The profile"]);
  });

  test("a path without a noun has the default text (MSG-19)", () => {
    expect(failure("POST", "/secrets/{id}")).toEqual(copy("failed.default"));
    expect(success("POST", "/secrets/{id}")).toBeUndefined();
  });

  test.each(["none", "own"] as const)("a row without texts of its own (%s) announces none", (wording) => {
    const silent = { ...row("PATCH", "/extras/{id}"), announces: { success: wording, failure: wording } };
    expect(successNotice(silent, "Gut")).toBeNull();
    expect(failureNotice(silent, { ...apiErrorWith("refused", 400), message: "Nein" })).toBeNull();
    const callers = { from: "copy", key: "invite.added" } as const;
    expect(successNotice(silent, null, callers)?.text).toEqual(wording === "own" ? callers : undefined);
  });
});

test("no id or address of a path ever gets into a notice (P40)", async () => {
  for (const name of CALL_NAMES) {
    const app = start(() => json({}, 500));
    const params = { id: "canary", extraId: "canary", code: "canary", memberId: "canary", groupNumber: "canary" };
    await app.make(name, { params, query: { token: "canary" }, body: { email: "canary@example.de" } });
    expect(JSON.stringify(app.announcements)).not.toContain("canary");
  }
});

test("every key that a notice can have is in both catalogues", () => {
  const source = readFileSync("app/client/announcement.ts", "utf8").replace(/\/\*\*.*?\*\//gs, "");
  const keys = [...source.matchAll(/`(\w+)\.\$\{([^}]+)\}`|"(\w+\.\w+)"/g)].flatMap(([, area, names, literal]) =>
    literal ? [literal] : [...(names ?? "").matchAll(/"(\w+)"/g)].map(([, name]) => `${area}.${name}`),
  );
  expect(keys.length).toBeGreaterThan(45);
  for (const language of ["de", "en"]) {
    const catalogue = JSON.parse(readFileSync(`src/copy/${language}/notices.json`, "utf8")) as Record<
      string,
      Record<string, string>
    >;
    expect(keys.filter((key) => !catalogue[key.split(".")[0] ?? ""]?.[key.split(".")[1] ?? ""])).toEqual([]);
  }
});
