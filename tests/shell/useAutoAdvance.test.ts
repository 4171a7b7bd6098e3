import { describe, expect, test, vi } from "vitest";
import { isAutoAdvanceOn, storeAutoAdvance } from "#app/session/autoAdvanceSetting.ts";
import { forgetPerson } from "#app/session/storageKeys.ts";
import { useAutoAdvance, useAutoAdvanceSetting } from "#app/shell/useAutoAdvance.ts";
import { createBrowser } from "#tests/session/stubs.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

const HOUR = 3_600_000;

setUpVisits();

/** A confirmation in a page, on a device that may prefer reduced motion. */
function confirmation({ isDone = true, isOff = false, isStill = false } = {}) {
  const { local } = createBrowser().openPage();
  if (isOff) storeAutoAdvance(local, false);
  const page = Object.assign(new EventTarget(), {
    matchMedia: (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" && isStill }),
  });
  vi.stubGlobal("window", page);
  const advance = vi.fn<() => void>();
  const shown = visit(() => useAutoAdvance(local, isDone, advance));
  const feel = (sign: string, more: object = {}) =>
    shown.at(() => void page.dispatchEvent(Object.assign(new Event(sign), more)));
  return { ...shown, advance, feel };
}

describe("a confirmation without any input", () => {
  test("continues once after 2 s, and not before (AUTH-107, FMT-28, IDC-07, FMTS-18, VA-026, VA-124, VS-099, VS-233)", async () => {
    const { advance, pass, shown } = confirmation();
    expect(shown()).toBe("running");
    await pass(1900);
    expect(advance).not.toHaveBeenCalled();
    await pass(100);
    expect(advance).toHaveBeenCalledTimes(1);
    await pass(HOUR);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test("waits for the confirmed act", async () => {
    const { advance, pass, shown } = confirmation({ isDone: false });
    await pass(HOUR);
    expect(shown()).toBe("off");
    expect(advance).not.toHaveBeenCalled();
  });

  test("does not navigate once its screen was left", async () => {
    const { advance, leave } = confirmation();
    leave();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(advance).not.toHaveBeenCalled();
  });

  test("is not stopped by the move that a browser repeats under a pointer at rest", async () => {
    const { advance, feel, pass } = confirmation();
    feel("pointermove", { movementX: 0, movementY: 0 });
    await pass(2000);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});

describe("a user who is still active stays (WCAG 2.2.1, C-77, D-108, D-109)", () => {
  test.each([
    ["touches or presses", "pointerdown", {}],
    ["points", "pointermove", { movementX: 1, movementY: 0 }],
    ["presses a key", "keydown", {}],
    ["scrolls", "wheel", {}],
    ["moves the focus", "focusin", {}],
  ])("a user who %s", async (_, sign, more) => {
    const { advance, feel, pass, shown } = confirmation();
    await pass(1900);
    feel(sign, more);
    expect(shown()).toBe("stopped");
    await pass(HOUR);
    expect(advance).not.toHaveBeenCalled();
  });

  test.each([
    ["has turned it off", { isOff: true }],
    ["wants less motion", { isStill: true }],
  ])("a user who %s", async (_, device) => {
    const { advance, pass, shown } = confirmation(device);
    expect(shown()).toBe("off");
    await pass(HOUR);
    expect(advance).not.toHaveBeenCalled();
  });
});

test("the setting is on by default, is stored on the device and survives a sign-out", () => {
  const browser = createBrowser();
  const stores = browser.openPage();
  const { shown, at } = visit(() => useAutoAdvanceSetting(stores.local));
  expect(shown().isOn).toBe(true);
  at(() => shown().onChange(false));
  forgetPerson(stores);
  expect([shown().isOn, isAutoAdvanceOn(browser.openPage().local)]).toEqual([false, false]);
  at(() => shown().onChange(true));
  expect([shown().isOn, isAutoAdvanceOn(browser.openPage().local), stores.local.read("autoAdvance")]).toEqual([
    true,
    true,
    null,
  ]);
});
