import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Download, Page } from "@playwright/test";
import { people } from "../../src/people/people.ts";
import { textsOfPdf } from "../sandbox/pdfTexts.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test } from "./journey.ts";
import { button, inPage, notice } from "./wayIn.ts";

const { data, page: screen } = de.contract;
const card = de.contractCard;
const mailbox = "vertrag@probebetrieb.example";
const fullName = `${people.amira.firstName} ${people.amira.lastName}`;

/** A text with no-break spaces, as a pattern for the page. */
const words = (text: string) => new RegExp(text.replaceAll("\u00a0", "\\s").replaceAll(".", "\\."));

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

async function openContract(page: Page) {
  await page.goto("/contract");
  await expect(heading(page, card.download.title)).toBeVisible();
}

/** The screen is still there after a reload. */
async function staysAt(page: Page, title: string) {
  await expect(heading(page, title)).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
}

test("from the download to the complete contract and on to the ID check, with a reload in every status (CONTR-19)", async ({
  page,
}) => {
  await signIn(page, "amira");
  const shown = page.getByRole("region", { name: card.download.title });
  await expect(shown).toContainText("Schritt 4 von 8");
  await shown.getByRole("button", { name: card.download.view }).click();
  await expect(page).toHaveURL("/contract");
  await staysAt(page, card.download.title);

  const toSign = await saved(page, screen.download.submit);
  expect(toSign).toMatchObject({ name: "Arbeitsvertrag.pdf", title: "Arbeitsvertrag" });
  expect(toSign.text).toContain(`Name: ${fullName}`);
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
  await expect(inPage(page, /Noch in Bearbeitung\. Zuletzt geprüft/)).toBeVisible();
  await setContract(page, { status: "ucm_processing", sentAt: 0 });
  await button(page, screen.processing.submit).click();
  await staysAt(page, card.ready.title);

  await expect(button(page, screen.documents.submit)).toHaveAttribute("aria-disabled", "true");
  const fromProvider = await saved(page, new RegExp(`^${screen.documents.providerTitle}`));
  expect(fromProvider).toMatchObject({
    name: "Arbeitsvertrag-Anbieter.pdf",
    title: "Arbeitsvertrag mit Unterschrift des Anbieters",
  });
  expect(fromProvider.text).toContain(fullName);
  await button(page, screen.documents.submit).click();
  await staysAt(page, card.complete.title);

  await button(page, screen.complete.toIdCheck).click();
  await expect(page).toHaveURL("/legacy/id-terms");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /Gruppe anpassen/ })).toBeVisible();
  await expect(page.getByRole("region", { name: /Vertrag/ })).toHaveCount(0);
});

test("a complete contract counts in the profile, also after a reload (CONTR-27, D-13)", async ({ page }) => {
  const isCounted = () => expect(page.getByRole("img", { name: /^2\s*von 4/ })).toBeVisible();
  await signIn(page, "amira", { contract: { status: "ucm_ready" } });
  await expect(page.getByRole("img", { name: /^1\s*von 4/ })).toBeVisible();
  await page.getByRole("button", { name: card.ready.view }).click();
  await saved(page, new RegExp(`^${screen.documents.providerTitle}`));
  await button(page, screen.documents.submit).click();
  await expect(heading(page, card.complete.title)).toBeVisible();
  await page.goBack();
  await isCounted();
  await page.reload();
  await isCounted();
  await button(page, card.complete.view).click();
  await button(page, screen.complete.toIdCheck).click();
  await expect(page).toHaveURL("/legacy/id-terms");
  await page.goto("/dashboard");
  await isCounted();
});

test("the card tells where the contract stands as soon as one comes back to it (CONTR-26)", async ({ page }) => {
  await signIn(page, "amira");
  await page.getByRole("button", { name: card.download.view }).click();
  await saved(page, screen.download.submit);
  await expect(heading(page, card.signAndSend.title)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("region", { name: card.signAndSend.title })).toContainText("Schritt 5 von 8");
});

