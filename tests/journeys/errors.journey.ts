import type { Locator } from "@playwright/test";
import type { FaultKind } from "../../app/sandbox/faultKinds.ts";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { code, email, enterEmail, expect, heading, password, test } from "./journey.ts";
import {
  answerNext,
  button,
  enterPhone,
  fillProfile,
  inPage,
  newPassword,
  notice,
  openInvitation,
  phone,
  profile,
  saveProfile,
  setPassword,
  smsCode,
  toPassword,
  toProfile,
  toSmsCode,
} from "./wayIn.ts";

const { phone: number, email: address } = people.konstantin;

const { entry, code: codeTexts } = de.auth;
const { transport } = de.notices;
const unableToCheck = entry.problems.unableToCheck;
const smsNotSent = codeTexts.sendProblems.sendFailed.sms;
const mailNotSent = codeTexts.sendProblems.sendFailed.email;

const says = (field: Locator, text: string) => expect(field).toHaveAccessibleDescription(new RegExp(escaped(text)));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.describe("the entry", () => {
  test("asks for an address that is one before it asks the provider (AUTH-12, AUTH-13, MSG-01, MSG-02, VA-017..019)", async ({
    page,
    provider,
  }) => {
    await page.goto("/");
    await button(page, "Weiter").click();
    await says(email(page), entry.problems.required);
    await email(page).fill("amira@");
    await expect(email(page)).toHaveAccessibleDescription("");
    await email(page).press("Enter");
    await says(email(page), entry.problems.invalid);
    expect(await provider.calls("/auth/check-email")).toEqual([]);
  });

  for (const id of ["henrike", "tomasz"] as const)
    test(`says that ${id} has no account here, whoever manages it (AUTH-18, AUTH-19, MSG-03, VA-021, VA-022)`, async ({
      page,
    }) => {
      await enterEmail(page, people[id].email);
      await says(email(page), entry.problems.noAccount);
      await expect(email(page)).toBeEditable();
    });

  test("cannot tell with a status it does not know (AUTH-20, MSG-04, VA-023)", async ({ page }) => {
    await enterEmail(page, people.renate.email);
    await says(email(page), unableToCheck);
  });

  test("cannot tell without an answer, and then tries again (AUTH-21, MSG-04, VA-024)", async ({ page, provider }) => {
    await page.goto("/");
    await email(page).fill(address);
    for (const kind of ["offline", "server-error", "captive-portal", "wrong-shape", "maintenance"] as const) {
      await provider.fault("checkEmail", kind);
      await button(page, "Weiter").click();
      await says(email(page), unableToCheck);
      await email(page).fill(`${address} `);
      await email(page).fill(address);
    }
    await expect(page.locator("[data-tone]")).toHaveCount(0);
    await button(page, "Weiter").click();
    await expect(heading(page, "Code eingeben")).toBeVisible();
  });

  test("gives up after 30 seconds and not before (API-54, FMT-05, MSG-04)", async ({ page, provider }) => {
    await page.clock.install();
    await provider.fault("checkEmail", "no-answer");
    await enterEmail(page, address);
    await expect(button(page, "Wird geprüft …")).toBeVisible();
    await page.clock.runFor(28_000);
    await expect(button(page, "Wird geprüft …")).toBeVisible();
    await page.clock.runFor(3_000);
    await says(email(page), unableToCheck);
    await button(page, "Weiter").click();
    await expect(heading(page, "Code eingeben")).toBeVisible();
  });
});

test("an invitation refused without a word gets ours, expired and not (AUTH-29, AUTH-108, MSG-31, MSG-32)", async ({
  page,
  provider,
}) => {
  const refusals = [
    [{ success: false }, entry.alerts.invitationInvalid],
    [{ success: false, error: "INVITATION_EXPIRED" }, entry.alerts.invitationExpired],
  ] as const;
  for (const [body, text] of refusals) {
    await answerNext(page, "/invitations/validate", 410, body);
    await openInvitation(page, provider, "khai");
    await expect(inPage(page, text)).toBeVisible();
    await expect(email(page)).toHaveValue(people.khai.email);
  }
});

