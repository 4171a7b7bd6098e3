import type { Locator, Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { code, email, enterEmail, expect, heading, password, test, type Provider } from "./journey.ts";
import { accepting, refusing, survives } from "./survives.ts";
import {
  details,
  fillProfile,
  newPassword,
  notice,
  openInvitation,
  phone,
  profile,
  saveProfile,
  smsCode,
  toPassword,
  toProfile,
} from "./wayIn.ts";

const submit = (page: Page) => page.locator("button[type=submit]");
const repeated = (page: Page) => page.getByLabel(de.recovery.reset.confirmation);

const { phone: number, email: address, password: chosen } = people.konstantin;
const fresh = "Neuanfang!27";

/** A provider that is slow enough for somebody to become impatient. */
async function whileSlow(provider: Provider, press: () => Promise<void>) {
  await provider.settings({ latencyMs: 500 });
  await press();
  await provider.settings({ latencyMs: 0 });
}

/** What impatience does to a form: a double click, Enter in the field, and the button once more. */
const storm = (page: Page, field: Locator, provider: Provider) =>
  whileSlow(provider, async () => {
    await submit(page).dblclick();
    await field.press("Enter");
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.form?.requestSubmit();
    });
  });

test.describe("one request, however often somebody presses (F6, P22)", () => {
  test("on the way through the sign-up (F6)", async ({ page, provider }) => {
    const once = async (path: string) => expect(await provider.calls(path), path).toHaveLength(1);

    await page.goto("/");
    await email(page).fill(address);
    await storm(page, email(page), provider);
    await expect(heading(page, de.auth.code.title)).toBeVisible();
    await once("/auth/check-email");
    await once("/verification/email/send");

    const mailed = await provider.code(address);
    await whileSlow(provider, async () => {
      await code(page).fill(mailed);
      await code(page).press("Enter");
      await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    });
    await expect(phone(page)).toBeVisible();
    await once("/verification/email/verify");

    await phone(page).fill(number);
    await storm(page, phone(page), provider);
    await expect(smsCode(page)).toBeVisible();
    await once("/verification/sms/send");

    const sent = await provider.code(number);
    await whileSlow(provider, async () => {
      await smsCode(page).fill(sent);
      await smsCode(page).press("Enter");
      await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    });
    await expect(newPassword(page)).toBeVisible();
    await once("/verification/sms/verify");

    await newPassword(page).fill(chosen);
    await storm(page, newPassword(page), provider);
    await expect(profile.dateOfBirth(page)).toBeVisible();
    await once("/auth/create-password");

    await fillProfile(page);
    const saves = async () => (await provider.calls("/extras/")).filter(({ method }) => method === "PUT").length;
    const before = await saves();
    await storm(page, profile.passNumber(page), provider);
    await expect(heading(page, /^Willkommen/)).toBeVisible();
    expect(await saves()).toBe(before + 1);

    await page.getByRole("button", { name: de.signUp.success.open }).dblclick();
    await expect(page).toHaveURL("/dashboard");
  });

  test("on the way back to a password and with it (F6)", async ({ page, provider }) => {
    const to = people.amira.email;
    await page.goto("/forgot-password");
    await email(page).fill(to);
    await storm(page, email(page), provider);
    await expect(heading(page, de.recovery.sent.title)).toBeVisible();
    expect(await provider.calls("/auth/forgot-password")).toHaveLength(1);

    await page.goto(await provider.link(to, "/reset-password"));
    await newPassword(page).fill(fresh);
    await repeated(page).fill(fresh);
    await storm(page, repeated(page), provider);
    await expect(heading(page, de.recovery.resetDone.title)).toBeVisible();
    expect(await provider.calls("/auth/reset-password")).toHaveLength(1);
    expect(await provider.calls("/auth/validate-reset-token")).toHaveLength(1);

    await enterEmail(page, to);
    await password(page).fill(fresh);
    await storm(page, password(page), provider);
    await expect(page).toHaveURL("/dashboard");
    expect(await provider.calls("/auth/login")).toHaveLength(1);
  });

  test("a new code is sent once for two clicks (F6)", async ({ page, provider }) => {
    await page.clock.install();
    await enterEmail(page, address);
    await provider.code(address);
    await provider.advance(61);
    await page.clock.runFor(61_000);
    await whileSlow(provider, () => page.getByRole("button", { name: de.auth.code.resend.ready }).dblclick());
    await expect(page.getByRole("timer")).toBeVisible();
    expect(await provider.calls("/verification/email/send")).toHaveLength(2);
  });
});

