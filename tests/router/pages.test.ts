import { expect, test } from "vitest";
import { firstPages } from "#app/router/firstPages.ts";
import { pages } from "#app/router/pages.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { SCREEN_PATHS } from "#app/navigation/screens.ts";

test("whatever somebody who is signed in asks for, there is a screen to show (NAV-01, NAV-66..68)", () => {
  const shown = [...Object.keys(SCREEN_PATHS), "onboarding-step-invalid", "nowhere"].map((name) =>
    resolveScreen(name, { isSignedIn: true }),
  );
  expect(shown.filter((screen) => !(screen in firstPages) && !(screen in pages))).toEqual([]);
});
