import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { deriveApplicantType } from "#src/model/dashboard/applicant.ts";
import {
  at,
  choosePassword,
  enterEmail,
  enterPassword,
  enterPhone,
  forgetProofs,
  invitationExpired,
  invited,
  member,
  pressGoogle,
  saveProfile,
  setNewPassword,
  stranger,
  typeCode,
} from "#tests/features/auth/moves.ts";
import { openBrowser, type WayInBrowser } from "#tests/features/auth/page.ts";

let browser: WayInBrowser;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  browser = openBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where the person is after each of the acts. */
async function walk(...acts: ((of: WayInBrowser) => unknown)[]): Promise<string[]> {
  const steps: string[] = [];
  for (const act of acts) {
    await act(browser);
    await browser.settle();
    steps.push(`${browser.view().step} ${location.pathname}`);
  }
  return steps;
}

const said = () => browser.page().announcements.map(({ text }) => text);
const openLink = (to: string) => () => browser.open(browser.link(to));
const emailCode = () => typeCode(browser, "emailCode", browser.code(invited.email));
const smsCode = () => typeCode(browser, "smsCode", browser.code(invited.phone));
const back = () => browser.page().source?.send({ type: "back.requested" });
const openDashboard = () => browser.page().source?.send({ type: "open.requested" });
const fromPhone = [(of: WayInBrowser) => enterPhone(of), smsCode, choosePassword, saveProfile, openDashboard];
const fromPhoneOn = [
  "smsCode /auth/verify-phone",
  "password /auth/password",
  "profile /auth/complete-profile",
  "success /auth/complete-profile",
  "done /dashboard",
];

