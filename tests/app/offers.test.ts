import { page, userEvent } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { calls, type CallName } from "#app/client/calls.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { missingOffer } from "#app/shell/offers.ts";
import { OFFERS } from "#src/model/offer.ts";
import deDashboard from "#src/copy/de/dashboard.json";
import deComingSoon from "#src/copy/de/comingSoon.json";
import deNotOffered from "#src/copy/de/notOffered.json";
import { faultsOfPage } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";

const screens = (Object.keys(SCREEN_PATHS) as ScreenName[]).filter(
  (screen) => !screen.startsWith("auth-") && pathForScreen(screen) !== null,
);
const nothing = new Set<never>();
const withoutCalls = screens.filter((screen) => missingOffer(screen, nothing) !== null);
const offerOf = (call: string): string | undefined => (calls[call as CallName] as Call).offer;

const title = () => page.getByRole("heading", { name: deNotOffered.title });

/** Amira has a booked day; Jasper supervises, and only supervisors open the two lists. */
const personFor = (screen: ScreenName) => (missingOffer(screen, nothing) === "staff" ? "jasper" : "amira");

describe("over a provider that offers nothing", () => {
  let app: OpenApp;
  beforeEach(() => void holdTime());
  afterEach(() => app.close());

  test.each(screens)("%s says what there is, and asks for nothing that was not agreed", async (screen) => {
    const settings = { providerOffers: "" };
    app = await openApp({ path: pathForScreen(screen) ?? "/", person: personFor(screen), settings });
    await settle();
    expect(faultsOfPage()).toEqual([]);
    expect(app.allCalls().filter((call) => offerOf(call) !== undefined)).toEqual([]);
    expect(title().elements()).toHaveLength(withoutCalls.includes(screen) ? 1 : 0);
    if (!withoutCalls.includes(screen)) return;
    await userEvent.click(page.getByRole("button", { name: deComingSoon.toStart }));
    await settle();
    await expect.element(page.getByRole("heading", { name: deDashboard.tasksTitle })).toBeVisible();
  });
});

test("every offer has a screen that says so", () => {
  expect(new Set(withoutCalls.map((screen) => missingOffer(screen, nothing)))).toEqual(new Set(OFFERS));
});
