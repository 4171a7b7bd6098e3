import { expect, test } from "vitest";
import { pages } from "#app/router/pages.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { SCREEN_PATHS } from "#app/navigation/screens.ts";
import { isPartOffered, partScreens } from "#app/navigation/dashboardScreens.ts";
import type { Pages } from "#app/shell/page.ts";
import { OFFERS } from "#src/model/offer.ts";
import type { ProfilePart } from "#src/model/dashboard/dashboard.ts";

const features = import.meta.glob<Pages>("../../app/features/*/*Pages.ts", { eager: true, import: "pages" });

test("any request of a signed-in user has a screen (NAV-01, NAV-66..68)", () => {
  const shown = [...Object.keys(SCREEN_PATHS), "onboarding-step-invalid", "nowhere"].map((name) =>
    resolveScreen(name, { isSignedIn: true }),
  );
  expect(shown.filter((screen) => !(screen in pages))).toEqual([]);
});

test("every screen has one page, and no page belongs to a screen that is never shown", () => {
  const named = Object.values(features).flatMap((rows) => Object.keys(rows));
  expect(named.filter((screen, at) => named.indexOf(screen) !== at)).toEqual([]);
  expect(named.filter((screen) => resolveScreen(screen, { isSignedIn: true }) !== screen)).toEqual([]);
  expect(Object.keys(pages).toSorted()).toEqual(named.toSorted());
});

test("a part of the profile is offered where the page that completes it is", () => {
  for (const [part, screen] of Object.entries(partScreens) as [ProfilePart, (typeof partScreens)[ProfilePart]][]) {
    const offer = pages[screen]?.offer;
    const others = new Set(OFFERS.filter((each) => each !== offer));
    expect(isPartOffered(part, others)).toBe(offer === undefined);
    expect(isPartOffered(part, new Set(OFFERS))).toBe(true);
  }
});
