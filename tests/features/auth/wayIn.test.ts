import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
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
import { people } from "#src/people/people.ts";

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
/** The next answer of this call goes wrong. */
const fault = (call: CallName, kind: FaultKind) =>
  browser.provider.store.change("default", ({ faults }) => void faults.push({ call, kind, times: 1 }));
const submitEmail = () => at(browser, "entry").source.send({ type: "email.submitted" });
const resend = (step: "emailCode" | "smsCode") => () => at(browser, step).source.send({ type: "resend.requested" });
const confirm = () => browser.page().flow?.send({ type: "confirm.requested" });
const openLink = (to: string) => () => browser.open(browser.link(to));
const emailCode = () => typeCode(browser, "emailCode", browser.code(invited.email));
const smsCode = () => typeCode(browser, "smsCode", browser.code(invited.phone));
const back = () => browser.page().flow?.send({ type: "back.requested" });
const openDashboard = () => browser.page().flow?.send({ type: "open.requested" });
const fromPhone = [(of: WayInBrowser) => enterPhone(of), smsCode, choosePassword, saveProfile, openDashboard];
const fromPhoneOn = [
  "smsCode /auth/verify-phone",
  "password /auth/password",
  "profile /auth/complete-profile",
  "success /auth/complete-profile",
  "signedIn /dashboard",
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
    expect(at(browser, "phone").source.getView().person).toEqual({ name });
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
    await walk(resend("smsCode"));
    expect(at(browser, "smsCode").source.getView()).toMatchObject({ resend: { kind: "waiting", secondsLeft: 60 } });
    const sms = browser.messages().filter(({ channel }) => channel === "sms");
    expect(sms.map(({ to }) => to)).toEqual([invited.phone, invited.phone]);
  });
});

describe("the code of an e-mail", () => {
  const toEmailCode = () =>
    walk(
      () => browser.open("/"),
      () => enterEmail(browser, invited.email),
    );
  const shown = () => at(browser, "emailCode").source.getView();

  test("can be asked for again after the wait, once for two clicks: that is announced, and the wait begins anew (AUTH-61, VA-038, API-60, F6)", async () => {
    await toEmailCode();
    expect(said()).toEqual([]);
    browser.pass(61);
    await walk(() => {
      resend("emailCode")();
      resend("emailCode")();
    });
    expect(shown()).toMatchObject({ delivery: "sent", resend: { kind: "waiting", secondsLeft: 60 } });
    expect(browser.page().announcements).toMatchObject([{ tone: "success" }]);
    expect(browser.messages().filter(({ code }) => code)).toHaveLength(2);
  });

  test("is not sent again to who comes back within the wait, and the one before opens (AUTH-62, AUTH-63, VA-044)", async () => {
    await toEmailCode();
    browser.pass(15);
    await walk(back, submitEmail);
    expect(shown()).toMatchObject({ sendProblem: { code: "wait" }, resend: { kind: "waiting", secondsLeft: 45 } });
    expect(browser.messages().filter(({ code }) => code)).toHaveLength(1);
    expect(await walk(emailCode)).toEqual(["phone /auth/phone"]);
  });

  test("waits as long as the provider says (AUTH-65, VA-045)", async () => {
    await walk(() => browser.open("/"));
    fault("sendEmailCode", "rate-limited");
    await walk(() => enterEmail(browser, invited.email));
    expect(shown()).toMatchObject({ resend: { kind: "waiting", secondsLeft: 45 }, sendProblem: null });
  });

  test("that is more than ten minutes old is refused in the words of the provider, and a new one does it (C-29, VA-043)", async () => {
    await toEmailCode();
    browser.pass(11 * 60);
    await walk(emailCode);
    expect(shown()).toMatchObject({ code: "", problem: { message: expect.stringMatching(/abgelaufen/) } });
    expect(await walk(resend("emailCode"), emailCode)).toEqual(["emailCode /auth/verify-email", "phone /auth/phone"]);
  });

  test("is not taken for wrong when nobody answers: the digits stay for the button (AUTH-77)", async () => {
    await toEmailCode();
    fault("verifyEmailCode", "bad-gateway-page");
    await walk(emailCode);
    expect(shown()).toMatchObject({ code: browser.code(invited.email), problem: { code: "notChecked" } });
    const submit = () => at(browser, "emailCode").source.send({ type: "code.submitted" });
    expect(await walk(submit)).toEqual(["phone /auth/phone"]);
  });
});

test("a proof of the address that grows old on the way is asked for again at the SMS code and at the password, and nothing else is lost (AUTH-54, AUTH-57, AUTH-74, AUTH-75, AUTH-84)", async () => {
  await walk(openLink(invited.email), () => enterPhone(browser));
  const halfAnHour = () => browser.pass(31 * 60);
  expect(await walk(halfAnHour, smsCode)).toEqual(["smsCode /auth/verify-phone", "proofExpired /auth/verify-phone"]);
  const again = [confirm, emailCode];
  expect(await walk(...again)).toEqual(["emailCode /auth/verify-email", "phone /auth/phone"]);
  expect(at(browser, "phone").source.getView().phone).toBe(invited.phone);
  expect(await walk(() => enterPhone(browser, at(browser, "phone").source.getView().phone), smsCode)).toEqual([
    "smsCode /auth/verify-phone",
    "password /auth/password",
  ]);
  expect(await walk(halfAnHour, choosePassword)).toEqual(["password /auth/password", "proofExpired /auth/password"]);
  expect(browser.page().memory.verificationToken()).toBeNull();
  expect(await walk(...again, () => enterPhone(browser), smsCode, choosePassword)).toEqual([
    "emailCode /auth/verify-email",
    "phone /auth/phone",
    "smsCode /auth/verify-phone",
    "password /auth/password",
    "profile /auth/complete-profile",
  ]);
});

