import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { code, password, submitCredentials, submitEmail } from "#tests/journeys/authPage.ts";
import { de } from "#tests/journeys/copy.ts";
import { button } from "#tests/journeys/journey.ts";
import { ports } from "#tests/ports.ts";
import { readPages } from "#workbench/shared/source/pages.ts";

/**
 * What the README and the guides promise somebody who has just cloned the repository, done by what the pages show and by
 * nothing else: nothing here asks the mock server itself or knows a person, a code or a password.
 */
const top = path.resolve(import.meta.dirname, "../..");
const readme = readFileSync(path.join(top, "README.md"), "utf8");
const pages = readPages();
const guides = pages.filter(({ file }) => /docs\/(einstieg|anleitungen)\/|(VonHand|Einfuehrung)\.mdx$/.test(file));

const urlOf = (port: number) => `http://127.0.0.1:${port}`;
const apps = { "npm run app": urlOf(ports.firstHourApp), "npm run preview": urlOf(ports.firstHourPreview) };
const workbench = urlOf(ports.firstHourWorkbench);

/** Pages of the workbench that the README names in italics: by their title or by its last part. */
function namedInReadme(): string[] {
  const names = [...readme.matchAll(/(?<!\w)_([A-ZÄÖÜ][^_`\n]+)_(?!\w)/g)].map(([, name = ""]) => name);
  return names
    .filter((name) => name !== "Texte")
    .map((name) => {
      const page = pages.find(({ title }) => title === name || title.endsWith(`/${name}`));
      if (!page) throw new Error(`The README names the page ${name}, which the workbench does not have.`);
      return page.id;
    });
}

const linkedInGuides = guides.flatMap(({ id, text }) => [
  id,
  ...[...text.matchAll(/\?path=\/(?:docs|story)\/([^#)"]+)/g)].map(([, other = ""]) => other),
]);

const addresses = [
  ...[readme, ...guides.map(({ text }) => text)].join("\n").matchAll(/localhost:(\d+)([^\s"`)<.\\]*)/g),
]
  .map(([, port = "", at = ""]) => ({ port, at: at === "" ? "/" : at }))
  .filter(({ at }) => !at.includes("/api/"));

/** Storybook gives its own windows one second to find each other, however slow the machine is; nothing depends on it. */
const STORYBOOK_IS_SLOW = /^Timed out waiting for leader state for UniversalStore follower/;

/** Every request that fails or is refused, and every warning and error in the console. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) seen.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    if (!STORYBOOK_IS_SLOW.test(error.message)) seen.push(error.message);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // What a page still loads when it is left, or loaded anew by the dev server, is stopped by the browser.
    if (reason !== "net::ERR_ABORTED") seen.push(`${reason}: ${request.url()}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) seen.push(`${answer.status()}: ${answer.url()}`);
  });
  return seen;
}

/** A second tab for the outbox, as the README has it; a database of its own, so that nobody's own outbox changes. */
async function openBoth(page: Page, app: string) {
  await page.context().setExtraHTTPHeaders({ "sandbox-database": `first-hour-${randomUUID()}` });
  const outbox = await page.context().newPage();
  const seen = [watch(page), watch(outbox)];
  await outbox.goto(`${app}/outbox`);
  await page.goto(app);
  return { outbox, seen };
}

const section = (outbox: Page, name: string) => outbox.getByRole("region", { name });
const cardOf = (outbox: Page, name: string | RegExp): Locator =>
  section(outbox, "Personen zum Ausprobieren").getByRole("listitem").filter({ hasText: name }).first();

async function credentialsOn(card: Locator) {
  await expect(card).toBeVisible();
  const [, email = "", chosen = ""] = /(\S+@\S+), Passwort (\S+),/.exec(await card.innerText()) ?? [];
  return { email, password: chosen };
}

