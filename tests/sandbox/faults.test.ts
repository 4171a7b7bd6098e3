import { describe, expect, test } from "vitest";
import { calls } from "#app/client/calls.ts";
import { LATE_ANSWER_MS, SLOW_ANSWER_MS } from "#app/sandbox/faults.ts";
import { faultKinds, type FaultKind } from "#app/sandbox/faultKinds.ts";
import { people } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

const { extraId } = people.amira;

const arm = (provider: Provider, kind: FaultKind, { call = "getAvailableEvents", times = 1 } = {}) =>
  provider.send("/outbox/api/faults", { method: "POST", body: { call, kind, times } });

async function faulty(kind: FaultKind) {
  const provider = startProvider();
  const tokens = await provider.signIn("amira");
  await arm(provider, kind);
  const load = (signal?: AbortSignal) =>
    provider.sendCall("getAvailableEvents", {
      params: { extraId },
      query: { type: "internal" },
      token: tokens.accessToken,
      ...(signal && { signal }),
    });
  const refresh = (signal?: AbortSignal) =>
    provider.sendCall("refresh", { body: { refreshToken: tokens.refreshToken }, ...(signal && { signal }) });
  return { provider, load, refresh };
}

test("there are 27 kinds", () => {
  expect(new Set(faultKinds).size).toBe(27);
});

const statuses: [FaultKind, number][] = [
  ["server-error", 500],
  ["bad-gateway-page", 502],
  ["maintenance", 503],
  ["rate-limited", 429],
  ["rate-limited-unspecified", 429],
  ["token-dead-refresh-ok", 401],
  ["forbidden", 403],
  ["not-found", 404],
  ["conflict", 409],
  ["unprocessable", 422],
  ["too-large-page", 413],
  ["captive-portal", 200],
  ["no-content", 204],
  ["refused-with-200", 200],
];

test.each(statuses)("%s answers %i once, and then all is well again", async (kind, status) => {
  const { load } = await faulty(kind);
  expect((await load()).status).toBe(status);
  const next = await load();
  expect([next.status, calls.getAvailableEvents.answer.safeParse(await next.json()).success]).toEqual([200, true]);
});

test.each(["offline", "reset"] as const)("%s breaks the connection", async (kind) => {
  expect((await (await faulty(kind)).load()).type).toBe("error");
});

test.each(["bad-gateway-page", "too-large-page", "captive-portal"] as const)(
  "%s is a page and no JSON",
  async (kind) => {
    const answer = await (await faulty(kind)).load();
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("<h1>");
  },
);

test("maintenance and rate limit contain how long to wait", async () => {
  expect((await (await faulty("maintenance")).load()).headers.get("retry-after")).toBe("600");
  expect(await (await (await faulty("rate-limited")).load()).json()).toMatchObject({ remainingSeconds: 45 });
  expect(await (await (await faulty("rate-limited-unspecified")).load()).json()).not.toHaveProperty("remainingSeconds");
});

test("a slow and a late response arrive completely after their time", async () => {
  const slow = await faulty("slow");
  expect((await slow.load()).status).toBe(200);
  const late = await faulty("out-of-order");
  expect((await late.load()).status).toBe(200);
  expect([slow.provider.waited, late.provider.waited]).toEqual([[SLOW_ANSWER_MS], [LATE_ANSWER_MS]]);
});

test("no response arrives until the caller aborts", async () => {
  const { load } = await faulty("no-answer");
  const caller = new AbortController();
  let isSettled = false;
  const pending = load(caller.signal).then((answer) => {
    isSettled = true;
    return answer;
  });
  await new Promise(setImmediate);
  expect(isSettled).toBe(false);
  caller.abort();
  expect((await pending).type).toBe("error");
});

test("a stalled answer gives half of its body and no end", async () => {
  const { load } = await faulty("stall");
  const caller = new AbortController();
  const reader = (await load(caller.signal)).body!.getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toMatch(/^\{"success":true/);
  const second = reader.read();
  caller.abort();
  await expect(second).rejects.toThrow("gave up");
});

test("truncated JSON cannot be parsed", async () => {
  const text = await (await (await faulty("truncated")).load()).text();
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
});

test("a wrong type label does not change the text", async () => {
  const answer = await (await faulty("wrong-content-type")).load();
  expect(answer.headers.get("content-type")).toBe("text/plain");
  expect(await answer.json()).toMatchObject({ success: true });
});

test("a wrong shape is empty", async () => {
  expect(await (await (await faulty("wrong-shape")).load()).json()).toEqual({ success: true, data: null });
});

test("unknown values and fields leave the answer readable", async () => {
  const body: unknown = await (await (await faulty("unknown-values")).load()).json();
  const { rows, unreadable } = calls.getAvailableEvents.answer.parse(body);
  expect(body).toHaveProperty("neuesFeld");
  expect([unreadable, rows[0]?.application_status]).toEqual([0, "other"]);
});

test("ten thousand entries are ten thousand different ones", async () => {
  const { rows } = calls.getAvailableEvents.answer.parse(await (await (await faulty("ten-thousand")).load()).json());
  expect(new Set(rows.map((row) => row.event_id)).size).toBe(10_000);
});

describe("a dead token", () => {
  test("is followed by a refresh that works", async () => {
    const { load, refresh } = await faulty("token-dead-refresh-ok");
    expect([(await load()).status, (await refresh()).status]).toEqual([401, 200]);
  });

  test("is followed by a refresh that is refused", async () => {
    const { load, refresh } = await faulty("token-dead-refresh-refused");
    expect([(await load()).status, (await refresh()).status]).toEqual([401, 401]);
  });

  test("is followed by a refresh without an answer", async () => {
    const { load, refresh } = await faulty("token-dead-refresh-unanswered");
    expect((await load()).status).toBe(401);
    expect((await refresh(AbortSignal.abort())).type).toBe("error");
    expect((await refresh()).status).toBe(200);
  });
});

test("a lost answer does not undo the work, a refused call never does it", async () => {
  const apply = async (kind: FaultKind) => {
    const provider = startProvider();
    const { accessToken: token } = await provider.signIn("amira");
    await arm(provider, kind, { call: "applyForEvents" });
    await provider.sendCall("applyForEvents", { body: { extra_id: extraId, event_ids: [506] }, token });
    return provider.store.read("default").applications.some((one) => one.extraId === extraId && one.dayId === 506);
  };
  expect(await Promise.all([apply("reset"), apply("truncated"), apply("offline"), apply("server-error")])).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a fault meets only its call, as often as it was armed, and can be taken away", async () => {
  const { provider, load } = await faulty("server-error");
  expect((await provider.sendCall("checkEmail", { body: { email: people.amira.email } })).status).toBe(200);
  await arm(provider, "forbidden", { times: 2 });
  expect([(await load()).status, (await load()).status, (await load()).status, (await load()).status]).toEqual([
    500, 403, 403, 200,
  ]);
  await arm(provider, "conflict", { call: "*", times: 9 });
  expect((await load()).status).toBe(409);
  await provider.send("/outbox/api/faults", { method: "POST", body: { clear: true } });
  expect((await load()).status).toBe(200);
});
