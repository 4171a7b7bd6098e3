import { expect, test } from "vitest";
import { pages } from "#app/router/pages.ts";
import { capabilitiesOf } from "#app/shell/signedIn.tsx";
import { resolveScreen } from "#app/router/guard.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

const shownFor = (canSupervise: boolean) => (target: ScreenName) =>
  resolveScreen(target, {
    isSignedIn: true,
    accessRedirect: (screen) =>
      pages[screen]?.guard?.({
        memory: null as never,
        groupLink: null as never,
        capabilities: { canSupervise, canEditEventStatus: true },
      }) ?? null,
  });

test("only configured users supervise; without any, none does (ROLE-03)", () => {
  expect(capabilitiesOf("7302", "7301 7302").canSupervise).toBe(true);
  expect(capabilitiesOf("7302", "\n 7302 ").canSupervise).toBe(true);
  expect(capabilitiesOf("730", "7301 7302").canSupervise).toBe(false);
  expect(capabilitiesOf("7302", "").canSupervise).toBe(false);
  expect(capabilitiesOf("7302").canSupervise).toBe(false);
});

test("the lists of staff are for supervisors; any other user is redirected to the dashboard (VS-244)", () => {
  const lists = ["check-in-list", "check-out-list"] as const;
  expect(lists.map(shownFor(true))).toEqual(lists);
  expect(lists.map(shownFor(false))).toEqual(["dashboard", "dashboard"]);
});

test("every user edits the event status unless the page leaves it to supervisors (MYEV-33, D-29)", () => {
  expect(capabilitiesOf("7302").canEditEventStatus).toBe(true);
  expect(capabilitiesOf("7302", "7301", "").canEditEventStatus).toBe(true);
  expect(capabilitiesOf("7302", "7301", "supervisors").canEditEventStatus).toBe(false);
  expect(capabilitiesOf("7301", "7301", "supervisors").canEditEventStatus).toBe(true);
});