describe("an invitation that is no good", () => {
  test("that was used already says so, and the address leads to the password (AUTH-28, AUTH-31, AUTH-32, VA-012)", async () => {
    await walk(openLink(people.suharti.email));
    const { alert, email } = at(browser, "entry").source.getView();
    expect([alert?.message, email]).toEqual([
      "Diese Einladung wurde schon benutzt. Bitte melden Sie sich an.",
      people.suharti.email,
    ]);
    expect(await walk(submitEmail)).toEqual(["signIn /auth/signin"]);
  });

  test.each<[FaultKind, object]>([
    ["server-error", { kind: "invitationUnchecked", message: null }],
    ["bad-gateway-page", { kind: "invitationUnchecked", message: null }],
    ["captive-portal", { kind: "invitationUnchecked", message: null }],
    ["wrong-shape", { kind: "invitationUnchecked", message: null }],
    ["refused-with-200", { message: "Das hat nicht geklappt. Bitte versuchen Sie es erneut." }],
  ])(
    "that cannot be checked (%s) says so, keeps the address and lets the e-mail code do it (AUTH-33, VA-014)",
    async (kind, alert) => {
      fault("validateInvitation", kind);
      await walk(openLink(invited.email));
      expect(at(browser, "entry").source.getView()).toMatchObject({ email: invited.email, alert });
      expect(await walk(submitEmail, emailCode)).toEqual(["emailCode /auth/verify-email", "phone /auth/phone"]);
    },
  );

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
    expect(await walk(...acts)).toEqual(["entry /auth/signin", "signIn /auth/signin", "signedIn /dashboard"]);
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

  test("with Google somebody whom the provider does not know is told so when the code is asked for, and can go back (AUTH-03, C-08, C-25)", async () => {
    await walk(
      () => browser.open("/"),
      () => pressGoogle(browser, "signIn", stranger),
    );
    expect(await walk(() => enterPhone(browser), confirm)).toEqual([
      "proofExpired /auth/phone",
      "emailCode /auth/verify-email",
    ]);
    expect(at(browser, "emailCode").source.getView()).toMatchObject({
      delivery: "notSent",
      sendProblem: { message: expect.stringMatching(/kein Konto/) },
    });
    expect(await walk(back)).toEqual(["entry /auth/signin"]);
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
  const forget = () => browser.page().flow?.send({ type: "forgot.requested" });

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
    expect(await walk(...enter)).toEqual(["signIn /auth/signin", "signedIn /dashboard"]);
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

  const linkEnded = "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.";
  const askFor = (email: string) =>
    walk(
      () => browser.open("/forgot-password"),
      () => {
        const { source } = at(browser, "forgot");
        source.send({ type: "email.changed", email });
        source.send({ type: "email.submitted" });
      },
    );

  test("a link that is more than 15 minutes old, or was used, leads to a new one, which works (AUTH-103, FMT-17, ROUTE-25, C-61, VA-114)", async () => {
    await askFor(member.email);
    browser.pass(16 * 60);
    expect(await walk(openLink(member.email))).toEqual(["forgot /forgot-password"]);
    expect(at(browser, "forgot").source.getView().alert).toEqual({ kind: "invalid", message: linkEnded });
    await askFor(member.email);
    expect(await walk(openLink(member.email), setNewPassword, openLink(member.email))).toEqual([
      "reset /reset-password",
      "reset /reset-password",
      "forgot /forgot-password",
    ]);
    expect(at(browser, "forgot").source.getView().alert).toEqual({ kind: "invalid", message: linkEnded });
  });

  test("a link that ends while somebody thinks about a password keeps both and leads to a new one for the same address (AUTH-105, VA-123)", async () => {
    await askFor(member.email);
    await walk(openLink(member.email));
    browser.pass(16 * 60);
    await walk(setNewPassword);
    const { password, confirmation, problem } = at(browser, "reset").source.getView();
    expect([password, confirmation]).toEqual(["Vorfeldbus8!", "Vorfeldbus8!"]);
    expect(problem).toEqual({ message: linkEnded });
    expect(await walk(() => at(browser, "reset").source.send({ type: "link.requested" }))).toEqual([
      "forgot /forgot-password",
    ]);
    expect(at(browser, "forgot").source.getView()).toMatchObject({ email: member.email, alert: null });
  });

  test.each<FaultKind>(["server-error", "bad-gateway-page", "captive-portal", "wrong-shape"])(
    "a link that cannot be checked (%s) says so, and a new one is the way on (AUTH-104, C-21, VA-115)",
    async (kind) => {
      fault("validateResetToken", kind);
      await walk(() => browser.open("/reset-password?token=t"));
      expect(at(browser, "forgot").source.getView().alert).toEqual({ kind: "unchecked" });
      await askFor(member.email);
      expect(at(browser, "forgot").source.getView()).toMatchObject({ status: "sent", alert: null });
    },
  );

  test("nobody learns who has an account: to both addresses the page shows the same (S9)", async () => {
    const nobody = "niemand.hat.konto@example.de";
    for (const email of [member.email, nobody]) {
      await askFor(email);
      expect(at(browser, "forgot").source.getView()).toEqual({ status: "sent", email, problem: null, alert: null });
      const text = "Gibt es zu dieser E-Mail-Adresse ein Konto, ist der Link unterwegs.";
      expect(said()).toEqual([{ from: "provider", text }]);
    }
    expect(browser.messages().filter(({ to }) => to === nobody)).toEqual([]);
  });
});