test.describe("the e-mail code", () => {
  const send = "/verification/email/send";
  const verify = "/verification/email/verify";

  test("is not sent: in the provider's words, in ours, or with the provider's patience (AUTH-65..67, MSG-42, VA-045..047, C-34)", async ({
    page,
    provider,
  }) => {
    await provider.fault("sendEmailCode", "unprocessable");
    await enterEmail(page, address);
    await expect(inPage(page, "Bitte prüfen Sie Ihre Angaben.")).toBeVisible();
    await expect(notice(page, "Bitte prüfen Sie Ihre Angaben.")).toHaveCount(1);
    await answerNext(page, send, 400, { success: false });
    await button(page, "Neuen Code anfordern").click();
    await expect(inPage(page, mailNotSent)).toBeVisible();
    await answerNext(page, send, 429, { success: false, remainingSeconds: 137 });
    await button(page, "Neuen Code anfordern").click();
    await expect(page.getByRole("timer")).toHaveText(/in 13\d\sSekunden/);
    await expect(inPage(page, mailNotSent)).toHaveCount(0);
  });

  test("is refused: wrong, expired, without a word, and without an answer (AUTH-76, AUTH-77, MSG-26, MSG-40, MSG-41, VA-042, VA-043, C-29)", async ({
    page,
    provider,
  }) => {
    await enterEmail(page, address);
    const right = await provider.code(address);
    const tries = [
      [{ error: "INVALID_CODE" }, codeTexts.problems.wrong.email],
      [{ error: "CODE_EXPIRED" }, codeTexts.problems.expired],
      [{ message: "Diese Ziffern kennen wir nicht." }, "Diese Ziffern kennen wir nicht."],
    ] as const;
    for (const [body, text] of tries) {
      await answerNext(page, verify, 400, { success: false, ...body });
      await code(page).fill(right);
      // Only the first goes out by itself: the same digits are not sent again unasked (P22).
      if (body !== tries[0][0]) await button(page, "Code bestätigen").click();
      await says(code(page), text);
      await expect(code(page)).toHaveValue("");
    }
    await answerNext(page, verify, 500, {});
    await code(page).fill(right);
    await button(page, "Code bestätigen").click();
    await says(code(page), codeTexts.problems.notChecked);
    await expect(code(page)).toHaveValue(right);
    await button(page, "Code bestätigen").click();
    await expect(page).toHaveURL("/auth/phone");
  });

  test("that is more than ten minutes old is told in place, and a new one does it (MSG-41, C-29, VA-043)", async ({
    page,
    provider,
  }) => {
    await page.clock.install();
    await enterEmail(page, address);
    const old = await provider.code(address);
    await provider.advance(11 * 60);
    await code(page).fill(old);
    await says(code(page), "Der Code ist abgelaufen. Bitte fordern Sie einen neuen an.");
    await page.clock.runFor(61_000);
    await button(page, "Neuen Code anfordern").click();
    await expect.poll(() => provider.code(address)).not.toBe(old);
    await code(page).fill(await provider.code(address));
    await expect(page).toHaveURL("/auth/phone");
  });
});

