import { readFileSync } from "node:fs";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { printOf } from "#workbench/copy-desk/proposal.ts";
import { asLink, DeskPage, expect, test } from "./deskPage.ts";

const entry = "screens-auth-entryscreen--empty";
const submit = "auth.entry.submit";
const { catalogue } = readCatalogue();
const rows = Object.entries(catalogue.de ?? {}).flatMap(([area, texts]) =>
  Object.entries(texts).map(([key, { text }]) => ["de", `${area}.${key}`, `${text} Neu`, printOf(text), entry]),
);

test("a proposal for every text stays with the workbench, and goes on as a file where its link is too long", async ({
  page,
  browser,
}) => {
  const desk = new DeskPage(page);
  await desk.open(entry, "", asLink(rows));
  await expect(desk.panel.getByText(`${rows.length}\u00a0Vorschläge`, { exact: true })).toBeVisible();
  await expect(desk.canvas.getByRole("button", { name: "Weiter Neu" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?path=/story/${entry}&globals=drafts:[a-z\\d]+$`));
  await desk.key(submit).click();
  await desk.field(submit).fill("Weiter Neu!");
  await page.reload();
  await expect(desk.canvas.getByRole("button", { name: "Weiter Neu!" })).toBeVisible({ timeout: 40_000 });
  await page.getByRole("link", { name: "E-Mail-Adresse eingegeben" }).click();
  await expect(page).toHaveURL(/entryscreen--typing&globals=drafts:/);
  await expect(desk.canvas.getByRole("button", { name: "Weiter Neu!" })).toBeVisible();

  await desk.button("Link teilen").click();
  await expect(desk.panel.getByText(/^Der Link hat \d{3}\.\d{3} Zeichen\./)).toBeVisible();
  await expect(desk.panel.getByRole("button", { name: "Langen Link kopieren" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.panel.getByRole("link", { name: "Datei herunterladen" }).click(),
  ]);
  const file = await download.path();
  expect(readFileSync(file, "utf8").split("\n")).toHaveLength(rows.length);

  // Somebody else, with the address from the bar alone, and then with the file.
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const other = new DeskPage(await elsewhere.newPage());
  await other.openAt(page.url());
  await expect(other.panel.getByText("Der Vorschlag zu dieser Adresse ist nicht in diesem Browser.")).toBeVisible();
  const [chooser] = await Promise.all([other.page.waitForEvent("filechooser"), other.button("Datei öffnen").click()]);
  await chooser.setFiles({ name: "texte.json", mimeType: "application/json", buffer: readFileSync(file) });
  await expect(other.panel.getByText(`${rows.length}\u00a0Vorschläge sind dazugekommen.`)).toBeVisible();
  await expect(other.canvas.getByRole("button", { name: "Weiter Neu!" })).toBeVisible();
  await expect(other.panel.getByText("ist nicht in diesem Browser")).toHaveCount(0);
  await elsewhere.close();
});

test("of a link that arrives cut the whole texts are kept, and it says so after a reload, too; the file of it brings the rest", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  const three = rows.slice(0, 3);
  await desk.open(entry, "", asLink(three).slice(0, -9));
  const said = desk.panel.getByText("Der Link ist unterwegs gekürzt worden. Vollständig: 2\u00a0Vorschläge.");
  await expect(said).toBeVisible();
  await page.reload();
  await expect(said).toBeVisible({ timeout: 40_000 });
  await desk.panel
    .getByLabel("Datei öffnen")
    .and(desk.panel.locator("input"))
    .setInputFiles({ name: "texte.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(three)) });
  await expect(desk.panel.getByText("1\u00a0Vorschlag ist dazugekommen. Bei 2\u00a0Vorschlägen bleibt")).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("what somebody writes in one tab is at once in another that shows the same, and none loses anything", async ({
  page,
  context,
}) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill("Eins");
  await expect(page).toHaveURL(/globals=drafts:/);
  const other = new DeskPage(await context.newPage());
  await other.openAt(page.url());
  await expect(other.canvas.getByRole("button", { name: "Eins" })).toBeVisible();
  await other.key("auth.entry.lead").click();
  await other.field("auth.entry.lead").fill("Zwei.");
  await expect(desk.canvas.getByText("Zwei.")).toBeVisible();
  await desk.field(submit).fill("Drei");
  await expect(other.canvas.getByRole("button", { name: "Drei" })).toBeVisible();
  await expect(other.canvas.getByText("Zwei.")).toBeVisible();
});

test("a link that is put into the address of a workbench that is open already is opened", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    asLink([["de", submit, "Los", printOf("Weiter"), entry]]),
  );
  await expect(desk.canvas.getByRole("button", { name: "Los" })).toBeVisible({ timeout: 40_000 });
});

test("a text of the controls that no address could carry leaves the address short", async ({ page }) => {
  await page.goto("/?path=/story/primitives-button--primary");
  await page.getByRole("tab", { name: "Werte" }).click({ timeout: 40_000 });
  const field = page.getByRole("tabpanel").getByRole("textbox").first();
  await field.fill("kurz");
  await expect(page).toHaveURL(/args=/);
  await field.fill("lang ".repeat(2000));
  await expect(page).not.toHaveURL(/args=/);
  expect(page.url().length).toBeLessThan(2000);
});
