import { describe, expect, test } from "vitest";
import { startStateOf, emptyAuthStart } from "#app/router/startState.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const email = "amira@example.de";
const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
const noLink = { token: null, email: null };

type Left = {
  isSignedIn?: boolean;
  needsPassword?: boolean;
  signUp?: { phone?: string; hasProof?: boolean } | null;
  link?: { token: string | null; email: string | null };
};

/** The first screen of a tab with these leftovers in storage. */
function startAt(path: string, { isSignedIn = false, needsPassword, signUp = null, link = noLink }: Left = {}) {
  const { session, tab } = createBrowser().openPage();
  const memory = createAuthMemory(tab);
  if (isSignedIn) session.start(tokens);
  if (needsPassword !== undefined) memory.storePendingAuth({ email, needsPassword, extraId: "17" });
  if (signUp) memory.storeSignUp({ ...emptySignUpData, email, phone: signUp.phone ?? "" });
  if (signUp?.hasProof) memory.storeVerificationToken("proof");
  return startStateOf({ session, tab }, path, link);
}

const authState = (screen: string, auth: Partial<typeof emptyAuthStart>) => ({
  screen,
  auth: { ...emptyAuthStart, ...auth },
  isInvitationLeft: false,
});

describe("sign-in or sign-up starts", () => {
  test.each(["/", "/auth/signin", "/dashboard", "/nope"])("at the entry, opened at %s (ROUTE-28)", (path) =>
    expect(startAt(path)).toEqual(authState("auth-sign-in", {})),
  );

  test("at the entry in the mood to sign up, and with the address of a link without token (C-23, C-26)", () => {
    expect(startAt("/auth/create")).toEqual(authState("auth-create-account", {}));
    expect(startAt("/", { link: { token: null, email } })).toEqual(authState("auth-sign-in", { email }));
  });

  test("with an invitation, to be checked first (ROUTE-17, ROUTE-18)", () =>
    expect(startAt("/auth/signin", { link: { token: "t", email } })).toEqual(
      authState("auth-sign-in", { start: "invitation", email, linkToken: "t" }),
    ));

  test.each(["/reset-password", "/auth/signin", "/x/auth/y"])("with a reset link at %s (ROUTE-20, ROUTE-21)", (path) =>
    expect(startAt(path, { link: { token: "t", email: null } })).toEqual(
      authState("auth-reset-password", { start: "reset", linkToken: "t" }),
    ),
  );

  test("with a reset link that is missing (ROUTE-23)", () =>
    expect(startAt("/reset-password")).toEqual(authState("auth-reset-password", { start: "reset" })));

  test("at the forgotten password, with the address and its account if they are stored (ROUTE-22, C-19)", () => {
    expect(startAt("/forgot-password")).toEqual(authState("auth-forgot-password", { start: "forgot" }));
    expect(startAt("/forgot-password", { needsPassword: true })).toEqual(
      authState("auth-forgot-password", { start: "forgot", email, extraId: "17", hasAccount: true }),
    );
  });

  test("at the password of the address that was entered (C-05, C-09)", () =>
    expect(startAt("/auth/signin", { needsPassword: true })).toEqual(
      authState("auth-login", { start: "signIn", email, extraId: "17", hasAccount: true }),
    ));

  test.each([
    ["/auth/verify-email", "auth-verify-email", "emailCode"],
    ["/auth/phone", "auth-phone", "phone"],
    ["/auth/verify-phone", "auth-verify-phone", "smsCode"],
    ["/auth/password", "auth-password", "password"],
  ] as const)("at %s of a sign-up that has all it needs (C-09)", (path, screen, start) =>
    expect(startAt(path, { needsPassword: false, signUp: { phone: "+49 151", hasProof: true } })).toEqual(
      authState(screen, { start, email, extraId: "17" }),
    ),
  );

  test.each([
    ["/auth/verify-phone", "auth-verify-phone"],
    ["/auth/password", "auth-password"],
  ])("at %s without the proof of the address: with its screen (AUTH-53, AUTH-83, C-09)", (path, screen) =>
    expect(startAt(path, { needsPassword: false, signUp: { phone: "+49 151" } })).toEqual(
      authState(screen, { start: "proofExpired", email, extraId: "17" }),
    ),
  );

  test.each(["/auth/complete-profile", "/auth/success"])(
    "at the entry when %s is opened without a session (C-17)",
    (path) => expect(startAt(path, { needsPassword: false, signUp: { hasProof: true } }).auth.start).toBe("entry"),
  );
});

describe("a signed-in user", () => {
  const isSignedIn = true;
  const app = { screen: "dashboard", auth: emptyAuthStart, isInvitationLeft: false };

  test.each(["/", "/auth/signin", "/auth/complete-profile", "/forgot-password", "/reset-password"])(
    "begins at the dashboard, opened at %s, whatever a sign-up has left (ROUTE-27, C-17, C-24)",
    (path) =>
      expect(startAt(path, { isSignedIn, needsPassword: false, signUp: { phone: "1", hasProof: true } })).toEqual(app),
  );

  test("starts at the requested screen of the signed-in area (ROUTE-27)", () =>
    expect(startAt("/settings", { isSignedIn })).toEqual({ ...app, screen: "app-settings" }));

  test("is notified that an invitation is not opened (C-24, P12)", () =>
    expect(startAt("/auth/signin", { isSignedIn, link: { token: "t", email } })).toEqual({
      ...app,
      isInvitationLeft: true,
    }));

  test("still sets a new password with a reset link (C-24, P12)", () =>
    expect(startAt("/reset-password", { isSignedIn, link: { token: "t", email: null } })).toEqual(
      authState("auth-reset-password", { start: "reset", linkToken: "t" }),
    ));
});
