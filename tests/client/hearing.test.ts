import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkEmail } from "#app/client/calls/access.ts";
import { getCountries } from "#app/client/calls/signedIn.ts";
import { createBrowserClient } from "#app/client/client.ts";
import { sendEarly } from "#app/client/earlyClient.ts";
import { TOKENS } from "#tests/client/stubs.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const PENDING_MS = 400;

const fetchSlowly = async () => {
  await new Promise((done) => setTimeout(done, PENDING_MS));
  return Response.json({ data: [] });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchSlowly);
  vi.stubGlobal("window", { fetch: fetchSlowly });
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const { session, tabs } = createBrowser().openPage();
  session.start(TOKENS);
  const hear = vi.fn<(answer: Pick<Response, "headers">, requestedAt: number) => void>();
  return {
    hear,
    client: createBrowserClient({
      session,
      tabs,
      offers: { has: () => true, noteAnswer: () => undefined },
      announce: () => {},
      hear,
    }),
  };
}

test("the clock gets every response, with the time of its request", async () => {
  const { hear, client } = start();
  const requestedAt = Date.now();
  const pending = client.call(checkEmail, { body: { email: "amira@example.de" } }, { quiet: true });
  await vi.advanceTimersByTimeAsync(PENDING_MS);
  await pending;
  expect(hear.mock.calls).toEqual([[expect.any(Response), requestedAt]]);
});

test("for a response requested before the code was loaded, it is that earlier time", async () => {
  const { hear, client } = start();
  const requestedAt = Date.now();
  sendEarly("/api/countries", TOKENS.accessToken);
  await vi.advanceTimersByTimeAsync(9000);
  await client.inSession().call(getCountries, {}, { quiet: true });
  expect(hear.mock.calls).toEqual([[expect.any(Response), requestedAt]]);
});

test("without a response the clock gets nothing", async () => {
  const { hear, client } = start();
  vi.stubGlobal("window", { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  await client.call(checkEmail, { body: { email: "amira@example.de" } }, { quiet: true });
  expect(hear).not.toHaveBeenCalled();
});