describe("signing up", () => {
  test("by invitation: phone, its code, password, profile, welcome, dashboard, without a code by e-mail (AUTH-01, AUTH-05..08, AUTH-27, AUTH-93, AUTH-96)", async () => {
    expect(await walk(openLink(invited.email), ...fromPhone)).toEqual(["phone /auth/phone", ...fromPhoneOn]);
    expect(browser.calls()).toEqual([
      "validateInvitation",
      "sendSmsCode",
      "verifySmsCode",
      "createPassword",
      "me",
      "getExtra",
      "getExtra",
      "getCountries",
      "updateExtra",
      "getExtra",
      "getExtra",
      "updateExtra",
      "me",
    ]);
  });

  test("by e-mail: an address that is known and not confirmed yet goes through its code (AUTH-02, AUTH-04, AUTH-17, AUTH-41)", async () => {
    const begin = [() => browser.open("/"), () => enterEmail(browser, invited.email), emailCode];
    expect(await walk(...begin, ...fromPhone)).toEqual([
      "entry /auth/signin",
      "emailCode /auth/verify-email",
      "phone /auth/phone",
      ...fromPhoneOn,
    ]);
    expect(browser.calls().slice(0, 3)).toEqual(["checkEmail", "sendEmailCode", "verifyEmailCode"]);
  });

  test("without an invitation there is no first sign-up: the provider does not know the address (AUTH-03, AUTH-19, C-25)", async () => {
    await walk(
      () => browser.open("/auth/create"),
      () => enterEmail(browser, stranger.email),
    );
    expect(at(browser, "entry").source.getView().problem).toBe("noAccount");
    expect([browser.calls(), location.pathname]).toEqual([["checkEmail"], "/auth/create"]);
  });

  test("by Google: the phone greets by name, and the missing proof of the address is asked for on the way (AUTH-22, AUTH-26, AUTH-53)", async () => {
    await walk(
      () => browser.open("/auth/create"),
      () => pressGoogle(browser, "signUp"),
    );
    const name = `${invited.firstName} ${invited.lastName}`;
    expect(at(browser, "phone").person).toEqual({ name });
    const confirm = () => browser.page().source?.send({ type: "confirm.requested" });
    expect(await walk(() => enterPhone(browser), confirm, emailCode, ...fromPhone)).toEqual([
      "proofExpired /auth/phone",
      "emailCode /auth/verify-email",
      "phone /auth/phone",
      ...fromPhoneOn,
    ]);
  });

  test("what the invitation told is in the form, and what was saved is at the provider (AUTH-34, INFO-24, VA-082)", async () => {
    await walk(openLink(invited.email), ...fromPhone.slice(0, 3));
    const { firstName, lastName, phone } = invited;
    expect(at(browser, "profile").source.getView().state).toMatchObject({ initial: { firstName, lastName, phone } });
    await walk(saveProfile);
    const { accounts } = browser.provider.store.read("default");
    expect(accounts[invited.extraId]?.extra).toMatchObject({ first_name: firstName, mobile_number: phone, iban: "" });
    expect(at(browser, "success")).toMatchObject({ firstName, status: "idle" });
  });

  test("whoever arrives is a new sign-up, here for the first time, and nothing of the way in is left in the tab (AUTH-94, AUTH-95, C-35)", async () => {
    await walk(openLink(invited.email), ...fromPhone);
    const { memory, local, tabArea, running } = browser.page();
    const isNewSignUp = memory.isNewSignUp(invited.extraId);
    expect(deriveApplicantType({ isNewSignUp, bookedCount: 0 })).toBe("new_signup");
    expect(createPersonMemory(local, invited.extraId).onboarding()).toMatchObject({ isFirstTimeUser: true });
    const left = Object.keys(tabArea.dump()).filter((key) => !key.startsWith("resend:"));
    expect([left, running.getState()]).toEqual([["newSignUp"], null]);
  });

  test("a proof that is gone is dropped; its screen leads to a new code and back to where it is needed (AUTH-54, AUTH-55, AUTH-57, AUTH-58, AUTH-75)", async () => {
    await walk(openLink(invited.email), () => enterPhone(browser));
    forgetProofs(browser);
    expect(await walk(smsCode)).toEqual(["proofExpired /auth/verify-phone"]);
    expect(browser.page().memory.verificationToken()).toBeNull();
    const confirm = () => browser.page().source?.send({ type: "confirm.requested" });
    const before = browser.calls().length;
    expect(await walk(confirm, emailCode)).toEqual(["emailCode /auth/verify-email", "phone /auth/phone"]);
    expect(browser.calls().slice(before)).toEqual(["sendEmailCode", "verifyEmailCode"]);
    expect(at(browser, "phone").source.getView().phone).toBe(invited.phone);
  });

  test("a number that got its code a moment ago goes on to that code with the wait of the provider (AUTH-68, C-31, C-32)", async () => {
    await walk(openLink(invited.email), () => enterPhone(browser));
    browser.pass(15);
    await walk(back, () => enterPhone(browser));
    expect(at(browser, "smsCode").source.getView()).toMatchObject({ resend: { kind: "waiting", secondsLeft: 45 } });
    expect(browser.messages().filter(({ channel }) => channel === "sms")).toHaveLength(1);
    expect(await walk(smsCode)).toEqual(["password /auth/password"]);
  });

  test("a code that does not arrive is sent anew to the same number when it is asked for (VA-060, C-31)", async () => {
    await walk(openLink(invited.email), () => enterPhone(browser));
    browser.pass(61);
    await walk(() => at(browser, "smsCode").source.send({ type: "resend.requested" }));
    expect(at(browser, "smsCode").source.getView()).toMatchObject({ resend: { kind: "waiting", secondsLeft: 60 } });
    const sms = browser.messages().filter(({ channel }) => channel === "sms");
    expect(sms.map(({ to }) => to)).toEqual([invited.phone, invited.phone]);
  });
});

describe("an invitation that is no good", () => {
  test("is told of at the entry in the words of the provider, with the address it was for (AUTH-30, AUTH-31, AUTH-32)", async () => {
    expect(await walk(openLink(invitationExpired.email))).toEqual(["entry /auth/signin"]);
    const { alert, email } = at(browser, "entry").source.getView();
    expect([alert?.kind, email]).toEqual(["invitationExpired", invitationExpired.email]);
    expect(alert?.message).toMatch(/^Diese Einladung ist abgelaufen/);
  });

  test("takes the address of the link where the provider names none; the link is forgotten (AUTH-28, AUTH-33)", async () => {
    await walk(() => browser.open("/?token=nobody&email=a%40b.de"));
    expect(at(browser, "entry").source.getView()).toMatchObject({
      email: "a@b.de",
      alert: { kind: "invitationInvalid" },
    });
    expect([location.search, history.state]).toEqual(["", { screen: "auth-sign-in" }]);
  });
});