test.describe("the phone", () => {
  const send = "/verification/sms/send";

  test("has to be a number (AUTH-44, AUTH-45, VA-053, VA-054)", async ({ page, provider }) => {
    await openInvitation(page, provider, "konstantin");
    await enterPhone(page, "  ");
    await says(phone(page), de.signUp.phone.problems.required);
    for (const wrong of ["0171 Anna", "0171+22", "()-"]) {
      await enterPhone(page, wrong);
      await says(phone(page), de.signUp.phone.problems.invalid);
      await phone(page).fill("");
      await expect(phone(page)).toHaveAccessibleDescription(de.signUp.phone.hint);
    }
    expect(await provider.calls(send)).toEqual([]);
  });

  const refusals: [FaultKind | { status: number; body: object }, atField: string, inNotice: string][] = [
    ["unprocessable", "Bitte prüfen Sie Ihre Angaben.", "Bitte prüfen Sie Ihre Angaben."],
    ["refused-with-200", "Das hat nicht geklappt.", "Das hat nicht geklappt."],
    ["maintenance", "Wartungsarbeiten bis 18:00 Uhr.", "Wartungsarbeiten bis 18:00 Uhr."],
    ["captive-portal", smsNotSent, smsNotSent],
    [{ status: 400, body: {} }, smsNotSent, smsNotSent],
    [{ status: 503, body: {} }, smsNotSent, transport.maintenance],
    [{ status: 426, body: {} }, smsNotSent, transport.updateRequired],
  ];

  test("gets no SMS: the reason stands at the number and in one notice (API-63, AUTH-76, AUTH-77, MSG-25, MSG-50, MSG-52, VA-056, C-47, C-50)", async ({
    page,
    provider,
  }) => {
    await openInvitation(page, provider, "konstantin");
    for (const [kind, atField, inNotice] of refusals) {
      if (typeof kind === "string") await provider.fault("sendSmsCode", kind);
      else await answerNext(page, send, kind.status, kind.body);
      await enterPhone(page);
      await says(phone(page), atField);
      await expect(notice(page, inNotice).last()).toBeVisible();
      await expect(phone(page)).toHaveValue(number);
    }
    await enterPhone(page);
    await expect(page).toHaveURL("/auth/verify-phone");
  });

  test("offline says so and goes on when the net is back (MSG-49, F15)", async ({ page, provider, context }) => {
    const list = page.waitForResponse(/PostedNotices-/);
    const words = page.waitForResponse(/notices-/);
    await openInvitation(page, provider, "konstantin");
    await expect(phone(page)).toBeVisible();
    await Promise.all([list, words]);
    await context.setOffline(true);
    await enterPhone(page);
    await says(phone(page), smsNotSent);
    await expect(notice(page, transport.offline)).toBeVisible();
    await context.setOffline(false);
    await enterPhone(page);
    await expect(page).toHaveURL("/auth/verify-phone");
  });

  test("stays when not even the notice about it can be fetched, and says it in place (A9, F15)", async ({
    page,
    provider,
    context,
  }) => {
    await page.route(/PostedNotices-/, (route) => route.abort());
    await openInvitation(page, provider, "konstantin");
    await expect(phone(page)).toBeVisible();
    await context.setOffline(true);
    await enterPhone(page, "+49 171 0000002");
    await says(phone(page), smsNotSent);
    await expect(phone(page)).toHaveValue("+49 171 0000002");
    await context.setOffline(false);
    await enterPhone(page);
    await expect(page).toHaveURL("/auth/verify-phone");
  });

  test("waits 30 seconds for an answer and says that it takes too long (MSG-06, MSG-51, API-54)", async ({
    page,
    provider,
  }) => {
    await page.clock.install();
    await openInvitation(page, provider, "konstantin");
    await provider.fault("sendSmsCode", "no-answer");
    await enterPhone(page);
    await expect(button(page, "Code wird gesendet …")).toBeVisible();
    await page.clock.runFor(31_000);
    await says(phone(page), smsNotSent);
    await expect(notice(page, transport.timeout)).toBeVisible();
  });

  test("that asked too often goes on to the code with the wait that the provider names (AUTH-68, C-31, C-32, VA-064)", async ({
    page,
    provider,
  }) => {
    await answerNext(page, send, 429, { success: false, data: { remainingSeconds: 137 } });
    await openInvitation(page, provider, "konstantin");
    await enterPhone(page);
    await expect(page).toHaveURL("/auth/verify-phone");
    await expect(page.getByRole("timer")).toHaveText(/in 13\d\sSekunden/);
  });

  test("loses the proof of the address with each sentence that says so (AUTH-69..75, VA-067)", async ({
    page,
    provider,
  }) => {
    const bodies = [
      { message: "Your session has expired" },
      { message: "Email verification needed" },
      { message: "Invalid or expired token" },
      { message: "Invalid session" },
      { message: "Please verify your email first" },
      { error: "TOKEN_EXPIRED", message: "Das ging nicht." },
    ];
    for (const body of bodies) {
      await answerNext(page, send, 400, { success: false, ...body });
      await openInvitation(page, provider, "konstantin");
      await enterPhone(page);
      await expect(heading(page, "E-Mail-Bestätigung abgelaufen"), JSON.stringify(body)).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem("emailVerificationToken"))).toBeNull();
    }
  });
});

