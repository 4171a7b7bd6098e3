import { readFileSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import { samples } from "#tests/client/samples.ts";
import { CALL_NAMES, json, refusalIn, start } from "#tests/client/stubs.ts";

const fails = () => Promise.reject(new TypeError("Failed to fetch"));
const answeredBy = async (response: () => Response | Promise<Response>, name = CALL_NAMES[0]) =>
  refusalIn(await start(response).make(name ?? "checkEmail"));

test("a transport failure has status 0 and carries the browser's message, which is never shown (MSG-08, C-48)", async () => {
  expect(await answeredBy(fails)).toEqual({
    code: "unreachable",
    status: 0,
    message: null,
    error: null,
    detail: "TypeError: Failed to fetch",
    remainingSeconds: null,
    email: null,
  });
});

test("without a network the failure is offline (C-50)", async () => {
  const { make } = start(fails, { isOnline: () => false });
  expect(refusalIn(await make("checkEmail"))).toMatchObject({ code: "offline", status: 0 });
});

test("unauthorized has status 401 (MSG-09)", async () => {
  expect(await answeredBy(() => json({ message: "Nein" }, 401))).toMatchObject({ code: "refused", status: 401 });
});

const TEXTS: [body: object, message: string | null, error: string | null][] = [
  [{ error: "Adresse gesperrt" }, "Adresse gesperrt", null],
  [{ message: "Adresse gesperrt" }, "Adresse gesperrt", null],
  [{ error: "Gesperrt", message: "Bad request" }, "Gesperrt", null],
  [{ error: "TOKEN_EXPIRED", message: "Bitte erneut bestätigen" }, "Bitte erneut bestätigen", "TOKEN_EXPIRED"],
  [{ error: "TOKEN_EXPIRED" }, null, "TOKEN_EXPIRED"],
  [{ error: "Bitte kommen Sie zu Halle B" }, "Bitte kommen Sie zu Halle B", null],
  [{ error: " Gesperrt\n", message: " Bad request " }, "Gesperrt", null],
  [{ data: { message: "Innen" } }, "Innen", null],
  [{ error: "", message: "  " }, null, null],
  [{ error: { code: 1 }, message: 7 }, null, null],
  [{}, null, null],
];

test.each(TEXTS)(
  "the text of a refusal is its error or its message: %j (MSG-10, C-30)",
  async (body, message, error) => {
    expect(await answeredBy(() => json(body, 400))).toMatchObject({ code: "refused", status: 400, message, error });
  },
);

test("with neither field the notice is that the request failed (MSG-11)", async () => {
  const { make, announcements } = start(() => json({}, 400));
  await make("forgotPassword");
  expect(announcements.map(({ text }) => text)).toEqual([{ from: "copy", key: "transport.requestFailed" }]);
});

test.each([
  [400, "refused"],
  [404, "refused"],
  [409, "refused"],
  [422, "refused"],
  [413, "too-large"],
  [408, "timeout"],
  [426, "update-required"],
  [429, "rate-limited"],
  [500, "unreachable"],
  [502, "unreachable"],
  [503, "maintenance"],
])("status %i reads as %s, unless it comes with a proxy's page instead of a refusal (C-50)", async (status, code) => {
  expect(await answeredBy(() => json({}, status))).toMatchObject({ code, status });
  expect(await answeredBy(() => new Response(null, { status }))).toMatchObject({ code, status });
  const page = { code: code === "refused" ? "malformed" : code, status, message: null };
  expect(await answeredBy(() => new Response("<html>", { status }))).toMatchObject(page);
});

test.each([false, 0, "0", "false", "False", "no", "nein"])(
  "success: %j is a refusal even with status 200, for every call",
  async (success) => {
    for (const name of CALL_NAMES) {
      const apiError = refusalIn(await start(() => json({ success, message: "Nein" })).make(name));
      expect(apiError).toMatchObject({ code: "refused", status: 200, message: "Nein" });
    }
  },
);

test("seconds to wait are believed from 0 to 3600, at the top or under data (C-31)", async () => {
  for (const [given, read] of [
    [45, 45],
    ["45", 45],
    [0, 0],
    [-1, 0],
    ["soon", null],
    [1e9, 3600],
  ]) {
    for (const body of [{ remainingSeconds: given }, { data: { remainingSeconds: given } }]) {
      expect((await answeredBy(() => json(body, 429))).remainingSeconds).toBe(read);
    }
  }
});

test.each([
  [200, "rate-limited"],
  [299, "rate-limited"],
  [300, "refused"],
  [400, "refused"],
  [500, "unreachable"],
])(
  "seconds to wait make a refusal under %i one for too many tries (%s) only where the status leaves it open (C-31, C-50)",
  async (status, code) => {
    const body = { success: false, remainingSeconds: 45 };
    expect(await answeredBy(() => json(body, status))).toMatchObject({ code, status, remainingSeconds: 45 });
  },
);

const EMPTY_LIST = { rows: [], unreadable: 0 };
/** Without countries there is no choice: their list is missing, and can be reloaded. */
const isList = (name: CallName) => "rows" in (samples[name].reliedOn ?? {}) && name !== "getCountries";

test("an empty response is a success where nothing is needed, an empty list with the status for it, and unreadable otherwise (C-44)", async () => {
  const none = () => new Response(null, { status: 204 });
  const blank = () => new Response(" \r\n", { status: 200 });
  for (const name of CALL_NAMES) {
    const { mayBeEmpty = false } = samples[name];
    const result = await start(none).make(name);
    const read = result.ok ? (isList(name) ? result.value : "yes") : result.apiError.code;
    expect(
      [name, read],
      `mayBeEmpty of ${name} in tests/client/samples.ts says whether its answer requires nothing`,
    ).toEqual([name, isList(name) ? EMPTY_LIST : mayBeEmpty ? "yes" : "malformed"]);
    expect([name, (await start(blank).make(name)).ok]).toEqual([name, mayBeEmpty]);
  }
});

test("null for a list is an empty list, and for any other required value unreadable", async () => {
  for (const name of CALL_NAMES.filter((call) => !samples[call].mayBeEmpty && call !== "currentGroup")) {
    for (const body of [null, { data: null }]) {
      const result = await start(() => json(body)).make(name);
      const read = result.ok ? result.value : result.apiError.code;
      expect([name, read]).toEqual([name, isList(name) ? EMPTY_LIST : "malformed"]);
    }
  }
});

const redirected = (body: string, status: number) => () =>
  Object.defineProperty(new Response(body, { status }), "redirected", { value: true });

test.each([
  [200, ""],
  [200, "\n"],
  [404, ""],
  [404, " \n"],
])("an empty %d (%j) of a captive WLAN portal is no answer of the provider, and no refusal", async (status, body) => {
  for (const name of CALL_NAMES) {
    expect(refusalIn(await start(redirected(body, status)).make(name))).toMatchObject({ code: "malformed", status });
  }
});

test("JSON after a redirect is an answer like any other", async () => {
  for (const name of CALL_NAMES) {
    const { make } = start(redirected(JSON.stringify(samples[name].answer), 200));
    expect([name, (await make(name)).ok]).toEqual([name, true]);
  }
});

test("HTML, broken JSON and answers of the wrong shape are unreadable, never a value (N1)", async () => {
  const texts = ["<!doctype html><title>WLAN</title>", '{"data":', "[1,2", "undefined"];
  const bodies = ["null", '"text"', "7", "true", "[[]]", '{"data":7}', '{"data":[7]}', '{"data":{"user":7}}'];
  for (const name of CALL_NAMES) {
    for (const text of texts) {
      const apiError = refusalIn(await start(() => new Response(text)).make(name));
      expect(apiError).toMatchObject({ code: "malformed", status: 200 });
    }
    if (samples[name].mayBeEmpty) continue;
    for (const text of bodies.filter((body) => body !== "null" || !(name === "currentGroup" || isList(name)))) {
      const result = await start(() => new Response(text)).make(name);
      expect([name, text, result.ok ? result.value : result.apiError.code]).toEqual([name, text, "malformed"]);
    }
  }
});

test("JSON is read with any content type", async () => {
  const body = JSON.stringify(samples.getExtra.answer);
  const { make } = start(() => new Response(body, { headers: { "content-type": "text/html" } }));
  expect((await make("getExtra")).ok).toBe(true);
});

test("exactly one module calls the provider, one before the code is loaded, one Google and one for the page, and a response's body is read by no other (N1)", () => {
  const isNotThePage = (path: string) => /^app\/(sandbox|hosting)\b/.test(path);
  const files = globSync("{app,src}/**/*.{ts,tsx}").filter((path) => !isNotThePage(path));
  expect(files.length).toBeGreaterThan(50);
  const using = (pattern: RegExp) => files.filter((path) => pattern.test(readFileSync(path, "utf8"))).toSorted();
  expect(using(/(?<![\w.])fetch\(|\b(XMLHttpRequest|sendBeacon|EventSource|WebSocket)\b/)).toEqual([
    "app/client/earlyClient.ts",
    "app/client/pageClient.ts",
    "app/client/request.ts",
    "app/client/uploadClient.ts",
  ]);
  expect(using(/(response|answer)\.(json|text|blob|arrayBuffer|formData)\(/)).toEqual([
    "app/client/pageClient.ts",
    "app/client/request.ts",
    "app/platform/google/userInfoClient.ts",
  ]);
  expect(using(/window\.fetch/)).toEqual(["app/client/client.ts", "app/platform/google/userInfoClient.ts"]);
});
