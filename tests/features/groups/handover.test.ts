import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHandover, joinLink, sharePayload } from "#app/features/groups/handover.ts";

const page = "https://gangway.example/group/join";
const words = { title: "Gruppe: Nordwind", text: "Gruppennummer: 4821 7306" };
const payload = sharePayload(words, page, "48217306");
const works = async () => {};
const fails = () => Promise.reject(new Error("no"));

function open(copy: () => Promise<void>, share: "shared" | "closed" | "unavailable" = "shared") {
  const device = { copy: vi.fn<(text: string) => Promise<void>>(copy), share: vi.fn(async () => share) };
  return { device, handover: createHandover(device) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the link to join carries the whole number, with a leading zero (GRP-48, D-103, P33)", () => {
  expect(joinLink(page, "01234567")).toBe(`${page}?code=01234567`);
  expect(joinLink(page, "12 34&x=#")).toBe(`${page}?code=12%2034%26x%3D%23`);
  expect(payload).toEqual({ ...words, url: `${page}?code=48217306` });
});

test("copying is confirmed for 2 seconds, counted from the last time (GRP-49)", async () => {
  const { handover, device } = open(works);
  await handover.copy("48217306");
  vi.advanceTimersByTime(1500);
  await handover.copy("48217306");
  vi.advanceTimersByTime(1999);
  expect(handover.getView()).toEqual({ by: "copy", outcome: "copied" });
  vi.advanceTimersByTime(1);
  expect(handover.getView()).toBeNull();
  expect(device.copy.mock.calls).toEqual([["48217306"], ["48217306"]]);
});

test("a failure stays until the next try (GRP-50)", async () => {
  const { handover } = open(fails);
  await handover.copy("48217306");
  vi.advanceTimersByTime(60_000);
  expect(handover.getView()).toEqual({ by: "copy", outcome: "failed" });
});

test("title, text and link reach the share sheet, and whether it was used needs no words (GRP-48)", async () => {
  for (const outcome of ["shared", "closed"] as const) {
    const { handover, device } = open(works, outcome);
    await handover.share(payload, "share");
    expect(device.share.mock.calls).toEqual([[payload]]);
    expect(handover.getView()).toBeNull();
    expect(device.copy).not.toHaveBeenCalled();
  }
});

test("without a share sheet text and link are copied, and the button that was used says so (D-103)", async () => {
  const { handover, device } = open(works, "unavailable");
  await handover.share(payload, "place-2");
  expect(device.copy.mock.calls).toEqual([[`${words.text}\n${payload.url}`]]);
  expect(handover.getView()).toEqual({ by: "place-2", outcome: "copied" });
});

test("one share sheet at a time", async () => {
  const { handover, device } = open(works);
  await Promise.all([handover.share(payload, "share"), handover.share(payload, "place-1")]);
  expect(device.share).toHaveBeenCalledTimes(1);
});
