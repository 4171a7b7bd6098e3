import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { samples } from "#tests/client/samples.ts";
import { CALL_NAMES, json, refusalIn, start } from "#tests/client/stubs.ts";

async function made(name: CallName, answer: unknown = samples[name].answer, input: object = samples[name].input ?? {}) {
  const { make, requests } = start(() => json(answer));
  const result = await make(name, input);
  const [request] = requests;
  if (!request) throw new Error("nothing was sent");
  const { method, path, query, body } = request;
  return { sent: { method, path, query, body }, result, value: result.ok ? result.value : null, request };
}

const post = (path: string, body: unknown) => ({ method: "POST", path, query: {}, body });
const get = (path: string, query = {}) => ({ method: "GET", path, query, body: undefined });

test("the table has exactly the thirty agreed calls beside the proposed ones, each under its own name", () => {
  expect(CALL_NAMES.filter((name) => !("offer" in calls[name]))).toHaveLength(30);
  expect(CALL_NAMES.filter((name) => calls[name].name !== name)).toEqual([]);
});

test("all calls go below /api of the provider, also when it lives on another host (API-01)", async () => {
  for (const name of CALL_NAMES) expect((await made(name)).sent.path).toMatch(/^\/api\//);
  const otherHost = start(() => json([]), { baseUrl: "https://provider.test/api" });
  await otherHost.make("getCountries");
  expect(otherHost.requests[0]?.url).toBe("https://provider.test/api/countries");
});

test("every call accepts JSON and sends its body as JSON (API-02, APIS-01)", async () => {
  for (const name of CALL_NAMES) {
    const { request } = await made(name);
    expect(request.headers.get("accept")).toBe("application/json");
    const hasBody = request.body !== undefined;
    expect(hasBody).toBe("request" in calls[name]);
    expect(request.headers.get("content-type")).toBe(hasBody ? "application/json" : null);
  }
});

test("no response is cached by the browser, and no cookie is sent or stored (S6, S7)", async () => {
  for (const name of CALL_NAMES)
    expect((await made(name)).request.fetchOptions).toEqual({ cache: "no-store", credentials: "omit" });
});

describe("sign-in and sign-up", () => {
  test("check-email sends the address (API-15, APIS-14)", async () => {
    expect((await made("checkEmail")).sent).toEqual(
      post("/api/auth/check-email", { email: "amira.okonkwo@example.de" }),
    );
  });

  test("check-email reads each status, nested or not, and any other as other (API-16, APIS-14)", async () => {
    for (const status of ["verified", "unverified", "external_user", "not_found"]) {
      expect((await made("checkEmail", { data: { status } })).value).toEqual({ status, extraId: "" });
      expect((await made("checkEmail", { status })).value).toEqual({ status, extraId: "" });
    }
    expect((await made("checkEmail", { data: { status: "blocked" } })).value).toEqual({ status: "other", extraId: "" });
  });

  test("check-email reads the extra id unchanged, also as a number (API-17, C-72)", async () => {
    expect((await made("checkEmail", { data: { status: "verified", extraId: 7 } })).value).toMatchObject({
      extraId: 7,
    });
  });

  test("an e-mail code is requested with address and first name (API-19)", async () => {
    const body = { email: "amira.okonkwo@example.de", firstName: "Amira" };
    expect((await made("sendEmailCode")).sent).toEqual(post("/api/verification/email/send", body));
  });

  test("email/send reads success, message and remainingSeconds (API-20)", async () => {
    const good = await made("sendEmailCode", { success: true, message: "Unterwegs" });
    expect(good.result).toMatchObject({ ok: true, message: "Unterwegs" });
    const { make } = start(() => json({ success: false, remainingSeconds: 45, message: "Zu früh" }, 429));
    expect(await make("sendEmailCode")).toMatchObject({
      ok: false,
      apiError: { code: "rate-limited", status: 429, remainingSeconds: 45, message: "Zu früh" },
    });
  });

  test("an e-mail code is checked with address and code (API-21)", async () => {
    const body = { email: "amira.okonkwo@example.de", code: "482913" };
    expect((await made("verifyEmailCode")).sent).toEqual(post("/api/verification/email/verify", body));
  });

  test("email/verify reads success, verificationToken and message (API-22)", async () => {
    const answer = { success: true, verificationToken: "proof-1", message: "Bestätigt" };
    expect((await made("verifyEmailCode", answer)).result).toEqual({
      ok: true,
      value: { verificationToken: "proof-1" },
      message: "Bestätigt",
    });
    const refused = await made("verifyEmailCode", { success: false, message: "Falscher Code" });
    expect(refused.result).toMatchObject({ ok: false, apiError: { code: "refused", message: "Falscher Code" } });
  });

  test("an SMS code is requested with number and proof (API-23)", async () => {
    const body = { phoneNumber: "+49 151 1", emailVerificationToken: "proof-1" };
    expect((await made("sendSmsCode")).sent).toEqual(post("/api/verification/sms/send", body));
  });

  test("sms/send reads success, message, error and data.remainingSeconds (API-24)", async () => {
    expect((await made("sendSmsCode", { success: true, message: "Unterwegs" })).result).toMatchObject({
      ok: true,
      message: "Unterwegs",
    });
    const body = { success: false, error: "TOO_EARLY", message: "Zu früh", data: { remainingSeconds: "30" } };
    expect((await made("sendSmsCode", body)).result).toMatchObject({
      apiError: { code: "rate-limited", error: "TOO_EARLY", message: "Zu früh", remainingSeconds: 30 },
    });
  });

  test("an SMS code is checked with number, code and proof (API-25)", async () => {
    const body = { phoneNumber: "+49 151 1", code: "482913", emailVerificationToken: "proof-1" };
    expect((await made("verifySmsCode")).sent).toEqual(post("/api/verification/sms/verify", body));
  });

  test("sms/verify reads success, error and message (API-26)", async () => {
    expect((await made("verifySmsCode")).result.ok).toBe(true);
    for (const success of [true, "true", 1]) {
      expect((await made("verifySmsCode", { data: { success } })).result.ok).toBe(true);
    }
    for (const other of [{}, { success: null }, { success: "maybe" }, { data: { verified: true } }]) {
      expect((await made("verifySmsCode", other)).result).toMatchObject({ apiError: { code: "malformed" } });
    }
    const body = { success: false, error: "TOKEN_EXPIRED", message: "Abgelaufen" };
    expect((await made("verifySmsCode", body)).result).toMatchObject({
      apiError: { code: "refused", error: "TOKEN_EXPIRED", message: "Abgelaufen" },
    });
  });

  test("a password is created with extra id, password and proof (API-27)", async () => {
    const body = { extraId: "x-1", password: "Vorfeldbus7!", emailVerificationToken: "proof-1" };
    expect((await made("createPassword")).sent).toEqual(post("/api/auth/create-password", body));
  });

  test("create-password reads both tokens (API-28)", async () => {
    expect((await made("createPassword")).value).toEqual({ accessToken: "access-1", refreshToken: "refresh-1" });
  });

  test("login sends address and password (API-29)", async () => {
    const body = { email: "amira.okonkwo@example.de", password: "Vorfeldbus7!" };
    expect((await made("login")).sent).toEqual(post("/api/auth/login", body));
  });

  test("login reads both tokens and the user, the latter two also at the top (API-30)", async () => {
    const user = { extraId: "x-1", firstName: "Amira" };
    const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
    expect((await made("login")).value).toMatchObject({ ...tokens, user });
    const mixed = { data: { accessToken: "access-1" }, refreshToken: "refresh-1", user };
    expect((await made("login", mixed)).value).toMatchObject({ ...tokens, user });
    const empty = {
      data: { accessToken: "access-1", refreshToken: null, user: null },
      refreshToken: "refresh-1",
      user,
    };
    expect((await made("login", empty)).value).toMatchObject({ ...tokens, user });
    expect((await made("login", { data: tokens })).value).toEqual({ ...tokens, user: null });
  });

  test("me is requested without a payload (API-31)", async () => {
    expect((await made("me")).sent).toEqual(get("/api/auth/me"));
  });

  test("me reads success and the user (API-32)", async () => {
    expect((await made("me")).value).toMatchObject({ user: { extraId: "x-1", firstName: "Amira" } });
    expect((await made("me", { success: false, message: "Nein" })).result).toMatchObject({
      apiError: { code: "refused", message: "Nein" },
    });
  });

  test("refresh sends the refresh token (API-33)", async () => {
    expect((await made("refresh")).sent).toEqual(post("/api/auth/refresh", { refreshToken: "refresh-1" }));
  });

  test("refresh reads both tokens at the top or under data (API-34)", async () => {
    const tokens = { accessToken: "access-2", refreshToken: "refresh-2" };
    expect((await made("refresh", tokens)).value).toEqual(tokens);
    expect((await made("refresh", { data: tokens })).value).toEqual(tokens);
  });

  test("forgot-password sends the address, and any 2xx is a yes (API-35)", async () => {
    expect((await made("forgotPassword")).sent).toEqual(
      post("/api/auth/forgot-password", { email: "amira.okonkwo@example.de" }),
    );
    expect((await made("forgotPassword", null)).result.ok).toBe(true);
  });

  test("a reset link is checked with its token in the query (API-36)", async () => {
    expect((await made("validateResetToken")).sent).toEqual(
      get("/api/auth/validate-reset-token", { token: "reset-1" }),
    );
  });

  test("validate-reset-token reads valid, email and message (API-37)", async () => {
    const data = { valid: false, email: "a@b.de", message: "Abgelaufen" };
    expect((await made("validateResetToken", { data })).value).toEqual(data);
    expect((await made("validateResetToken", { data: { valid: true } })).value).toEqual({
      valid: true,
      email: "",
      message: "",
    });
    expect((await made("validateResetToken", { data: { valid: "perhaps" } })).result.ok).toBe(false);
  });

  test("a new password is sent with the token, and any 2xx is a yes (API-38)", async () => {
    const body = { token: "reset-1", newPassword: "Vorfeldbus8!" };
    expect((await made("resetPassword")).sent).toEqual(post("/api/auth/reset-password", body));
    expect((await made("resetPassword", {})).result.ok).toBe(true);
  });

  test("an invitation is checked with its token (API-39)", async () => {
    expect((await made("validateInvitation")).sent).toEqual(post("/api/invitations/validate", { token: "invite-1" }));
  });

  test("invitations/validate reads userData, sessionToken, message and email (API-40)", async () => {
    const userData = { email: "a@b.de", firstName: "A", lastName: "B", extraId: 5, phoneNumber: null };
    const invitation = { email: "a@b.de", firstName: "A", lastName: "B", extraId: 5, phoneNumber: "" };
    const answer = { userData, sessionToken: "proof-1", message: "Willkommen" };
    const expected = { ok: true, value: { ...invitation, sessionToken: "proof-1" }, message: "Willkommen" };
    expect((await made("validateInvitation", answer)).result).toEqual(expected);
    expect((await made("validateInvitation", { data: answer })).result).toEqual(expected);

    for (const body of [
      { success: false, message: "Abgelaufen", email: "a@b.de" },
      { message: "Abgelaufen", data: { email: "a@b.de" } },
    ]) {
      const { make } = start(() => json(body, 410));
      expect(await make("validateInvitation")).toMatchObject({
        apiError: { code: "refused", message: "Abgelaufen", email: "a@b.de" },
      });
    }
  });
});

describe("the record", () => {
  test("a record is requested by its id, without a payload (API-41, APIS-02)", async () => {
    expect((await made("getExtra")).sent).toEqual(get("/api/extras/7"));
  });

  test("a record is read with all its fields, bare or under data (API-42)", async () => {
    const extra = { extra_id: 7, first_name: "Amira", iban: "DE89", profile_status: "ready_to_work", own: [1] };
    expect((await made("getExtra", extra)).value).toEqual(extra);
    expect((await made("getExtra", { data: extra })).value).toEqual(extra);
  });

  test("a record is changed by PUT, and any 2xx is a yes (API-43, APIS-03)", async () => {
    const { sent, result } = await made("updateExtra", "");
    expect([sent.method, sent.path, result.ok]).toEqual(["PUT", "/api/extras/7", true]);
  });

  test("the change carries the fields as given (API-44)", async () => {
    const body = { first_name: "Amira", city: "Frankfurt am Main", nationality: 5 };
    expect((await made("updateExtra", {}, { params: { id: 7 }, body })).sent.body).toEqual(body);
  });

  test("the phone step's change carries only the number (API-47, APIS-05)", async () => {
    expect((await made("updateExtra")).sent.body).toEqual({ mobile_number: "+49 151 1" });
  });

  test("countries are requested without a payload and read as a list (API-48, APIS-13)", async () => {
    const { sent, value } = await made("getCountries", { data: [{ nationality: "Deutsch" }, { nationality: "Igbo" }] });
    expect(sent).toEqual(get("/api/countries"));
    expect(value).toEqual({ rows: [{ nationality: "Deutsch" }, { nationality: "Igbo" }], unreadable: 0 });
  });

  test("the code of conduct is answered with accepted (APIS-07)", async () => {
    expect((await made("setCodeOfConduct")).sent).toEqual(post("/api/extras/7/code-of-conduct", { accepted: true }));
  });
});

describe("days and groups", () => {
  test("a user's days are requested as internal ones (APIS-08)", async () => {
    expect((await made("getExtraEvents")).sent).toEqual(get("/api/extra_events/7", { event_type: "internal" }));
  });

  test("available days are requested as internal ones (APIS-09)", async () => {
    expect((await made("getAvailableEvents")).sent).toEqual(get("/api/events/available/7", { type: "internal" }));
  });

  test("an application names person and days, and its message is read (APIS-10)", async () => {
    const { sent, result } = await made("applyForEvents");
    expect(sent).toEqual(post("/api/events/apply", { extra_id: 7, event_ids: [1, 2] }));
    expect(result).toMatchObject({ ok: true, message: "Applied." });
  });

  test("a withdrawal names person and days (APIS-11)", async () => {
    expect((await made("withdrawFromEvents")).sent).toEqual(
      post("/api/events/withdraw", { extra_id: 7, event_ids: [1] }),
    );
  });

  test("a cancellation names person, day and reason (APIS-12, ENTS-22)", async () => {
    expect((await made("cancelEvent")).sent).toEqual(
      post("/api/cancellations", { extra_id: 7, event_id: 1, reason: "health issues" }),
    );
  });

  test("a group is created with its name and an optional description, and read (APIS-15)", async () => {
    const { sent, value } = await made("createGroup");
    expect(sent).toEqual(post("/api/groups", { name: "Vorfeld" }));
    const described = { name: "Vorfeld", description: "Treffpunkt am S-Bahnhof" };
    expect((await made("createGroup", undefined, { body: described })).sent).toEqual(post("/api/groups", described));
    expect(value).toMatchObject({ group_id: 3, group_name: "Vorfeld", members: [] });
  });

  test("a group is joined with its number, and read (APIS-16)", async () => {
    const { sent, value } = await made("joinGroup");
    expect(sent).toEqual(post("/api/groups/join", { group_code: 12345678 }));
    expect(value).toMatchObject({ group_id: 3, group_name: "Vorfeld" });
  });

  test("a preview is requested by number and read with the affected days (APIS-17)", async () => {
    const { sent, value } = await made("previewGroup");
    expect(sent).toEqual(get("/api/groups/join-preview/12345678"));
    expect(value).toMatchObject({ group: { name: "Vorfeld" }, affected_events: { total_count: 0 } });
  });

  test("the current group is read; only a plain null means none (APIS-18)", async () => {
    expect((await made("currentGroup")).value).toMatchObject({ group_id: 3 });
    expect((await made("currentGroup", { data: null })).result).toMatchObject({ ok: true, value: null });
    expect((await made("currentGroup", {})).result).toMatchObject({ apiError: { code: "malformed" } });
  });

  test("a group is left with an empty body (APIS-20)", async () => {
    expect((await made("leaveGroup")).sent).toEqual(post("/api/groups/leave", {}));
  });

  test("a group is deleted by id, and the message is read (APIS-21)", async () => {
    const { sent, result } = await made("deleteGroup");
    expect(sent).toEqual({ ...get("/api/groups/3"), method: "DELETE" });
    expect(result).toMatchObject({ message: "Deleted." });
  });

  test("a member is removed by id (APIS-22)", async () => {
    expect((await made("removeGroupMember")).sent).toEqual({ ...get("/api/groups/3/members/9"), method: "DELETE" });
  });

  test("an invitation goes to an address, and both results and the error are read (APIS-23)", async () => {
    const { sent, value } = await made("inviteToGroup");
    expect(sent).toEqual(post("/api/groups/12345678/invite", { email: "jasper@example.de" }));
    expect(value).toEqual({ userAdded: true, emailSent: true });
    expect((await made("inviteToGroup", { success: false, error: "is already a member" })).result).toMatchObject({
      apiError: { message: "is already a member" },
    });
  });
});

test("parts of a path are escaped, and one that would name another path is not sent (API-41)", async () => {
  const { make, requests } = start(() => json(samples.getExtra.answer));
  await make("getExtra", { params: { id: "a/b?c#d é" } });
  expect(requests[0]?.url).toBe("/api/extras/a%2Fb%3Fc%23d%20%C3%A9");
  for (const input of [{}, { params: {} }, ...["", ".", ".."].map((id) => ({ params: { id } }))]) {
    const { detail } = refusalIn(await make("getExtra", input));
    expect(detail).toBe("Error: No id for /extras/{id}");
  }
  expect(requests).toHaveLength(1);
});

test("an answer is read without compiling code, which the content security policy forbids", async () => {
  const compile = vi.fn(Function);
  vi.stubGlobal("Function", compile);
  const row = defineCall({
    name: "x",
    method: "GET",
    path: "/countries",
    answer: z.object({ one: z.object({ two: z.string() }) }),
    bearer: "never",
    refreshOn401: false,
    announces: { success: "none", failure: "none" },
    area: "auth",
  });
  const { client } = start(() => json({ one: { two: "three" } }));
  expect(await client.call(row, {})).toMatchObject({ value: { one: { two: "three" } } });
  expect(compile).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
