import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  at,
  choosePassword,
  enterEmail,
  enterPhone,
  invited,
  member,
  pressGoogle,
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

const confirm = () => browser.page().flow?.send({ type: "confirm.requested" });
const emailCode = () => typeCode(browser, "emailCode", browser.code(invited.email));
const smsCode = () => typeCode(browser, "smsCode", browser.code(invited.phone));
const back = () => browser.page().flow?.send({ type: "back.requested" });

test("a proof of the address that grows old on the way is asked for again at the SMS code and at the password, and nothing else is lost (AUTH-54, AUTH-57, AUTH-74, AUTH-75, AUTH-84)", async () => {
  await walk(
    () => browser.open(browser.link(invited.email)),
    () => enterPhone(browser),
  );
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

test("the code of an e-mail can be asked for again after the wait, once for two clicks: that is announced, and the wait begins anew (AUTH-61, VA-038, API-60, F6)", async () => {
  await walk(
    () => browser.open("/"),
    () => enterEmail(browser, invited.email),
  );
  expect(browser.page().announcements).toEqual([]);
  browser.pass(61);
  const { source } = at(browser, "emailCode");
  await walk(() => {
    source.send({ type: "resend.requested" });
    source.send({ type: "resend.requested" });
  });
  expect(source.getView()).toMatchObject({ delivery: "sent", resend: { kind: "waiting", secondsLeft: 60 } });
  expect(browser.page().announcements).toMatchObject([{ tone: "success" }]);
  expect(browser.messages().filter(({ code }) => code)).toHaveLength(2);
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

test("nobody learns who has an account: to both addresses the page shows the same (S9)", async () => {
  const nobody = "niemand.hat.konto@example.de";
  for (const email of [member.email, nobody]) {
    await walk(
      () => browser.open("/forgot-password"),
      () => {
        const { source } = at(browser, "forgot");
        source.send({ type: "email.changed", email });
        source.send({ type: "email.submitted" });
      },
    );
    expect(at(browser, "forgot").source.getView()).toEqual({ status: "sent", email, problem: null, alert: null });
    const text = "Gibt es zu dieser E-Mail-Adresse ein Konto? Dann ist der Link unterwegs.";
    expect(browser.page().announcements.map((announcement) => announcement.text)).toEqual([{ from: "provider", text }]);
  }
  expect(browser.messages().filter(({ to }) => to === nobody)).toEqual([]);
});