test.describe("the SMS code", () => {
  test("is refused: wrong, expired, and without an answer (AUTH-76, AUTH-77, MSG-26, MSG-40, MSG-41, VA-063, C-29)", async ({
    page,
    provider,
  }) => {
    await toSmsCode(page, provider, "konstantin");
    const right = await provider.code(number);
    await smsCode(page).fill(right === "000000" ? "111111" : "000000");
    await says(smsCode(page), "Dieser Code passt nicht. Bitte prüfen Sie die 6 Ziffern.");
    await expect(smsCode(page)).toHaveValue("");
    await provider.fault("verifySmsCode", "wrong-shape");
    await answerNext(page, "/verification/sms/verify", 400, {});
    await smsCode(page).fill(right);
    await says(smsCode(page), codeTexts.problems.wrong.sms);
    await provider.clearFaults();
    await provider.fault("verifySmsCode", "bad-gateway-page");
    await smsCode(page).fill("");
    await smsCode(page).fill(right);
    await button(page, "Code bestätigen").click();
    await says(smsCode(page), codeTexts.problems.notChecked);
    await expect(smsCode(page)).toHaveValue(right);
    await provider.advance(11 * 60);
    await button(page, "Code bestätigen").click();
    await says(smsCode(page), "Der Code ist abgelaufen. Bitte fordern Sie einen neuen an.");
    await expect(page).toHaveURL("/auth/verify-phone");
  });

  test("an answer that does not say that the code is right leads nowhere, and the code stays for another try (API-26, AUTH-77)", async ({
    page,
    provider,
  }) => {
    await toSmsCode(page, provider, "konstantin");
    const right = await provider.code(number);
    await answerNext(page, "/verification/sms/verify", 200, { unexpected: {} });
    await smsCode(page).fill(right);
    await says(smsCode(page), codeTexts.problems.notChecked);
    await expect(smsCode(page)).toHaveValue(right);
    await expect(page).toHaveURL("/auth/verify-phone");
    await button(page, codeTexts.submit).click();
    await expect(page).toHaveURL("/auth/password");
  });

  test("is not sent again: in the provider's words and in ours, and then it is (MSG-25, VA-060, VA-065)", async ({
    page,
    provider,
  }) => {
    await page.clock.install();
    await toSmsCode(page, provider, "konstantin");
    await page.clock.runFor(61_000);
    await provider.advance(61);
    await provider.fault("sendSmsCode", "conflict");
    await button(page, "Neuen Code anfordern").click();
    await expect(inPage(page, "Jemand war schneller.")).toBeVisible();
    await provider.fault("sendSmsCode", "captive-portal");
    await button(page, "Neuen Code anfordern").click();
    await expect(inPage(page, smsNotSent)).toBeVisible();
    await button(page, "Neuen Code anfordern").click();
    await expect(page.getByRole("timer")).toHaveText(/in \d\d\sSekunden/);
    await expect(notice(page, "Wir haben Ihnen eine SMS geschickt.", "success")).toBeVisible();
  });
});

test("a password that cannot be kept says why and stays in its field (AUTH-76, AUTH-77, MSG-26, VA-076)", async ({
  page,
  provider,
}) => {
  await toPassword(page, provider, "konstantin");
  await provider.fault("createPassword", "forbidden");
  await setPassword(page, people.konstantin.password);
  await says(newPassword(page), "Dafür fehlt Ihnen das Recht.");
  await provider.fault("createPassword", "captive-portal");
  await button(page, "Passwort speichern").click();
  await says(newPassword(page), de.signUp.password.problems.notCreated);
  await expect(notice(page, de.notices.password.createFailed)).toBeVisible();
  await expect(newPassword(page)).toHaveValue(people.konstantin.password);
  await button(page, "Passwort speichern").click();
  await expect(heading(page, "Profil ausfüllen")).toBeVisible();
});

test.describe("the profile", () => {
  const failed = de.notices.profile.updateFailed;

  test("that cannot be loaded offers to try again (MSG-16, MSG-18, VA-079, VA-128)", async ({ page, provider }) => {
    await provider.fault("getExtra", "server-error");
    await toPassword(page, provider, "konstantin");
    await answerNext(page, "/extras/*", 500, {});
    await setPassword(page, people.konstantin.password);
    await expect(page.getByText(de.profile.information.failure.title)).toBeVisible();
    await provider.clearFaults();
    await button(page, de.failure.retry).click();
    await expect(profile.firstName(page)).toHaveValue(people.konstantin.firstName);
  });

  test("asks for the list of countries once more (VA-080)", async ({ page, provider }) => {
    await provider.fault("getCountries", "captive-portal");
    await toProfile(page, provider, "konstantin");
    await expect(page.getByText(de.profile.form.list.failed)).toBeVisible();
    await button(page, de.profile.form.list.retry).click();
    await fillProfile(page);
    await saveProfile(page);
    await expect(heading(page, /^Willkommen/)).toBeVisible();
  });

  test("that cannot be saved says so above the form and in a notice, and keeps what was typed (INFO-25..27, MSG-39, VA-094, VA-095)", async ({
    page,
    provider,
  }) => {
    await toProfile(page, provider, "konstantin");
    await fillProfile(page);
    await provider.fault("updateExtra", "captive-portal");
    await saveProfile(page);
    await expect(inPage(page, de.profile.problems.saveFailed)).toBeVisible();
    await expect(notice(page, failed)).toHaveCount(1);
    await expect(profile.passNumber(page)).toHaveValue("FA-2044-7781");
    await saveProfile(page);
    await expect(notice(page, de.notices.profile.updated, "success")).toBeVisible();
    await expect(heading(page, /^Willkommen/)).toBeVisible();
  });
});

