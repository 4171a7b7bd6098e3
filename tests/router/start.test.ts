import { describe, expect, test } from "vitest";
import { startDecision, type StartSituation } from "#app/router/start.ts";
import { captureUrlToken } from "#app/session/captureUrlToken.ts";

const visitor: Omit<StartSituation, "path" | "link"> = { hasSession: false, pendingAuth: null, signUp: null };
const visit = (path: string, more: Partial<StartSituation> = {}) => {
  const [bare = ""] = path.split("?", 1);
  return startDecision({ ...visitor, path: bare, link: captureUrlToken(path), ...more });
};
const session = { hasSession: true };
const entry = { kind: "step", step: 0, screen: "auth-sign-in", email: null };
const signUp = { email: "a@b.de", phone: "+491713920001", extraId: "7301", hasEmailProof: true };
const pendingAuth = { email: "a@b.de", needsPassword: true, extraId: "7301" };

describe("links", () => {
  test.each(["/", "/auth/signin", "/nope", "/reset-password"])(
    "token and e-mail on %s are an invitation, to be checked first (ROUTE-17, C-23)",
    (path) =>
      expect(visit(`${path}?token=t&email=a@b.de`)).toEqual({ kind: "invitation", token: "t", email: "a@b.de" }),
  );

  test("an invitation that was escaped once too often is still one (P12)", () =>
    expect(visit("/auth/signin?token=t&amp;email=a@b.de")).toEqual({
      kind: "invitation",
      token: "t",
      email: "a@b.de",
    }));

  test("a token alone on /reset-password is a reset link (ROUTE-20)", () =>
    expect(visit("/reset-password?token=t")).toEqual({ kind: "reset", token: "t" }));

  test.each(["/auth/signin", "/auth/nope", "/x/auth/y"])("so it is on %s (ROUTE-21)", (path) =>
    expect(visit(`${path}?token=t`)).toEqual({ kind: "reset", token: "t" }),
  );

  test.each(["/", "/dashboard", "/forgot-password", "/authx"])("a token alone on %s is ignored (C-23)", (path) =>
    expect(visit(`${path}?token=t`)).toEqual(visit(path)),
  );

  test("a token that was taken out of the address bar before counts as well (P14)", () =>
    expect(visit("/reset-password", { link: { token: "t", email: null } })).toEqual({ kind: "reset", token: "t" }));

  test("an e-mail alone fills the entry (C-23)", () =>
    expect(visit("/dashboard?email=a@b.de", { pendingAuth })).toEqual({ ...entry, email: "a@b.de" }));

  test("the forgotten password has its address (ROUTE-22), with the known e-mail", () => {
    const forgot = { kind: "step", step: 8, screen: "auth-forgot-password", email: null };
    expect(visit("/forgot-password")).toEqual(forgot);
    expect(visit("/forgot-password", { pendingAuth })).toEqual({ ...forgot, email: "a@b.de" });
  });

  test.each(["/reset-password", "/reset-password?token=", "/reset-password/?token=%20"])(
    "%s has no token: the link is missing (C-21)",
    (path) => expect(visit(path)).toEqual({ kind: "reset-link-missing" }),
  );
});

describe("with a session", () => {
  test.each(["/", "/dashboard", "/nope", "/auth/signin", "/auth/create", "/auth/complete-profile", "/forgot-password"])(
    "%s shows the dashboard (ROUTE-27, ROUTE-29, C-17)",
    (path) => expect(visit(path, { ...session, signUp })).toEqual({ kind: "app", screen: "dashboard" }),
  );

  test("a path of the signed-in area shows its screen", () =>
    expect(visit("/events/apply", session)).toEqual({ kind: "app", screen: "app-event-application" }));

  test("a reset link with token wins; invitation, forgotten password and a missing link do not (C-24)", () => {
    expect(visit("/reset-password?token=t", session)).toEqual({ kind: "reset", token: "t" });
    for (const path of ["/?token=t&email=a@b.de", "/forgot-password", "/reset-password"]) {
      expect(visit(path, session)).toEqual({ kind: "app", screen: "dashboard" });
    }
  });
});

describe("without a session", () => {
  test.each(["/", "/dashboard", "/group", "/nope", "/authx", "/auth/nope", "/auth/login", "/auth/success"])(
    "%s shows the entry (ROUTE-28, ROUTE-34, C-60)",
    (path) => expect(visit(path)).toEqual(entry),
  );

  test("creating an account is the entry in another mood (C-26)", () =>
    expect(visit("/auth/create")).toEqual({ ...entry, screen: "auth-create-account" }));

  test("the password is requested again after a reload (C-05, C-09)", () => {
    const login = { kind: "step", step: 6, screen: "auth-login", email: "a@b.de" };
    expect(visit("/auth/signin", { pendingAuth })).toEqual(login);
    expect(visit("/", { pendingAuth })).toEqual(entry);
    expect(visit("/auth/signin", { pendingAuth: { ...pendingAuth, needsPassword: false } })).toEqual(entry);
  });

  const at = (step: number, screen: string) => ({ kind: "step", step, screen, email: "a@b.de" });

  test("a sign-up resumes at its step, if all its data is stored (C-09)", () => {
    expect(visit("/auth/verify-email", { signUp })).toEqual(at(1, "auth-verify-email"));
    expect(visit("/auth/phone", { signUp })).toEqual(at(2, "auth-phone"));
    expect(visit("/auth/verify-phone", { signUp })).toEqual(at(3, "auth-verify-phone"));
    expect(visit("/auth/password", { signUp })).toEqual(at(4, "auth-password"));
    expect(visit("/auth/complete-profile", { signUp })).toEqual(entry);
  });

  test.each(["", "7301"])(
    "code and number need the address alone, whatever the provider responded so far (C-09)",
    (extraId) => {
      const started = { signUp: { email: "a@b.de", phone: "", extraId, hasEmailProof: false } };
      expect(visit("/auth/verify-email", started)).toEqual(at(1, "auth-verify-email"));
      expect(visit("/auth/phone", started)).toEqual(at(2, "auth-phone"));
    },
  );

  test("without its data a sign-up starts again, without proof of the address it is reported as expired (C-09)", () => {
    for (const path of ["/auth/verify-email", "/auth/phone", "/auth/verify-phone", "/auth/password"]) {
      expect(visit(path)).toEqual(entry);
    }
    expect(visit("/auth/verify-phone", { signUp: { ...signUp, phone: "" } })).toEqual(entry);
    expect(visit("/auth/password", { signUp: { ...signUp, extraId: "" } })).toEqual(entry);
    const unproven = { signUp: { ...signUp, hasEmailProof: false } };
    expect(visit("/auth/verify-phone", unproven)).toEqual({ kind: "proof-expired", step: 3 });
    expect(visit("/auth/password", unproven)).toEqual({ kind: "proof-expired", step: 4 });
  });
});
