import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadIfOutdated, reloadOnce } from "#app/shell/staleBuild.ts";

const page = (entry: string) => `<div id="root"></div><script type="module" src="${entry}"></script>`;
const reload = vi.fn<() => void>();
let noted: Map<string, string>;

beforeEach(() => {
  reload.mockReset();
  noted = new Map();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13) });
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-old.js" }) });
  vi.stubGlobal("location", { reload, href: "http://app.test/profile/overview" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => void noted.set(key, value),
  });
  vi.stubGlobal("fetch", async () => new Response(page("/assets/index-new.js")));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a newer version is fetched by a reload, and not again within 60 s (F16, P44)", async () => {
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadIfOutdated();
  vi.advanceTimersByTime(59_000);
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("the same version, none, or a device that notes nothing down: no reload (F16)", async () => {
  vi.stubGlobal("fetch", async () => new Response(page("/assets/index-old.js")));
  await reloadIfOutdated();
  vi.stubGlobal("fetch", async () => new Response("Bad Gateway", { status: 502 }));
  await reloadIfOutdated();
  vi.stubGlobal("fetch", async () => new Response(page("/assets/index-new.js")));
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  await reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

test("a page that was left during the request is not reloaded (F16)", async () => {
  const pending = reloadIfOutdated();
  location.href = "http://app.test/dashboard";
  await pending;
  expect(reload).not.toHaveBeenCalled();
});

test("a page that failed to start is reloaded once, not again within 60 s, and never offline (F16, P44)", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(reloadOnce()).toBe(false);
  vi.stubGlobal("navigator", { onLine: true });
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  vi.advanceTimersByTime(59_000);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
