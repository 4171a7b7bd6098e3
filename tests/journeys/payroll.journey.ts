import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { bankAndTax, insuranceNumber } from "./bankAndTax.ts";
import { de } from "./copy.ts";
import { button, expect, heading, notice, signIn, test } from "./journey.ts";

const { form, info, financial, documents, religions, employmentTypes, taxClasses } = de.payroll;
const { labels } = form;

/** As somebody types it who copies the IBAN from a card. */
const own = { ...bankAndTax, iban: "de75\u00a05121\u00a00800\u00a01245\u00a01261\u00a099" };
const marked = /5121|SOGEDEFF|Kanarien|99887766|Class 3|Jewish|Minor Employment/;

const field = (page: Page, name: keyof typeof labels) => page.getByLabel(labels[name], { exact: true });
const save = (page: Page) => button(page, form.save.submit).click();
const saved = (page: Page) => notice(page, de.notices.payroll.saved, "success");

/** Everything a browser can keep, as one text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.cookie,
      databases,
      caches,
    ]);
  });

/** One of the four parts of the profile on the dashboard. */
const part = (page: Page) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${de.dashboard.partNames.payroll}`) });

async function openPayroll(page: Page) {
  await page.getByRole("button", { name: de.dashboard.partsToggle.show }).click();
  await part(page).click();
  await expect(heading(page, info.title)).toBeVisible();
}

async function fillPayroll(page: Page) {
  for (const [name, value] of Object.entries(own)) await field(page, name as keyof typeof own).fill(value);
  await field(page, "taxClass").selectOption("Class 3");
}

test("example data is marked and never saved unconfirmed; one's own is saved, counts, and stays off the device (PAY-02, PAY-08, P35, S6, VS-087)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await openPayroll(page);
  await expect(page.getByText(form.sample.title)).toBeVisible();
  await save(page);
  await expect(field(page, "iban")).toBeFocused();
  await expect(page).toHaveURL("/profile/payroll");
  await expect(page.getByRole("link", { name: /Ihre eigene Angabe/ })).toHaveCount(3);

  await fillPayroll(page);
  await field(page, "bic").focus();
  await expect(field(page, "iban")).toHaveValue("DE75 5121 0800 1245 1261 99");
  await expect(page.getByText(form.sample.none)).toBeVisible();
  await page.getByRole("checkbox", { name: form.churchTax }).click();
  await save(page);
  await expect(saved(page)).toHaveCount(1);
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: de.dashboard.partsToggle.show }).click();
  await expect(part(page)).toContainText(de.dashboard.badges.done);
  expect(await kept(page)).not.toMatch(marked);

  await part(page).click();
  await expect(field(page, "accountHolder")).toHaveValue(own.accountHolder);
  await expect(page.getByText(form.sample.title)).toHaveCount(0);
  await page.reload();
  await expect(field(page, "accountHolder")).toHaveValue(own.accountHolder);
  await expect(page.getByText(form.sample.title)).toHaveCount(0);
  expect(await kept(page)).not.toMatch(marked);
});

test("financial data is opened from billing data and leads back there, ticked; signing out leaves nothing behind (PAY-09, PAY-16, D-67, S6, S7, VS-092)", async ({
  page,
}) => {
  await signIn(page, "amira");
  await page.goto("/legacy/billing-data");
  const { financialData } = de.myProfile.billing.entries;
  await page.getByRole("button", { name: new RegExp(financialData.title) }).click();
  await expect(heading(page, financial.title)).toBeVisible();
  await save(page);
  await expect(page.getByText(financial.validation.allRequired)).toBeVisible();

  await field(page, "iban").fill(own.iban);
  await field(page, "accountHolder").fill(own.accountHolder);
  await field(page, "taxClass").selectOption({ label: taxClasses.class7 });
  await field(page, "employmentType").selectOption({ label: employmentTypes.minor });
  await field(page, "religion").selectOption({ label: religions.jewish });
  await field(page, "socialSecurityNumber").fill(insuranceNumber);
  await save(page);
  await expect(saved(page)).toHaveCount(1);
  await expect(page).toHaveURL("/legacy/billing-data");
  await expect(page.getByRole("button", { name: new RegExp(financialData.title) })).toContainText(
    de.myProfile.billing.badges.done,
  );
  expect(await kept(page)).not.toMatch(marked);
  await page.goto("/dashboard");
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  expect(await kept(page)).not.toMatch(marked);
  await signIn(page, "jasper");
  await page.goto("/legacy/financial-data");
  await expect(field(page, "iban")).toHaveValue("");
  await expect(page.getByText(form.onFile)).toHaveCount(0);
});

test("payslips arrive as real PDFs (PAY-15, VS-095)", async ({ page }) => {
  await signIn(page, "amira");
  await page.goto("/legacy/billing-data");
  await page.getByRole("button", { name: new RegExp(de.myProfile.billing.entries.payrollDocument.title) }).click();
  await expect(heading(page, documents.title)).toBeVisible();
  const rows = page.getByRole("link", { name: /Lohnabrechnung/ });
  await expect(rows).toHaveCount(3);
  const [download] = await Promise.all([page.waitForEvent("download"), rows.first().click()]);
  expect(download.suggestedFilename()).toMatch(/^Lohnabrechnung .+ \d{4}\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.length).toBeGreaterThan(1000);
  await expect(page).toHaveURL("/legacy/payroll-document");
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/legacy/billing-data");
});
