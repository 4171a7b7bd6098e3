import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineCall, type BearerOf, type Call, type RefreshOf } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { acknowledged } from "#src/model/answer.ts";
import { samples } from "#tests/client/samples.ts";
import { CALL_NAMES, PROPOSED_CALLS, isRefresh, json, refusalIn, start } from "#tests/client/stubs.ts";
import { RUNS } from "#tests/runs.ts";

test("an authenticated call carries the stored access token (API-03)", async () => {
  const { make, requests } = start(() => json(samples.me.answer));
  await make("me");
  expect(requests[0]?.bearer).toBe("Bearer access-1");
});

const announces = { success: "none", failure: "none" } as const;
const row = { method: "POST", request: z.object({}), answer: acknowledged, announces, area: "auth" } as const;

describe("paths that go without the token although one is stored", () => {
  const listed: [requirement: string, part: string, calls: CallName[]][] = [
    ["API-04", "login", ["login"]],
    ["API-06", "check-email", ["checkEmail"]],
    ["API-08", "refresh", ["refresh"]],
    ["API-09", "forgot-password", ["forgotPassword"]],
    ["API-10", "reset-password", ["resetPassword"]],
    ["API-11", "validate-reset-token", ["validateResetToken"]],
    ["API-12", "verification/email", ["sendEmailCode", "verifyEmailCode"]],
    ["API-14", "invitations/validate", ["validateInvitation"]],
  ];
  test.each(listed)("%s: paths with %s (API-04, API-06, API-08..12, API-14)", async (_requirement, part, names) => {
    expect(CALL_NAMES.filter((name) => calls[name].path.includes(part))).toEqual(names);
    for (const name of names) {
      const { make, requests } = start(() => json(samples[name].answer));
      await make(name);
      expect(requests.map(({ bearer }) => bearer)).toEqual([null]);
    }
  });

  const unused: [requirement: string, part: string, call: Call][] = [
    [
      "API-05",
      "register",
      defineCall({ ...row, name: "x", path: "/auth/register", bearer: "never", refreshOn401: false }),
    ],
    ["API-07", "google", defineCall({ ...row, name: "x", path: "/auth/google", bearer: "never", refreshOn401: false })],
    [
      "API-13",
      "verification/phone",
      defineCall({ ...row, name: "x", path: "/verification/phone/send", bearer: "never", refreshOn401: false }),
    ],
  ];
  test.each(unused)("(%s) paths with %s, which no call has today", async (_requirement, part, call) => {
    expect(CALL_NAMES.filter((name) => calls[name].path.includes(part))).toEqual([]);
    const { client, requests } = start(() => json({}));
    await client.call(call, { body: {} });
    expect(requests[0]?.bearer).toBeNull();
  });

  test("a row for such a path that requires the token does not compile (API-04, API-05, API-07, API-13)", () => {
    // Each is a compile error if the rule differs.
    const isNever: [BearerOf<"/auth/google">, BearerOf<"/login">, BearerOf<"/verification/phone/send">] = [
      "never",
      "never",
      "never",
    ];
    const isRefused: "required" extends (typeof isNever)[number] ? never : true = true;
    const refreshesWithToken: [RefreshOf<"required">, RefreshOf<"ifStored">, RefreshOf<"never">] = [true, false, false];
    expect([isNever.length, isRefused, refreshesWithToken.length]).toEqual([3, true, 3]);
  });
});

