import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendEarly, takeEarly } from "#app/client/earlyClient.ts";

const url = "/api/extras/7301";
const token = "access-1";
const bearer = `Bearer ${token}`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ extra_id: 7301 })),
  );
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a response requested before the code was loaded is used once", async () => {
  sendEarly(url, token);
  expect(fetch).toHaveBeenCalledWith(url, {
    method: "GET",
    headers: { Accept: "application/json", Authorization: bearer },
    cache: "no-store",
    credentials: "omit",
  });
  const early = takeEarly(url, "GET", bearer);
  expect(early?.requestedAt).toBe(Date.now());
  expect(await (await early?.answer)?.json()).toEqual({ extra_id: 7301 });
  expect(takeEarly(url, "GET", bearer)).toBeNull();
});

test("it is for the same address and the same token only (T2, T9)", () => {
  sendEarly(url, token);
  expect(takeEarly(`${url}/photo`, "GET", bearer)).toBeNull();
  expect(takeEarly(url, "GET", "Bearer access-2")).toBeNull();
  expect(takeEarly(url, "GET", bearer)).toBeNull();
});

test("every change makes it stale (F7)", () => {
  sendEarly(url, token);
  expect(takeEarly("/api/events/apply", "POST", bearer)).toBeNull();
  expect(takeEarly(url, "GET", bearer)).toBeNull();
});

test("after 30 seconds it is too old", () => {
  sendEarly(url, token);
  vi.advanceTimersByTime(30_000);
  expect(takeEarly(url, "GET", bearer)).toBeNull();
});

test("a missing response rejects for its caller only (N1)", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  sendEarly(url, token);
  await vi.advanceTimersByTimeAsync(10);
  await expect(takeEarly(url, "GET", bearer)?.answer).rejects.toThrow("Failed to fetch");
});
