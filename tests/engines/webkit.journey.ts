import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { By, Key } from "selenium-webdriver";
import { people } from "../../src/people/people.ts";
import { details } from "../journeys/authPage.ts";
import { de } from "../journeys/copy.ts";
import { downloads } from "./playwright.config.ts";
import { expect, test } from "./webkit.ts";

const EMAIL = "E-Mail-Adresse";
const CODE = By.css("[autocomplete=one-time-code]");

/** The same host, from which the first script comes only when it is released. */
async function holdFirstScript(base: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    const pass = async () => {
      const { url = "/", method = "GET" } = request;
      if (/\/assets\/index-.*\.js$/.test(url)) await released;
      const sent = await buffer(request);
      const headers = { "content-type": request.headers["content-type"] ?? "", accept: request.headers.accept ?? "" };
      const answer = await fetch(base + url, { method, headers, ...(sent.length > 0 && { body: sent }) });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { release, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test.describe("before the code is there", () => {
  test.use({ loads: "none" });

  test("what is typed stays, with focus and cursor (AUTH-02, F16)", async ({ web }) => {
    const host = await holdFirstScript(web.origin);
    await web.open("/auth/create", host.url);
    const field = await web.field(EMAIL);
    await web.click(field);
    await web.type("konstantinhohenlohe@example.de", Key.ARROW_LEFT.repeat("hohenlohe@example.de".length));
    host.release();
    await expect.poll(() => web.run(() => document.querySelector("[data-entry]:not(template)"))).toBeNull();
    await web.type(".");
    expect(await field.getAttribute("value")).toBe(people.konstantin.email);
    await web.press("Weiter");
    await web.find(CODE);
    host.close();
  });

  test("what is sent waits for it, and is sent once (AUTH-02)", async ({ web, provider }) => {
    const host = await holdFirstScript(web.origin);
    await web.open("/", host.url);
    await web.click(await web.field(EMAIL));
    await web.type(people.konstantin.email, Key.ENTER);
    await web.reads(de.auth.boot.starting);
    host.release();
    await web.find(CODE);
    expect(await provider.calls("check-email")).toHaveLength(1);
    host.close();
  });
});

test("an e-mail address leads through code, phone, password and profile to the dashboard", async ({
  web,
  provider,
}) => {
  const { khai } = people;
  await web.open("/");
  await web.fill(EMAIL, khai.email);
  await web.type(Key.ENTER);
  await web.fill(de.auth.code.label.email, await provider.code(khai.email));
  await web.isAt("/auth/phone");
  await web.driver.navigate().refresh();
  await web.fill(de.signUp.phone.label, "0171 3920005");
  await web.press(de.signUp.phone.submit);
  await web.fill(de.auth.code.label.sms, await provider.code("+491713920005"));
  await web.fill(de.signUp.password.label, khai.password);
  await web.press(de.signUp.password.submit);
  await web.heading(de.profile.information.title);
  const { labels } = de.profile.form;
  await web.fill(labels.dateOfBirth, details.dateOfBirth);
  await web.fill(labels.nationality, "Deut");
  await web.type(Key.ARROW_DOWN, Key.ENTER);
  await web.find(By.css("select")).then((select) => select.sendKeys("C1"));
  await web.fill(labels.passNumber, details.passNumber);
  await web.press(details.passColour, "label");
  await web.press(de.profile.information.submit);
  await web.press(de.signUp.success.open);
  await web.open("/dashboard");
  await web.reads(khai.firstName);
});

test("after a wrong password somebody signs in, and nothing is left after signing out", async ({ web }) => {
  const { amira } = people;
  await web.open("/");
  await web.fill(EMAIL, amira.email);
  await web.type(Key.ENTER);
  await web.fill("Passwort", "falsch");
  await web.type(Key.ENTER);
  await web.reads("nicht geklappt");
  await web.type(amira.password, Key.ENTER);
  await web.isAt("/dashboard");
  await web.reads(amira.firstName);
  await web.press("Abmelden");
  await web.isAt("/auth/signin");
  await web.driver.navigate().back();
  await web.field(EMAIL);
  expect(await web.run(() => document.body.innerText)).not.toContain(amira.firstName);
});

test("a dialog holds the focus, closes with Escape and gives the focus back", async ({ web }) => {
  await web.signIn("amira", "/group");
  await web.press(de.groups.toDelete);
  await web.find(By.css("[role=dialog]"));
  for (const key of [Key.TAB, Key.TAB, Key.TAB, Key.TAB, Key.chord(Key.SHIFT, Key.TAB)]) {
    await web.type(key);
    expect(await web.run(() => document.activeElement?.closest("[role=dialog]"))).not.toBeNull();
  }
  await web.type(Key.ESCAPE);
  const focused = () => web.run(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(de.groups.toDelete);
});

test("the day is saved as a calendar file", async ({ web }) => {
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  await web.signIn("amira", "/events/my-event");
  await web.heading(de.myEvent.title);
  await web.press(de.myEvent.calendar.toCalendar);
  await expect.poll(() => readdirSync(downloads)).toContainEqual(expect.stringMatching(/\.ics$/));
});

test("a photo is taken with the camera", async ({ web }) => {
  const { terms, capture, review, result } = de.idCheck;
  await web.signIn("amira", "/legacy/id-terms");
  await web.fill(terms.labels.idNumber, "L01X00T471");
  await web.fill(terms.labels.firstName, "Kanarie Chidinma");
  await web.fill(terms.labels.lastName, "Kanarienvogel");
  await web.fill(terms.labels.dateOfBirth, "14.08.1991");
  await web.fill(terms.labels.cityOfBirth, "Kanarienstadt");
  await web.press(terms.submit);
  await web.press(terms.confirmed.toPhoto);
  await expect.poll(() => web.run(() => document.querySelector("video")?.readyState ?? 0)).toBeGreaterThan(1);
  await web.press(capture.take);
  await web.press(review.use);
  await web.heading(result.title);
});

const pages =
  "/dashboard /profile/overview /profile/complete /profile/contract /profile/payroll /events/apply /events/my-event /group/select /group/join /info/faq /settings /notifications /contract /code-of-conduct /legacy/my-profile /legacy/task-list /onboarding/welcome";

test("every page has a heading and does not scroll sideways", async ({ web }) => {
  await web.signIn("amira", "/dashboard");
  for (const page of pages.split(" ")) {
    await web.open(page);
    await web.find(By.css("h1"));
    expect(await web.path()).not.toContain("/auth");
    expect(await web.run(() => document.documentElement.scrollWidth - innerWidth), page).toBeLessThanOrEqual(0);
  }
});