type Row = [call: CallName, signedIn: boolean, bearer: boolean, refreshes: boolean, isSent: boolean];
const open = (call: CallName): Row[] => [
  [call, true, false, false, true],
  [call, false, false, false, true],
];
const signingUp = (call: CallName): Row[] => [
  [call, true, true, false, true],
  [call, false, false, false, true],
];
const guarded = (call: CallName): Row[] => [
  [call, true, true, true, true],
  [call, false, false, false, false],
];
const TABLE: Row[] = [
  ...open("checkEmail"),
  ...open("sendEmailCode"),
  ...open("verifyEmailCode"),
  ...signingUp("sendSmsCode"),
  ...signingUp("verifySmsCode"),
  ...signingUp("createPassword"),
  ...open("login"),
  ...guarded("me"),
  ...open("refresh"),
  ...open("forgotPassword"),
  ...open("validateResetToken"),
  ...open("resetPassword"),
  ...open("validateInvitation"),
  ...guarded("getExtra"),
  ...guarded("updateExtra"),
  ...guarded("getCountries"),
  ...guarded("setCodeOfConduct"),
  ...guarded("getExtraEvents"),
  ...guarded("getAvailableEvents"),
  ...guarded("applyForEvents"),
  ...guarded("withdrawFromEvents"),
  ...guarded("cancelEvent"),
  ...guarded("createGroup"),
  ...guarded("joinGroup"),
  ...guarded("previewGroup"),
  ...guarded("currentGroup"),
  ...guarded("leaveGroup"),
  ...guarded("deleteGroup"),
  ...guarded("removeGroupMember"),
  ...guarded("inviteToGroup"),
  // Proposed calls need a session.
  ...PROPOSED_CALLS.flatMap(guarded),
];

test("the table has a row for each call, with and without a token (T6)", () => {
  const rows = TABLE.map(([call, signedIn]) => `${call} ${signedIn}`).toSorted();
  expect(rows).toEqual(CALL_NAMES.flatMap((call) => [`${call} false`, `${call} true`]).toSorted());
});

test.concurrent.each(TABLE)(
  "a 401 to %s (signed in: %s): bearer %s, refresh %s, sent %s (T6)",
  async (name, signedIn, hasBearer, refreshes, isSent) => {
    const answer = () => json({ message: "Nein" }, 401);
    const { make, requests, session } = start(answer, signedIn ? {} : { tokens: null });
    const id = session.id();
    const apiError = refusalIn(await make(name));

    const [first, ...others] = requests;
    expect(first !== undefined).toBe(isSent);
    expect(first?.bearer ?? null).toBe(hasBearer ? "Bearer access-1" : null);
    expect(others.map(isRefresh)).toEqual(refreshes ? [true] : []);
    // Only the refused refresh ends the session.
    expect(session.id()).toBe(refreshes ? null : id);
    expect(apiError.status).toBe(401);
    expect(apiError.code).toBe(refreshes || !isSent ? "session-lost" : "refused");
    expect(apiError.message).toBe(isSent && !refreshes ? "Nein" : null);
  },
);

const word = fc.constantFrom("login", "google", "refresh", "register", "reset-password", "null", "undefined");
const id = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.tuple(fc.string(), word, fc.string()).map((parts) => parts.join("")),
  )
  .filter((text) => !/^\.{0,2}$/.test(text));

test(`ids with login, google or refresh in them keep the bearer: ${RUNS} ids (T7)`, async () => {
  await fc.assert(
    fc.asyncProperty(id, async (text) => {
      const { make, requests } = start(() => json(samples.getExtra.answer));
      await make("getExtra", { params: { id: text } });
      expect(requests.map(({ bearer }) => bearer)).toEqual(["Bearer access-1"]);
    }),
    { numRuns: RUNS },
  );
});

test(`no header is ever Bearer null, undefined or empty: ${RUNS} stored texts (T7, P17)`, async () => {
  const stored = fc.oneof(
    fc.constantFrom("null", "undefined", "", " ", "NaN", "{}", "[]", '"x"', "\u0000", "a b", "true"),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(stored, fc.constantFrom(...CALL_NAMES), async (token, name) => {
      const { make, requests, local } = start(() => json(samples[name].answer));
      local.write("accessToken", token);
      local.remove("refreshToken");
      await make(name, samples[name].input ?? {});
      for (const { bearer } of requests) {
        expect(bearer ?? "Bearer ok").toMatch(/^Bearer [\w.~+/=|:%-]+$/);
        expect(bearer ?? "").not.toMatch(/null|undefined|nan$|true$/i);
      }
    }),
    { numRuns: RUNS },
  );
});
