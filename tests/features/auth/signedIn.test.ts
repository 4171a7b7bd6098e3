import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GoogleChoice } from "#app/platform/google/port.ts";
import { showScreen } from "#app/navigation/location.ts";
import {
  at,
  choosePassword,
  enterEmail,
  enterPassword,
  enterPhone,
  invited,
  member,
  saveProfile,
  setNewPassword,
  typeCode,
} from "#tests/features/auth/moves.ts";
import { openBrowser, type WayInBrowser } from "#tests/features/auth/page.ts";

let browser: WayInBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  browser = openBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function signIn() {
  await browser.open("/");
  browser.page().session.start(await browser.provider.signIn("amira"));
  await browser.provider.call("forgotPassword", { body: { email: member.email } });
}

const step = () => [browser.view().step, location.pathname];

test("an invitation leads somebody who is signed in to the dashboard, unchecked, and is forgotten (C-24, P12)", async () => {
  await signIn();
  const before = browser.calls().length;
  await browser.open(browser.link(invited.email));
  expect([step(), browser.page().begin.isInvitationLeft]).toEqual([["signedIn", "/dashboard"], true]);
  expect([browser.calls().slice(before), history.state]).toEqual([[], { screen: "dashboard" }]);
  await browser.reload();
  expect(browser.page().begin.isInvitationLeft).toBe(false);
});

test("a reset link wins over a session, which the new password ends; then it is for the entry (C-24, P12)", async () => {
  await signIn();
  await browser.open(browser.link(member.email));
  expect(step()).toEqual(["reset", "/reset-password"]);
  await browser.reload();
  expect(step()).toEqual(["reset", "/reset-password"]);
  await setNewPassword(browser);
  expect(browser.page().session.id()).toBeNull();
  at(browser, "reset").source.send({ type: "signIn.requested" });
  await browser.settle();
  expect(step()).toEqual(["entry", "/auth/signin"]);
  expect(browser.page().running.getState()).toBeNull();
});

test("a bad reset link shows somebody who is signed in the way to a new one; from there it is back to the dashboard (C-21, C-24)", async () => {
  await signIn();
  await browser.open("/reset-password?token=nobody");
  expect(step()).toEqual(["forgot", "/forgot-password"]);
  browser.page().flow?.send({ type: "back.requested" });
  await browser.settle();
  expect([location.pathname, browser.page().running.getState()]).toEqual(["/dashboard", null]);
});

test("a forgotten password is none of somebody who is signed in (C-24)", async () => {
  await signIn();
  await browser.open("/forgot-password");
  expect(step()).toEqual(["signedIn", "/dashboard"]);
});

async function toProfile() {
  await browser.open(browser.link(invited.email));
  for (const act of [
    () => enterPhone(browser),
    () => typeCode(browser, "smsCode", browser.code(invited.phone)),
    () => choosePassword(browser),
  ]) {
    act();
    await browser.settle();
  }
}

test("a sign-in that was left with back does not arrive any more, and says nothing (C-05)", async () => {
  await browser.open("/");
  enterEmail(browser, member.email);
  await browser.settle();
  const release = browser.hold("/auth/login");
  enterPassword(browser);
  await browser.settle();
  browser.page().flow?.send({ type: "back.requested" });
  await browser.settle();
  release();
  await browser.settle();
  expect(browser.calls()).toContain("login");
  expect([browser.page().session.id(), ...step()]).toEqual([null, "entry", "/auth/signin"]);
  expect(browser.page().announcements).toEqual([]);
});

test("a Google account that is chosen after the step was left opens no session, and the provider is not asked (C-07)", async () => {
  await browser.open("/");
  const session = await browser.provider.signIn("amira");
  let choose = (_choice: GoogleChoice) => {};
  browser.google(() => new Promise((resolve) => void (choose = resolve)));
  const { source } = at(browser, "entry");
  source.send({ type: "google.requested", mode: "signIn" });
  await browser.settle();
  showScreen("auth-forgot-password");
  await browser.settle();
  expect(step()).toEqual(["forgot", "/forgot-password"]);
  const before = browser.calls().length;
  const profile = { name: "Amira", email: member.email, picture: "" };
  choose({ kind: "chosen", profile, session });
  await browser.settle();
  expect(browser.page().session.id()).toBeNull();
  expect([step(), browser.calls().slice(before)]).toEqual([["forgot", "/forgot-password"], []]);
});

test("a password that was left with the browser's back opens no session beside the number (C-20)", async () => {
  await browser.open(browser.link(invited.email));
  enterPhone(browser);
  await browser.settle();
  typeCode(browser, "smsCode", browser.code(invited.phone));
  await browser.settle();
  const release = browser.hold("/auth/create-password");
  choosePassword(browser);
  await browser.settle();
  await browser.back();
  expect(step()).toEqual(["phone", "/auth/phone"]);
  const before = browser.page().announcements.length;
  release();
  await browser.settle();
  expect(browser.calls()).toContain("createPassword");
  expect([browser.page().session.id(), ...step()]).toEqual([null, "phone", "/auth/phone"]);
  expect(browser.page().announcements.slice(before)).toEqual([]);
  expect(browser.page().running.getState()).toBeNull();
});

test("the session of a sign-up that ends elsewhere leads to the entry (T8)", async () => {
  await toProfile();
  expect(step()).toEqual(["profile", "/auth/complete-profile"]);
  browser.page().session.end("signed-out");
  await browser.settle();
  expect(step()).toEqual(["entry", "/auth/signin"]);
});

test("a session that the provider ends right after the password leads to the entry, and to no form without a session", async () => {
  await browser.open(browser.link(invited.email));
  browser.provider.store.change(
    "default",
    ({ faults }) => void faults.push({ call: "updateExtra", kind: "token-dead-refresh-refused", times: 1 }),
  );
  await toProfile();
  await browser.settle();
  expect([browser.page().session.id(), ...step()]).toEqual([null, "entry", "/auth/signin"]);
});

test("a session that the provider ends at the profile leads to the entry, which says so, and the account stays (C-75, SESS-14)", async () => {
  await toProfile();
  browser.provider.store.change(
    "default",
    ({ faults }) => void faults.push({ call: "updateExtra", kind: "token-dead-refresh-refused", times: 1 }),
  );
  const before = browser.page().announcements.length;
  saveProfile(browser);
  await browser.settle();
  expect([browser.page().session.id(), ...step()]).toEqual([null, "entry", "/auth/signin"]);
  expect(browser.page().announcements.slice(before)).toEqual([]);
  expect(at(browser, "entry").source.getView()).toMatchObject({ alert: { kind: "sessionLost" } });
  enterEmail(browser, invited.email);
  await browser.settle();
  enterPassword(browser, invited.password);
  await browser.settle();
  expect(step()).toEqual(["signedIn", "/dashboard"]);
});

test("somebody who signs in in another tab ends no sign-up here (T9)", async () => {
  await browser.open(browser.link(invited.email));
  enterPhone(browser);
  await browser.settle();
  typeCode(browser, "smsCode", browser.code(invited.phone));
  await browser.settle();
  browser.elsewhere().start(await browser.provider.signIn("amira"));
  await browser.settle();
  expect(step()).toEqual(["password", "/auth/password"]);
});
