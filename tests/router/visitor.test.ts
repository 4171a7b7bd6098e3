import { describe, expect, test } from "vitest";
import { startStateOf } from "#app/router/startState.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { SCREEN_PATHS } from "#app/navigation/screens.ts";
import { captureUrlToken } from "#app/session/captureUrlToken.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const paths = [...new Set(Object.values(SCREEN_PATHS).filter((path) => path !== null))];
const oddPaths = ["/", "/nope", "/auth", "/auth/nope", "/authx", "/forgot-password/", "/reset-password/x", "//evil"];
const links = ["", "?token=t", "?token=t&email=a@b.de", "?email=a@b.de"];

/** What a first-time visitor sees. */
function visit(url: string) {
  const { session, tab } = createBrowser().openPage();
  const { token, email } = captureUrlToken(url);
  const { screen, auth } = startStateOf({ session, tab }, url.split("?")[0] ?? "", { token, email });
  const running = auth.start === "reset" ? "reset" : null;
  return { flow: auth.start, link: auth.linkToken, shown: resolveScreen(screen, { isSignedIn: false, running }) };
}

describe("a visitor reaches", () => {
  test.each([...paths, ...oddPaths])("the invitation that was opened at %s (ROUTE-35)", (path) =>
    expect(visit(`${path}?token=t&email=a@b.de`)).toEqual({ flow: "invitation", link: "t", shown: "auth-sign-in" }),
  );

  test("the forgotten password (ROUTE-36)", () =>
    expect(visit("/forgot-password")).toEqual({ flow: "forgot", link: "", shown: "auth-forgot-password" }));

  test("the new password, with a link and without one (ROUTE-37)", () => {
    const shown = "auth-reset-password";
    expect(visit("/reset-password?token=t")).toEqual({ flow: "reset", link: "t", shown });
    expect(visit("/reset-password")).toEqual({ flow: "reset", link: "", shown });
  });

  test("the sign-in (ROUTE-38)", () =>
    expect(visit("/auth/signin")).toEqual({ flow: "entry", link: "", shown: "auth-sign-in" }));

  test("nothing else, for any path and link (ROUTE-39)", () => {
    const visits = [...paths, ...oddPaths].flatMap((path) => links.map((link) => visit(path + link)));
    expect([...new Set(visits.map(({ flow }) => flow))].toSorted()).toEqual(["entry", "forgot", "invitation", "reset"]);
    expect([...new Set(visits.map(({ shown }) => shown))].toSorted()).toEqual([
      "auth-create-account",
      "auth-forgot-password",
      "auth-reset-password",
      "auth-sign-in",
    ]);
  });
});
