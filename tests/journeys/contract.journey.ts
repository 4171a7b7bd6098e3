import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { BrowserContext, Download, Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { textsOfPdf } from "../sandbox/pdfTexts.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, notice, signIn, test } from "./journey.ts";

const { data, page: screen } = de.contract;
const card = de.contractCard;
const mailbox = "vertrag@probebetrieb.example";
const fullName = `${people.amira.firstName} ${people.amira.lastName}`;

/** A text with no-break spaces, as a pattern for the page. */
const words = (text: string) => new RegExp(text.replaceAll("\u00a0", "\\s").replaceAll(/[.?]/g, String.raw`\$&`));

async function readPdf(download: Download): Promise<{ name: string; title: string | undefined; text: string }> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const pdf = await PDFDocument.load(bytes);
  return { name: download.suggestedFilename(), title: pdf.getTitle(), text: textsOfPdf(pdf) };
}

async function saved(page: Page, name: string | RegExp) {
  const download = page.waitForEvent("download");
  await button(page, name).click();
  return readPdf(await download);
}

/** Where the contract stands, as the provider has it. */
const setContract = (page: Page, contract: object) =>
  page.request.put(`/outbox/api/procedures/${people.amira.extraId}`, { data: { contract } });

/** The screen is still there after a reload. */
async function staysAt(page: Page, title: string) {
  await expect(heading(page, title)).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
}

test("from the download to the complete contract and on to the ID check, with a reload in every status; the original opens beside the page and is let go of with it (CONTR-19, CONTR-24, CONTR-27, D-13, S7)", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const addresses = new Set<string>();
    Object.assign(globalThis, { addresses });
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (thing) => {
      const address = create(thing);
      addresses.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      addresses.delete(address);
      revoke(address);
    };
  });
  const kept = () => page.evaluate(() => (globalThis as unknown as { addresses: Set<string> }).addresses.size);
  await signIn(page, "amira");
  const shown = page.getByRole("region", { name: card.download.title });
  await expect(shown).toContainText("Schritt 4 von 8");
  await shown.getByRole("button", { name: card.download.view }).click();
  await expect(page).toHaveURL("/contract");
  await staysAt(page, card.download.title);

  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const toSign = await saved(page, screen.download.submit);
  expect(toSign).toMatchObject({ name: "Arbeitsvertrag.pdf", title: "Arbeitsvertrag" });
  expect(toSign.text).toContain(`Name: ${fullName}`);
  await expect(heading(page, card.signAndSend.title)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await staysAt(page, card.signAndSend.title);
  await expect(inPage(page, "Schritt 5 von 8")).toBeVisible();
  await expect(page.getByRole("link", { name: screen.steps.write })).toHaveAttribute(
    "href",
    words(`^mailto:${mailbox}`),
  );
  expect(await saved(page, screen.send.again)).toEqual(toSign);
  await expect(heading(page, card.signAndSend.title)).toBeVisible();

  await button(page, screen.send.submit).click();
  await expect(heading(page, card.processing.title)).toBeVisible();
  // However slow the machine is, the provider is not done before it is told to be.
  await setContract(page, { status: "ucm_processing", sentAt: Number.MAX_SAFE_INTEGER });
  await staysAt(page, card.processing.title);
  await expect(inPage(page, words(screen.processing.body))).toBeVisible();
  await button(page, screen.processing.submit).click();
  await expect(inPage(page, /Noch in Bearbeitung\. Stand von/)).toBeVisible();
  await setContract(page, { status: "ucm_processing", sentAt: 0 });
  await button(page, screen.processing.submit).click();
  await staysAt(page, card.ready.title);

  await expect(button(page, screen.documents.submit)).toHaveAttribute("aria-disabled", "true");
  const fromProvider = await saved(page, new RegExp(`^${screen.documents.providerTitle}`));
  expect(fromProvider).toMatchObject({
    name: "Arbeitsvertrag-unterschrieben.pdf",
    title: "Arbeitsvertrag mit Unterschrift des Arbeitgebers",
  });
  expect(fromProvider.text).toContain(fullName);
  const before = await kept();
  const opened = context.waitForEvent("page");
  await button(page, new RegExp(`^${screen.documents.originalTitle}`)).click();
  expect((await opened).url()).toMatch(/^(blob:|about:blank|$)/);
  await expect(inPage(page, screen.documents.originalAgain)).toBeVisible();
  expect(await kept()).toBe(before + 1);
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(kept).toBe(before);
  await page.getByRole("button", { name: card.ready.view }).click();
  await saved(page, new RegExp(`^${screen.documents.providerTitle}`));
  await button(page, screen.documents.submit).click();
  await staysAt(page, card.complete.title);

  await button(page, screen.complete.toIdCheck).click();
  await expect(page).toHaveURL("/legacy/id-terms");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /Ihre Gruppe/ })).toBeVisible();
  await expect(page.getByRole("region", { name: /Vertrag/ })).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^2\s*von 4/ })).toBeVisible();
});