test("the original opens beside the page and is let go of with it (CONTR-24, S7)", async ({ page, context }) => {
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
  await signIn(page, "amira", { contract: { status: "ucm_ready" } });
  await page.goto("/contract");
  await expect(heading(page, card.ready.title)).toBeVisible();
  const opened = context.waitForEvent("page");
  await button(page, new RegExp(`^${screen.documents.originalTitle}`)).click();
  expect((await opened).url()).toMatch(/^(blob:|about:blank|$)/);
  await expect(inPage(page, screen.documents.originalAgain)).toBeVisible();
  const kept = () => page.evaluate(() => (globalThis as unknown as { addresses: Set<string> }).addresses.size);
  expect(await kept()).toBe(1);
  await expect(button(page, screen.documents.submit)).not.toHaveAttribute("aria-disabled");
  await button(page, de.shell.back).click();
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(kept).toBe(0);
});

test("who has no booked day has no contract yet and is shown the way to one (VS-077)", async ({ page }) => {
  await signIn(page, "suharti");
  await expect(page.getByRole("region", { name: /Vertrag/ })).toHaveCount(0);
  await page.goto("/contract");
  await expect(page.getByRole("heading", { name: screen.none.title })).toBeVisible();
  await button(page, screen.none.toEvents).click();
  await expect(page).toHaveURL("/events/apply");
});

test("a paper that does not come, or is none, is said in place and fetched anew when asked (VS-075)", async ({
  page,
  provider,
}) => {
  await signIn(page, "amira");
  await openContract(page);
  await provider.fault("getContractFile", "server-error");
  await button(page, screen.download.submit).click();
  await expect(inPage(page, screen.problems.download)).toBeVisible();
  await provider.fault("getContractFile", "wrong-shape");
  await button(page, screen.retry).click();
  await expect(inPage(page, screen.problems.download)).toBeVisible();
  await expect(heading(page, card.download.title)).toBeVisible();
  expect((await saved(page, screen.retry)).title).toBe("Arbeitsvertrag");
  await expect(heading(page, card.signAndSend.title)).toBeVisible();
});

test("what is not known of the contract or of the days leaves a way to ask again", async ({ page, provider }) => {
  const failure = page.getByRole("heading", { name: screen.failure.title });
  await signIn(page, "suharti");
  await page.goto("/contract");
  await expect(page.getByRole("heading", { name: screen.none.title })).toBeVisible();
  for (const call of ["getContract", "getExtraEvents"]) {
    await provider.fault(call, "server-error", 5);
    await page.reload();
    await expect(failure).toBeVisible();
    await provider.clearFaults();
    await button(page, de.failure.retry).click();
    await expect(page.getByRole("heading", { name: screen.none.title })).toBeVisible();
  }
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

  test("take a document by what is in it, not by what it is called (CONTR-06, D-98, U5)", async ({ page }) => {
    await openForm(page);
    await type(page).selectOption("Student");
    const refused = de.files.problems.invalidFormat.contractDocument;
    await document(page).setInputFiles({ ...pdf("Foto.pdf"), buffer: Buffer.from("\u0089PNG\r\n") });
    await expect(inPage(page, refused)).toBeVisible();
    await document(page).setInputFiles(pdf("Foto.png"));
    await expect(inPage(page, refused)).toBeVisible();
    await document(page).setInputFiles({ ...pdf("Vertrag.pdf"), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "%PDF-") });
    await expect(inPage(page, /zu groß/)).toBeVisible();
    await document(page).setInputFiles(pdf("Vertrag.pdf"));
    await expect(inPage(page, "Vertrag.pdf")).toBeVisible();
    await expect(inPage(page, refused)).toHaveCount(0);
    await button(page, `${data.removeFile}: ${data.labels.document}`).click();
    await expect(inPage(page, data.chooseFile)).toBeVisible();
    await expect(document(page)).toBeFocused();
    await submit(page).click();
    await expect(page).toHaveURL("/dashboard");
  });
});