for (const [command, app] of Object.entries(apps)) {
  test(`${command}: a person of the outbox signs in by what the outbox shows of them`, async ({ page }) => {
    const { outbox, seen } = await openBoth(page, app);
    const card = cardOf(outbox, "Anmelden mit Passwort");
    const name = await card.getByRole("heading").innerText();
    await submitCredentials(page, await credentialsOn(card));
    await expect(page.getByRole("heading", { level: 1, name: name.split(" ")[0] })).toBeVisible();
    expect(seen).toEqual([[], []]);
  });

  test(`${command}: a new person gets a code in the outbox, and the code is accepted`, async ({ page }) => {
    const { outbox, seen } = await openBoth(page, app);
    const { email } = await credentialsOn(cardOf(outbox, "mit E-Mail-Code"));
    await submitEmail(page, email);
    const codes = section(outbox, "E-Mails und SMS").locator("li", { has: outbox.locator(".code") });
    const message = codes.filter({ hasText: email });
    await expect(message).toBeVisible();
    await code(page).fill(await message.locator(".code").innerText());
    await expect(page).toHaveURL(/\/auth\/phone$/);
    expect(seen).toEqual([[], []]);
  });

  test(`${command}: a fault that is switched on in the outbox is met in the app, and is over when it is switched off`, async ({
    page,
  }) => {
    const { outbox, seen } = await openBoth(page, app);
    const faults = section(outbox, "Störungen");
    await expect(faults.getByLabel("Störung").getByRole("option")).toHaveCount(faultsPromised());
    await faults.getByLabel("Aufruf").selectOption("checkEmail");
    await faults.getByLabel("Störung").selectOption({ label: "Der Server wird gewartet (503)" });
    await faults.getByLabel("Wie oft").fill("9");
    await faults.getByRole("button", { name: "Störung einschalten" }).click();
    await expect(faults.getByText("checkEmail: Der Server wird gewartet (503), noch 9-mal")).toBeVisible();
    const { email } = await credentialsOn(cardOf(outbox, "Anmelden mit Passwort"));
    await submitEmail(page, email);
    await expect(page.getByText(de.auth.entry.problems.unableToCheck)).toBeVisible();
    await faults.getByRole("button", { name: "Alle Störungen aufheben" }).click();
    await expect(faults.getByRole("listitem")).toHaveCount(0);
    await button(page, de.auth.entry.submit).click();
    await expect(password(page)).toBeVisible();
    // The one answer that was to fail, and the browser's line about it.
    expect(seen.flat().toSorted()).toEqual([
      expect.stringMatching(/^503: .*\/api\/auth\/check-email$/),
      expect.stringMatching(/^error: Failed to load resource: .*503/),
    ]);
  });
}

/** The README tells how many kinds of fault there are. */
const faultsPromised = () => Number(/inject (\d+) kinds of fault/.exec(readme)?.[1]);

test("every address of the app that the README and the guides name shows a page", async ({ page }) => {
  const paths = [...new Set(addresses.filter(({ port }) => port === "5173").map(({ at }) => at))];
  expect(paths).toEqual(expect.arrayContaining(["/", "/outbox"]));
  const seen = watch(page);
  for (const at of paths) {
    await page.goto(apps["npm run app"] + at);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(seen).toEqual([]);
  expect([...new Set(addresses.map(({ port }) => port))].toSorted()).toEqual(["5173", "6006"]);
});

test("npm start: the workbench opens, and with it every page that the README and the guides name", async ({ page }) => {
  const seen = watch(page);
  await page.goto(workbench);
  const preview = page.frameLocator("#storybook-preview-iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  for (const id of new Set([...namedInReadme(), ...linkedInGuides])) {
    const mode = id.endsWith("--docs") ? "docs" : "story";
    await page.goto(`${workbench}/iframe.html?id=${encodeURIComponent(id)}&viewMode=${mode}`);
    await expect(page.getByRole("heading", { level: 1 }).first(), id).toBeVisible();
  }
  expect(seen).toEqual([]);
});
