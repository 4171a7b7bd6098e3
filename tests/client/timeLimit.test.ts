import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { REQUEST_TIMEOUT_MS } from "#app/platform/limit.ts";
import { samples } from "#tests/client/samples.ts";
import { isRefresh, json, refusalIn, start, type Answer } from "#tests/client/stubs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never: Answer = () => new Promise<Response>(() => undefined);
/** A provider that receives a body for so long, in steps of 20 s, and then answers after so long. */
const takes =
  (bodySeconds: number, answerSeconds: number): Answer =>
  async ({ onSent }) => {
    for (let second = 20; second <= bodySeconds; second += 20) {
      await new Promise((done) => setTimeout(done, 20_000));
      onSent?.(second / bodySeconds);
    }
    await new Promise((done) => setTimeout(done, answerSeconds * 1000));
    return json({});
  };
const stallAfter =
  (text: string): Answer =>
  () =>
    new Response(
      new ReadableStream({ start: (controller) => text && controller.enqueue(new TextEncoder().encode(text)) }),
    );

async function settledAfter(pending: Promise<unknown>, within = 60_000): Promise<number> {
  const started = Date.now();
  let settled = Number.POSITIVE_INFINITY;
  void pending.then(() => (settled = Date.now() - started));
  await vi.advanceTimersByTimeAsync(within);
  return settled;
}

test("the limit is 30,000 ms (FMT-05)", () => expect(REQUEST_TIMEOUT_MS).toBe(30_000));

const STALLS: [what: string, answer: Answer][] = [
  ["sends no headers", never],
  ["stalls before the first byte", stallAfter("")],
  ["stalls after one byte", stallAfter("{")],
  ["stalls after almost everything", stallAfter('{"data":{"status":"verified"')],
];

test.each(STALLS)(
  "a provider that %s is given up after 30 s with status 408 (API-54, MSG-07, T12)",
  async (_, answer) => {
    const { make } = start(answer);
    const pending = make("checkEmail");
    expect(await settledAfter(pending)).toBe(30_000);
    expect(refusalIn(await pending)).toMatchObject({ code: "timeout", status: 408, message: null });
  },
);

test("the request itself is aborted after 30 s (API-54)", async () => {
  let signal: AbortSignal | undefined;
  const { make } = start((_request, given) => {
    signal = given;
    return new Promise<Response>(() => undefined);
  });
  void make("checkEmail");
  await vi.advanceTimersByTimeAsync(29_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
});

test("a time-out is announced with its own sentence (MSG-06)", async () => {
  const { make, announcements } = start(never);
  void make("getExtra");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(announcements).toEqual([
    { tone: "error", area: "signed-in", text: { from: "copy", key: "transport.timeout" } },
  ]);
});

test("one limit covers the call, its refresh and its second try (T12)", async () => {
  const { make } = start((request) => (isRefresh(request) ? new Promise<Response>(() => undefined) : json({}, 401)));
  expect(await settledAfter(make("getExtra"))).toBe(30_000);
});

test("a refresh that starts late does not extend the time limit of the call (T12)", async () => {
  const { make } = start((request) =>
    isRefresh(request)
      ? new Promise<Response>(() => undefined)
      : new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 401)), 10_000)),
  );
  expect(await settledAfter(make("getExtra"))).toBe(30_000);
});

test("an aborted load is cancelled, without a notice (T12)", async () => {
  const leaving = new AbortController();
  const { make, announcements } = start(never);
  const pending = make("getExtra", undefined, { signal: leaving.signal });
  leaving.abort();
  expect(refusalIn(await pending)).toMatchObject({ code: "aborted", status: 0 });
  expect(announcements).toEqual([]);
  const gone = start(never);
  expect(refusalIn(await gone.make("me", undefined, { signal: AbortSignal.abort() })).code).toBe("aborted");
});

test("an aborted change is not cancelled (T12)", async () => {
  const leaving = new AbortController();
  let release: (response: Response) => void = () => undefined;
  const { make, requests } = start(() => new Promise<Response>((resolve) => (release = resolve)));
  const pending = make("updateExtra", undefined, { signal: leaving.signal });
  leaving.abort();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  release(json(samples.updateExtra.answer));
  expect((await pending).ok).toBe(true);
});

test("no timer or listener is left after an answer or a refresh (T12)", async () => {
  const { signal } = new AbortController();
  const { make, requests } = start((request) =>
    request.bearer === "Bearer access-1"
      ? json({}, 401)
      : json(samples[isRefresh(request) ? "refresh" : "getExtra"].answer),
  );
  expect((await make("getExtra", undefined, { signal })).ok).toBe(true);
  expect(requests.filter(isRefresh)).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

describe.each(["uploadIdPhoto", "saveContractData"] as const)("a file of %s", (name) => {
  const startUpload = (answer: Answer) => {
    const shares: number[] = [];
    const pending = start(answer).make(name, undefined, { onSent: (share: number) => shares.push(share) });
    return { pending, shares, settled: settledAfter(pending, 300_000) };
  };

  test("may take minutes, as long as it makes progress, which is reported", async () => {
    const { settled, shares } = startUpload(takes(100, 29));
    expect(await settled).toBe(129_000);
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  test.each([
    ["stops on its way", takes(40, 290), 70_000],
    ["never begins", never, 30_000],
  ])("that %s is given up after 30 s of silence (API-54)", async (_, answer, after) => {
    const { pending, settled } = startUpload(answer);
    expect(await settled).toBe(after);
    expect(refusalIn(await pending)).toMatchObject({ code: "timeout", status: 408 });
  });

  test("leaves nothing ticking", async () => {
    const { settled } = startUpload(takes(40, 1));
    await settled;
    expect(vi.getTimerCount()).toBe(0);
  });
});