/** The words beside a field that say what is wrong with it. */
const errorIn = (page: Page) =>
  page
    .getByRole("main")
    .locator("[aria-live] > p")
    .filter({ visible: true, has: page.locator("svg") });

test.describe("a form outlives whatever the provider does (F8, A9)", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("the entry (F8)", async ({ page, provider }) => {
    await page.goto("/");
    await email(page).fill(address);
    await survives(page, provider, {
      call: "checkEmail",
      path: /check-email/,
      fields: [email(page)],
      message: () => errorIn(page),
    });
    await submit(page).click();
    await expect(heading(page, de.auth.code.title)).toBeVisible();
  });

  test("the phone (F8)", async ({ page, provider }) => {
    await openInvitation(page, provider, "konstantin");
    await phone(page).fill("+49 171 0000003");
    await survives(page, provider, {
      call: "sendSmsCode",
      path: /sms\/send/,
      fields: [phone(page)],
      message: () => errorIn(page),
    });
    await submit(page).click();
    await expect(smsCode(page)).toBeVisible();
  });

  test("the first password (F8)", async ({ page, provider }) => {
    await toPassword(page, provider, "konstantin");
    await newPassword(page).fill(chosen);
    await survives(page, provider, {
      call: "createPassword",
      path: /create-password/,
      fields: [newPassword(page)],
      message: () => errorIn(page),
    });
    await submit(page).click();
    await expect(profile.dateOfBirth(page)).toBeVisible();
  });

  test("the sign-in (F8)", async ({ page, provider }) => {
    await enterEmail(page, people.amira.email);
    await password(page).fill(people.amira.password);
    await survives(page, provider, {
      call: "login",
      path: /auth\/login/,
      fields: [password(page)],
      message: () => errorIn(page),
    });
    await submit(page).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("the forgotten password (F8)", async ({ page, provider }) => {
    await page.goto("/forgot-password");
    await email(page).fill(people.amira.email);
    await survives(page, provider, {
      call: "forgotPassword",
      path: /forgot-password/,
      fields: [email(page)],
      message: () => errorIn(page),
    });
    await submit(page).click();
    await expect(heading(page, de.recovery.sent.title)).toBeVisible();
  });

  test("the new password (F8)", async ({ page, provider }) => {
    await page.goto("/forgot-password");
    await email(page).fill(people.amira.email);
    await submit(page).click();
    await page.goto(await provider.link(people.amira.email, "/reset-password"));
    await newPassword(page).fill(fresh);
    await repeated(page).fill(fresh);
    await survives(page, provider, {
      call: "resetPassword",
      path: /reset-password/,
      fields: [newPassword(page), repeated(page)],
      message: () => errorIn(page),
    });
    await submit(page).click();
    await expect(heading(page, de.recovery.resetDone.title)).toBeVisible();
  });
});

test.describe("the profile outlives all 26 faults (F8)", () => {
  test("17 of them one after the other, and is saved after all (F8, INFO-26, A9)", async ({ page, provider }) => {
    await page.clock.install();
    await toProfile(page, provider, "konstantin");
    await fillProfile(page);
    await profile.city(page).fill("Rüsselsheim");
    const { passColour, ...texts } = profile;
    await survives(
      page,
      provider,
      {
        call: "updateExtra",
        path: /\/api\/extras\/\d+$/,
        fields: Object.values(texts).map((field) => field(page)),
        message: () => page.getByRole("main").getByRole("alert").filter({ visible: true }),
      },
      refusing,
    );
    await expect(passColour(page)).toBeChecked();
    await saveProfile(page);
    await expect(heading(page, /^Willkommen/)).toBeVisible();
  });

  for (const kind of accepting)
    test(`${kind} is an answer all the same, and saves (F8, C-44)`, async ({ page, provider }) => {
      await toProfile(page, provider, "konstantin");
      await fillProfile(page);
      await provider.fault("updateExtra", kind);
      await saveProfile(page);
      await expect(heading(page, /^Willkommen/)).toBeVisible({ timeout: 15_000 });
    });

  test("a session that the provider ends leads to the entry with one word, and the account stays (C-75, SESS-14)", async ({
    page,
    provider,
  }) => {
    await toProfile(page, provider, "konstantin");
    await fillProfile(page);
    await provider.fault("updateExtra", "token-dead-refresh-refused");
    await saveProfile(page);
    await expect(page).toHaveURL("/auth/signin");
    await expect(notice(page, /./)).toHaveCount(1);
    await email(page).fill(address);
    await submit(page).click();
    await password(page).fill(chosen);
    await submit(page).click();
    await expect(page).toHaveURL("/dashboard");
  });
});

test.describe("what a browser can fill in (A14)", () => {
  /** Name and autocomplete of everything that takes text, in the order of the page. */
  const fields = (page: Page) =>
    page
      .locator("main :is(input, select):not([type=radio])")
      .evaluateAll((all) => all.map((field) => `${field.getAttribute("name")}: ${field.getAttribute("autocomplete")}`));

  test("every field of the way in names what belongs into it (A14)", async ({ page, provider }) => {
    await page.goto("/");
    await expect(email(page)).toBeVisible();
    expect(await fields(page)).toEqual(["email: username"]);
    await enterEmail(page, people.amira.email);
    await expect(password(page)).toBeVisible();
    expect(await fields(page)).toEqual(["username: username", "password: current-password"]);
    await page.goto("/forgot-password");
    await expect(email(page)).toBeVisible();
    expect(await fields(page)).toEqual(["email: username"]);
    await enterEmail(page, address);
    await expect(code(page)).toBeVisible();
    expect(await fields(page)).toEqual(["null: one-time-code"]);
    await openInvitation(page, provider, "konstantin");
    await expect(phone(page)).toBeVisible();
    expect(await fields(page)).toEqual(["phone: tel"]);
    await toProfile(page, provider, "konstantin");
    const asked = await fields(page);
    expect(asked).toEqual(
      expect.arrayContaining([
        "firstName: given-name",
        "lastName: family-name",
        "dateOfBirth: bday",
        "nationality: off",
        "email: email",
        "phone: tel",
        "passNumber: off",
        "street: street-address",
        "postalCode: postal-code",
        "city: address-level2",
        "cityOfBirth: off",
        "company: organization",
        "department: off",
      ]),
    );
    expect(asked.filter((field) => field.endsWith(": null"))).toEqual(["germanLevel: null"]);
  });

  test("new passwords are new ones, with the person they belong to (A14)", async ({ page, provider }) => {
    await toPassword(page, provider, "konstantin");
    expect(await fields(page)).toEqual(["username: username", "new-password: new-password"]);
    await page.goto("/forgot-password");
    await email(page).fill(people.amira.email);
    await submit(page).click();
    await page.goto(await provider.link(people.amira.email, "/reset-password"));
    await expect(newPassword(page)).toBeVisible();
    expect(await fields(page)).toEqual([
      "username: username",
      "new-password: new-password",
      "new-password-confirmation: new-password",
    ]);
  });

  test("everything can be pasted, passwords of 200 characters too (A14)", async ({ page, provider }) => {
    const long = `Aa1!${"x".repeat(196)}`;
    const paste = async (field: Locator, text: string) => {
      const before = page.getByRole("textbox").first();
      await before.fill(text);
      await before.press("ControlOrMeta+a");
      await before.press("ControlOrMeta+x");
      await field.press("ControlOrMeta+v");
      await expect(field).toHaveValue(text);
    };
    await page.goto("/");
    await paste(email(page), people.amira.email);
    await email(page).fill(long);
    await email(page).press("ControlOrMeta+a");
    await email(page).press("ControlOrMeta+c");
    await email(page).fill(people.amira.email);
    await submit(page).click();
    await password(page).press("ControlOrMeta+v");
    await expect(password(page)).toHaveValue(long);
    await openInvitation(page, provider, "konstantin");
    await paste(phone(page), details.passNumber);
  });
});