test.describe("the contract data", () => {
  const type = (page: Page) => page.getByLabel(data.labels.employmentType, { exact: true });
  const document = (page: Page) => page.getByLabel(data.labels.document);
  const submit = (page: Page) => button(page, data.submit);
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") });

  async function openForm(page: Page) {
    await signIn(page, "amira");
    await page.goto("/profile/contract");
    await button(page, data.intro.start).click();
    await expect(type(page)).toBeVisible();
  }

  test("are asked for once, with a document for full time, and count as done (CONTR-01, CONTR-04, CONTR-05, D-13, VS-062, VS-068)", async ({
    page,
  }) => {
    await openForm(page);
    await submit(page).click();
    await expect(type(page)).toBeFocused();
    await expect(inPage(page, data.required.employmentType)).toBeVisible();
    await type(page).selectOption("Full-time employed");
    await submit(page).click();
    await expect(document(page)).toBeFocused();
    await expect(inPage(page, data.required.document)).toBeVisible();
    await document(page).setInputFiles(pdf("../Vertrag_\u202efdp.pdf"));
    await expect(inPage(page, "Vertrag_fdp.pdf")).toBeVisible();
    await submit(page).click();
    await expect(notice(page, de.notices.contract.saved, "success")).toBeVisible();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/profile/contract");
    await expect(type(page)).toBeVisible();
    await expect(button(page, data.intro.start)).toHaveCount(0);
  });

  test("a large document says how far it is; closing the page asks as long as it is under way, and not afterwards (VS-068, API-54)", async ({
    page,
    context,
  }) => {
    await openForm(page);
    await type(page).selectOption("Full-time employed");
    const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(3_000_000, 65)]);
    await document(page).setInputFiles({ ...pdf("Vertrag.pdf"), buffer: large });
    const { connection } = await slowly(page, context, 8_000_000);
    await submit(page).click();
    const bar = page.getByRole("progressbar", { name: de.files.sending.label });
    await expect
      .poll(async () => Number(await bar.getAttribute("aria-valuenow")), { timeout: 20_000 })
      .toBeGreaterThan(10);
    await expect(bar).toHaveAttribute("aria-valuetext", /^[1-9]\d?\s% der Datei/);
    expect(await asksToStay(page)).toBe(true);
    await connection.detach();
    await expect(notice(page, de.notices.contract.saved, "success")).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL("/dashboard");
    expect(await asksToStay(page)).toBe(false);
  });
});

/** A connection that sends so many bits a second. */
async function slowly(page: Page, context: BrowserContext, bits: number) {
  const connection = await context.newCDPSession(page);
  await connection.send("Network.enable");
  const free = { offline: false, latency: 0, downloadThroughput: -1 };
  await connection.send("Network.emulateNetworkConditions", { ...free, uploadThroughput: bits / 8 });
  return { connection };
}

/** What the page says to the browser that wants to close it. */
const asksToStay = (page: Page) => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
