import { expect, test } from "vitest";
import { resolveScreen } from "#app/router/guard.ts";
import { SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import { onlyStoredFields } from "#app/session/stored.ts";

test("a role that a provider sends is not stored, and no screen depends on one (SESS-19, C-73, ROLE-05)", () => {
  expect(onlyStoredFields({ extraId: "17", role: "admin" } as { extraId: string })).not.toHaveProperty("role");
  const shown = (Object.keys(SCREEN_PATHS) as ScreenName[]).map((screen) =>
    resolveScreen(screen, { isSignedIn: true }),
  );
  expect(shown.filter((screen) => /role|admin|manager|customer/.test(screen))).toEqual([]);
});

test("the only extra permission of a supervisor is to check staff in and out (ROLE-04)", () => {
  const supervising = Object.keys(SCREEN_PATHS).filter((screen) => /check-(in|out)|staff|supervis|manage/.test(screen));
  expect(supervising).toEqual(["operations-check-in", "operations-check-out", "check-in-list", "check-out-list"]);
});
