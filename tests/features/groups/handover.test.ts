import { expect, test, vi } from "vitest";
import { joinLink, sharePayload, useHandover } from "#app/features/groups/handoverApi.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

const page = "https://gangway.example/group/join";
const words = { title: "Gruppe: Nordwind", text: "Gruppennummer: 4821 7306" };
const payload = sharePayload(words, page, "48217306");
const works = async () => {};
const fails = () => Promise.reject(new Error("no"));
const closed = () => Promise.reject(new DOMException("", "AbortError"));

/** `share` absent: a browser without a share sheet. */
function open(copy: () => Promise<void>, share?: () => Promise<void>) {
  const writeText = vi.fn<(text: string) => Promise<void>>(copy);
  const sheet = share && vi.fn<(content: ShareData) => Promise<void>>(share);
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(sheet && { share: sheet }) });
  vi.stubGlobal("location", { origin: "https://gangway.example" });
  const { shown, pass, leave } = visit(() => useHandover("48217306"));
  return {
    writeText,
    sheet,
    pass,
    leave,
    shown: () => shown().handover,
    copy: () => shown().onCopy(),
    share: (by: "share" | "place-1" | "place-2") => shown().onShare(words, by),
  };
}

setUpVisits();

test("the link to join contains the complete number, with a leading zero (GRP-48, D-103, P33)", () => {
  expect(joinLink(page, "01234567")).toBe(`${page}?code=01234567`);
  expect(joinLink(page, "12 34&x=#")).toBe(`${page}?code=12%2034%26x%3D%23`);
  expect(joinLink(page, "1\udc002")).toBe(`${page}?code=1%EF%BF%BD2`);
  expect(payload).toEqual({ ...words, url: `${page}?code=48217306` });
});

test("copying is confirmed for 2 seconds, counted from the last time (GRP-49)", async () => {
  const { copy, pass, shown, writeText } = open(works);
  expect(shown()).toBeNull();
  copy();
  await pass(1500);
  expect(shown()).toEqual({ by: "copy", result: "copied" });
  copy();
  await pass(1980);
  expect(shown()).toEqual({ by: "copy", result: "copied" });
  await pass(20);
  expect(shown()).toBeNull();
  expect(writeText.mock.calls).toEqual([["48217306"], ["48217306"]]);
});

test("a failure stays until the next try (GRP-50)", async () => {
  const { copy, pass, shown, writeText } = open(fails);
  copy();
  await pass(60_000);
  expect(shown()).toEqual({ by: "copy", result: "failed" });
  writeText.mockImplementation(works);
  copy();
  await pass();
  expect(shown()).toEqual({ by: "copy", result: "copied" });
});

test("title, text and link reach the share sheet, without a notice (GRP-48)", async () => {
  for (const result of [works, closed]) {
    const { copy, share, pass, shown, sheet, writeText, leave } = open(fails, result);
    copy();
    await pass();
    share("share");
    await pass();
    expect(sheet?.mock.calls).toEqual([[payload]]);
    expect(shown()).toBeNull();
    expect(writeText).toHaveBeenCalledOnce();
    leave();
  }
});

test("without a share sheet text and link are copied, and the clicked button confirms it (D-103)", async () => {
  const { share, pass, shown, writeText } = open(works);
  share("place-2");
  await pass();
  expect(writeText.mock.calls).toEqual([[`${words.text}\n${payload.url}`]]);
  expect(shown()).toEqual({ by: "place-2", result: "copied" });
});

test("one share sheet at a time, and another one after it", async () => {
  const { share, pass, sheet } = open(works, () => new Promise((done) => setTimeout(done, 5000)));
  share("share");
  share("place-1");
  await pass();
  share("place-1");
  expect(sheet).toHaveBeenCalledTimes(1);
  await pass(5000);
  share("place-1");
  await pass();
  expect(sheet).toHaveBeenCalledTimes(2);
});