test.describe("signing in", () => {
  const { unexpected, refused } = de.signIn.problems;

  test("knows a refusal from a provider that is out of order (AUTH-91, AUTH-92, MSG-28, MSG-30, VA-099, VA-100, C-49)", async ({
    page,
    provider,
  }) => {
    await enterEmail(page, people.amira.email);
    await password(page).fill(people.amira.password);
    for (const [kind, text] of [
      ["offline", unexpected],
      ["server-error", unexpected],
      ["maintenance", unexpected],
      ["token-dead-refresh-ok", refused],
      ["forbidden", refused],
      ["refused-with-200", refused],
    ] as const) {
      await provider.fault("login", kind);
      await button(page, "Anmelden").click();
      await says(password(page), text);
      await expect(notice(page, text).last()).toBeVisible();
      await expect(password(page)).toHaveValue(people.amira.password);
    }
    expect(await provider.calls("/auth/refresh")).toEqual([]);
    await button(page, "Anmelden").click();
    await expect(notice(page, de.notices.login.success, "success")).toBeVisible();
  });

  test("gives up after 30 seconds (AUTH-92, API-54, VA-100)", async ({ page, provider }) => {
    await page.clock.install();
    await enterEmail(page, people.amira.email);
    await provider.fault("login", "stall");
    await password(page).fill(people.amira.password);
    await button(page, "Anmelden").click();
    await expect(button(page, "Sie werden angemeldet …")).toBeVisible();
    await page.clock.runFor(31_000);
    await says(password(page), unexpected);
  });
});

test("a link that cannot be sent says why (AUTH-97, MSG-11, MSG-19, MSG-44, MSG-45, VA-109, VA-112, C-45)", async ({
  page,
}) => {
  const forgot = async (status: number, body: unknown) => {
    await answerNext(page, "/auth/forgot-password", status, body);
    await button(page, "Link anfordern").click();
  };
  await page.goto("/forgot-password");
  await button(page, "Link anfordern").click();
  await says(email(page), entry.problems.required);
  await email(page).fill("amira@");
  await button(page, "Link anfordern").click();
  await says(email(page), entry.problems.invalid);
  await email(page).fill(people.amira.email);
  await forgot(404, { error: "USER_NOT_FOUND" });
  await says(email(page), de.recovery.forgot.problems.userNotFound);
  await forgot(403, { error: "USER_NOT_VERIFIED" });
  await says(email(page), de.recovery.forgot.problems.userNotVerified);
  await forgot(400, { message: "Diese Adresse geht nicht." });
  await says(email(page), "Diese Adresse geht nicht.");
  await forgot(500, {});
  await says(email(page), de.recovery.forgot.problems.failed);
  await expect(notice(page, de.recovery.forgot.problems.failed).last()).toBeVisible();
});

test("a new password that cannot be kept says so (AUTH-105, MSG-36, VA-123)", async ({ page, provider }) => {
  await page.goto("/forgot-password");
  await email(page).fill(people.amira.email);
  await button(page, "Link anfordern").click();
  await page.goto(await provider.link(people.amira.email, "/reset-password"));
  await page.getByLabel(de.recovery.reset.confirmation).fill("Neuanfang!27");
  await provider.fault("resetPassword", "captive-portal");
  await setPassword(page, "Neuanfang!27");
  await says(newPassword(page), de.recovery.reset.problems.failed);
  await button(page, "Passwort speichern").click();
  await expect(heading(page, "Passwort neu gesetzt")).toBeVisible();
});