describe("signing in", () => {
  test("an address that is known asks for its password and opens the dashboard (AUTH-15, AUTH-89, AUTH-90)", async () => {
    const acts = [() => browser.open("/"), () => enterEmail(browser, member.email), () => enterPassword(browser)];
    expect(await walk(...acts)).toEqual(["entry /auth/signin", "signIn /auth/signin", "done /dashboard"]);
    expect(browser.calls()).toEqual(["checkEmail", "login"]);
    expect(said()).toEqual([{ from: "copy", key: "login.success" }]);
    expect(browser.page().memory.pendingAuth()).toBeNull();
  });

  test("with Google a member stays at the entry, one click from the password (AUTH-24, C-07)", async () => {
    await walk(
      () => browser.open("/"),
      () => pressGoogle(browser, "signIn", member),
    );
    const { source } = at(browser, "entry");
    expect(source.getView()).toMatchObject({ email: member.email, alert: { kind: "googleKnown" } });
    expect(await walk(() => source.send({ type: "email.submitted" }))).toEqual(["signIn /auth/signin"]);
  });

  test("with Google somebody invited goes on to the phone (AUTH-25)", async () => {
    expect(
      await walk(
        () => browser.open("/"),
        () => pressGoogle(browser, "signIn"),
      ),
    ).toEqual(["entry /auth/signin", "phone /auth/phone"]);
    expect(browser.page().memory.signUp()).toMatchObject({
      authMethod: "google",
      googleProfile: { email: invited.email },
    });
  });

  test("a window that is closed says so, and the button works again (VA-030)", async () => {
    await walk(() => browser.open("/"));
    browser.google(async () => ({ kind: "cancelled" }));
    const { source } = at(browser, "entry");
    await walk(() => source.send({ type: "google.requested", mode: "signIn" }));
    expect(source.getView().google).toEqual({ kind: "ready", problem: "cancelled" });
    expect(browser.calls()).toEqual([]);
  });
});

describe("a password that was forgotten", () => {
  const ask = () => {
    const { source } = at(browser, "forgot");
    source.send({ type: "email.submitted" });
  };
  const forget = () => browser.page().source?.send({ type: "forgot.requested" });

  test("is asked for, set anew by its link, and opens the dashboard (AUTH-98, AUTH-100, AUTH-106, C-61, C-77)", async () => {
    const asked = [() => browser.open("/"), () => enterEmail(browser, member.email), forget, ask];
    expect((await walk(...asked)).slice(2)).toEqual(["forgot /forgot-password", "forgot /forgot-password"]);
    expect(at(browser, "forgot").source.getView()).toMatchObject({ status: "sent", email: member.email });
    expect(await walk(openLink(member.email))).toEqual(["reset /reset-password"]);
    expect([location.search, at(browser, "reset").source.getView().email]).toEqual(["", member.email]);
    await setNewPassword(browser);
    expect(said()).toEqual([{ from: "copy", key: "reset.success" }]);
    const done = () => at(browser, "reset").source.send({ type: "signIn.requested" });
    expect(await walk(done)).toEqual(["entry /auth/signin"]);
    expect(at(browser, "entry").source.getView()).toMatchObject({ email: member.email, alert: { kind: "resetDone" } });
    const enter = [
      () => at(browser, "entry").source.send({ type: "email.submitted" }),
      () => enterPassword(browser, "Vorfeldbus8!"),
    ];
    expect(await walk(...enter)).toEqual(["signIn /auth/signin", "done /dashboard"]);
  });

  test("the entry follows by itself, two seconds after the new password (AUTH-107)", async () => {
    await browser.provider.call("forgotPassword", { body: { email: member.email } });
    await walk(openLink(member.email), setNewPassword);
    browser.pass(1.9);
    await browser.settle();
    expect(browser.view().step).toBe("reset");
    browser.pass(0.1);
    await browser.settle();
    expect([browser.view().step, location.pathname]).toEqual(["entry", "/auth/signin"]);
  });

  test.each([
    ["/reset-password?token=nobody", "invalid"],
    ["/auth/signin?token=nobody", "invalid"],
    ["/reset-password", "missing"],
  ])(
    "%s leads to the forgotten password, and its address takes the place of the link (ROUTE-23, ROUTE-25, C-21, C-61)",
    async (url, kind) => {
      await walk(
        () => browser.open(url),
        () => browser.pass(0.5),
      );
      expect(at(browser, "forgot").source.getView().alert?.kind).toBe(kind);
      expect([location.pathname, history.state]).toEqual(["/forgot-password", { screen: "auth-forgot-password" }]);
      await browser.back();
      expect(location.pathname).toBe("/forgot-password");
    },
  );

  test("a link whose check finds no provider says so (AUTH-104, C-21)", async () => {
    browser.provider.store.change(
      "default",
      ({ faults }) => void faults.push({ call: "*", kind: "server-error", times: 1 }),
    );
    await walk(() => browser.open("/reset-password?token=t"));
    expect(at(browser, "forgot").source.getView().alert).toEqual({ kind: "unchecked" });
  });
});
