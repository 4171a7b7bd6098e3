import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { printOf } from "#workbench/copy-desk/proposal.ts";
import { readApprovals } from "#workbench/copy-desk/readApprovals.ts";
import { fileOfApprovals, statusFile } from "#workbench/copy-desk/status.ts";
import { asLink, DeskPage, expect, fetched, test } from "./deskPage.ts";

const top = path.resolve(import.meta.dirname, "../..");
const entry = "screens-auth-entryscreen--empty";
const submit = "auth.entry.submit";
const lead = "auth.entry.lead";
const words = "Übermaß „prüfen“ & größer";

/** Presses *Link teilen* and reads the link. */
async function shared(desk: DeskPage): Promise<string> {
  await desk.button("Link teilen").click();
  const field = desk.panel.getByRole("textbox", { name: "Link zum Vorschlag" });
  await expect(field).toBeVisible();
  return field.inputValue();
}

test("a shared proposal is accepted and declined line by line, with comments, and goes back to its author", async ({
  page,
  context,
}) => {
  const author = new DeskPage(page);
  await author.open(entry);
  await author.key(submit).click();
  await author.field(submit).fill("Weiter zum Code");
  await author.panel.getByRole("textbox", { name: `Kommentar zum Vorschlag: Deutsch: ${submit}` }).fill("Was kommt");
  await author.field(submit, "Englisch").fill("Continue to the code");
  const link = await shared(author);
  await expect(author.review).toHaveCount(0);

  const reviewer = new DeskPage(await context.newPage());
  await reviewer.page.goto(link);
  const german = reviewer.line(submit);
  await expect(german).toContainText("Kommentar zum Vorschlag: Was kommt", { timeout: 40_000 });
  await expect(german.getByRole("definition")).toHaveText(["Weiter", "Weiter zum Code"]);
  await expect(german.locator("ins")).toHaveText(" zum Code");
  await expect(reviewer.review).toContainText("0\u00a0angenommen, 0\u00a0abgelehnt, 2\u00a0offen");
  await expect(reviewer.canvas.getByRole("button", { name: "Weiter zum Code" })).toBeVisible();
  await german.getByRole("button", { name: "Ablehnen" }).focus();
  await reviewer.page.keyboard.press("Enter");
  await expect(reviewer.canvas.getByRole("button", { name: "Weiter", exact: true })).toBeVisible();
  await reviewer.page.keyboard.press("Tab");
  await reviewer.page.keyboard.type("Zu lang für 320");
  const english = reviewer.line(submit, "Englisch");
  await english.getByRole("button", { name: "Annehmen" }).click();
  await expect(english.locator("summary")).toBeFocused();
  await expect(english).toHaveText(/^Englisch \(angenommen\)AnsehenContinue to the code/);
  expect((await english.boundingBox())?.height).toBeLessThan(30);
  await expect(reviewer.review).toContainText("1\u00a0angenommen, 1\u00a0abgelehnt, 0\u00a0offen");
  // Nobody has given the old text a status.
  await expect(reviewer.review).not.toContainText("Der Status gilt dort dem bisherigen Text.");

  const isDecided = async (desk: DeskPage) => {
    await expect(desk.line(submit).getByRole("button", { name: "Ablehnen" })).toHaveAttribute("aria-pressed", "true", {
      timeout: 40_000,
    });
    await expect(desk.line(submit).getByRole("textbox")).toHaveValue("Zu lang für 320");
    await expect(desk.line(submit, "Englisch").getByRole("button", { name: "Annehmen" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  };
  // Another state and a new start keep every decision; the link of the line leads back to where it was written.
  await expect(reviewer.page).toHaveURL(/globals=drafts:/);
  await reviewer.page.getByRole("link", { name: "E-Mail-Adresse eingegeben" }).click();
  await expect(reviewer.page).toHaveURL(/entryscreen--typing/);
  await reviewer.unfold(submit, "Englisch");
  await isDecided(reviewer);
  await reviewer.page.reload();
  for (const language of ["Deutsch", "Englisch"]) await reviewer.unfold(submit, language);
  await isDecided(reviewer);
  await reviewer.review.getByRole("link", { name: "E-Mail-Eingabe: E-Mail-Adresse noch leer" }).first().click();
  await expect(reviewer.page).toHaveURL(/entryscreen--empty/);
  await expect(reviewer.key(submit)).toHaveAttribute("aria-expanded", "true");

  await page.goto(await shared(reviewer));
  // The author sees why without opening anything, and beside the text, too.
  await expect(author.line(submit).locator("summary")).toContainText("Abgelehnt: Zu lang für 320", { timeout: 40_000 });
  const why = "Vorschlag abgelehnt: Zu lang für 320";
  await expect(author.row(submit)).toContainText(why);
  await author.key(submit).click();
  await expect(author.panel.getByText("Vorgeschlagen war: Weiter zum Code")).toBeVisible();
  for (const language of ["Deutsch", "Englisch"]) await author.unfold(submit, language);
  await isDecided(author);
  await expect(author.canvas.getByRole("button", { name: "Weiter", exact: true })).toBeVisible();
});

test("a status holds for the wording and goes with it; patch and summary carry what is decided", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(
    entry,
    "",
    asLink([
      ["de", submit, words, printOf("Weiter"), entry],
      [
        "de",
        lead,
        "Nein, so nicht.",
        printOf(
          "Gangway ist die App für den Probebetrieb am Flughafen. Mit Ihrer E-Mail-Adresse melden Sie sich an oder erstellen ein Konto.",
        ),
        entry,
      ],
    ]),
  );
  await expect(desk.line(submit).getByRole("listitem")).toHaveText([
    /^Fehler: Eine Schaltfläche hat höchstens 24 Zeichen/,
    /^Empfehlung: Eine Schaltfläche nennt Gegenstand/,
  ]);
  await desk.line(submit).getByRole("button", { name: "Annehmen" }).click();
  await desk.line(lead).getByRole("button", { name: "Ablehnen" }).click();
  await desk.line(lead).getByRole("textbox").fill("Der alte Satz sagt mehr.");
  const inReview = desk.review.getByRole("combobox", { name: `Status: ${submit}` });
  await inReview.selectOption("freigegeben mit diesem Bild");
  await desk.review.getByRole("combobox", { name: `Status: ${lead}` }).selectOption("in Prüfung");
  await expect(desk.row(submit)).toContainText(/freigegeben mit diesem Bild$/);
  await expect(desk.panel.getByText(/, 2\u00a0Status$/)).toBeVisible();

  await desk.button("Patch erstellen").click();
  const [, patch] = await fetched(page, desk.panel.getByRole("link", { name: "Patch herunterladen" }));
  const [, summary] = await fetched(page, desk.panel.getByRole("link", { name: "Zusammenfassung herunterladen" }));
  expect(summary).toMatch(/`Nein, so nicht\.` \| abgelehnt \| {2}\| `Der alte Satz sagt mehr\.` \|/);
  expect(summary).toContain(`| \`${submit}\` | freigegeben mit diesem Bild | \`${entry}\` | ja |`);
  const folder = mkdtempSync(path.join(tmpdir(), "gangway-clone-"));
  try {
    execFileSync("git", ["clone", "-q", "--depth=1", `file://${top}`, folder]);
    execFileSync("git", ["apply"], { cwd: folder, input: patch });
    const { approvals, faults } = readApprovals(folder);
    expect(faults).toEqual([]);
    expect(approvals[submit]).toMatchObject({ status: "approved", de: printOf(words), picture: { story: entry } });
    expect(approvals[lead]).toMatchObject({ status: "review" });
    const auth = readFileSync(path.join(folder, "src/copy/de/auth.json"), "utf8");
    expect(auth).toContain(JSON.stringify(words));
    expect(auth).not.toContain("Nein, so nicht.");
  } finally {
    rmSync(folder, { recursive: true });
  }

  const handOver = desk.panel.getByText(/^Geben Sie beide Dateien weiter/);
  await expect(handOver).toBeVisible();
  await desk.unfold(submit);
  await desk.line(submit).getByRole("button", { name: "Ablehnen" }).click();
  await expect(handOver).toHaveCount(0);
  // It was for the declined wording: the old one has none, until somebody gives it one.
  await expect(desk.row(submit)).not.toContainText("freigegeben");
  await expect(desk.panel.getByText(/, 1\u00a0Status$/)).toBeVisible();
  await desk.button("Patch erstellen").click();
  const [, later] = await fetched(page, desk.panel.getByRole("link", { name: "Zusammenfassung herunterladen" }));
  expect(later).not.toContain(`| \`${submit}\` | freigegeben`);
  await expect(desk.review.getByText("Abgelaufen")).toHaveCount(0);
  await inReview.selectOption("freigegeben mit diesem Bild");
  const ofOld = "Deutsch: Der Vorschlag ist abgelehnt. Der Status gilt dort dem bisherigen Text.";
  await expect(desk.review.getByText(ofOld)).toHaveCount(2);
  await expect(desk.row(submit)).toContainText(/freigegeben mit diesem Bild$/);
  // It stays after a new start, and travels in a link.
  const link = await shared(desk);
  await page.goto(link);
  await expect(inReview).toHaveValue("picture", { timeout: 40_000 });

  // Declined once more with a status of its own, and rewritten: the status does not come back.
  await desk.unfold(submit);
  await desk.line(submit).getByRole("button", { name: "Annehmen" }).click();
  await inReview.selectOption("freigegeben");
  await desk.unfold(submit);
  await desk.line(submit).getByRole("button", { name: "Ablehnen" }).click();
  await desk.key(submit).click();
  await desk.field(submit).fill("Zum Code");
  await expect(desk.row(submit)).not.toContainText("abgelaufen");
  await expect(desk.panel.getByText(/, 1\u00a0Status$/)).toBeVisible();
});

test("the bar keeps what it counts in one line below its buttons, in a panel of any width", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill("Los");
  await desk.panel.getByRole("combobox", { name: `Status: ${submit}` }).selectOption("in Prüfung");
  for (const width of [320, 420, 600]) {
    await desk.panel.evaluate((panel, wide) => panel.style.setProperty("width", `${wide}px`), width);
    const [facts, discard] = await Promise.all(
      [desk.button("1\u00a0Vorschlag, 1\u00a0Status"), desk.button("Verwerfen")].map((part) => part.boundingBox()),
    );
    expect(facts?.height).toBe(discard?.height);
    // The status is of both languages.
    const [row, status] = await Promise.all(
      [desk.row(submit), desk.row(submit).getByRole("cell").last()].map((part) => part.boundingBox()),
    );
    expect(status?.x).toBe(row?.x);
    expect(facts?.y).toBeGreaterThan((discard?.y ?? 0) + (discard?.height ?? 0));
  }
});

test("a decision shows both choices; an accepted text that is rewritten says that it is one's own again, and what has errors is told", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  const was =
    "Gangway ist die App für den Probebetrieb am Flughafen. Mit Ihrer E-Mail-Adresse melden Sie sich an oder erstellen ein Konto.";
  await desk.open(
    entry,
    "",
    asLink([
      ["de", submit, "Zum Code", printOf("Weiter"), entry],
      ["de", lead, "Du musst das lesen.", printOf(was), entry],
    ]),
  );
  const choice = (name: string, key: string) => desk.line(key).getByRole("button", { name });
  for (const key of [submit, lead]) await choice("Annehmen", key).click();
  await desk.review.getByRole("combobox", { name: `Status: ${lead}` }).selectOption("freigegeben");
  await expect(desk.review.getByText(/^Der Text hat noch \d\u00a0Fehler\.$/)).toBeVisible();
  await desk.unfold(submit);
  for (const name of ["Annehmen", "Ablehnen"]) await expect(choice(name, submit)).toHaveCSS("border-top-width", "1px");
  await expect(choice("Annehmen", submit)).toHaveAttribute("aria-pressed", "true");
  await choice("Annehmen", submit).click();
  await expect(desk.review).toContainText("1\u00a0angenommen, 0\u00a0abgelehnt, 1\u00a0offen");
  await choice("Annehmen", submit).click();

  await desk.key(submit).click();
  await desk.field(submit).fill("Zum Code gehen");
  await expect(
    desk.panel.getByText(`Deutsch: ${submit} ist neu geschrieben. Die Annahme gilt nicht mehr.`),
  ).toBeVisible();
  await expect(desk.line(submit)).toContainText("(von Ihnen)");
  await expect(desk.line(submit).getByRole("textbox")).toHaveCount(0);
  await expect(desk.panel.getByRole("button", { name: /^2\sVorschläge/ })).toBeVisible();
  await expect(desk.review).toContainText("2\u00a0Vorschläge zu 2\u00a0Texten.");
  await expect(desk.review).toContainText("1\u00a0angenommen, 0\u00a0abgelehnt, 0\u00a0offen, 1\u00a0von Ihnen");

  await desk.button("Patch erstellen").click();
  await expect(
    desk.panel.getByText("1\u00a0Vorschlag darin hat noch Fehler. Die Prüfung nimmt ihn nicht an."),
  ).toBeVisible();
});

test("one's own proposals are listed on request and lead to their texts; what a field replaces stays in view", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill("Los");
  await expect(desk.panel.getByText("Bisher: Weiter")).toBeVisible();
  await expect(desk.panel.locator(".field [lang=de]", { has: page.locator("del") })).toHaveText("Weiter");
  await desk.key(submit).click();
  const list = desk.panel.getByRole("region", { name: "Vorschläge von Ihnen" });
  await expect(list).toHaveCount(0);
  const opener = desk.button("1\u00a0Vorschlag");
  await opener.click();
  await expect(list.getByRole("heading", { name: "Vorschläge von Ihnen" })).toBeFocused();
  await expect(list.getByRole("definition")).toHaveText(["Weiter", "Los"]);
  await list.getByRole("link", { name: submit, exact: true }).click();
  await expect(desk.key(submit)).toHaveAttribute("aria-expanded", "true");
  await opener.click();
  await expect(list).toHaveCount(0);
});

test("a status and a text that cannot stand are listed, too, and are there after a reload", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(lead).click();
  await desk.field(lead).fill("Nur {");
  await expect(desk.button("1\u00a0Text nicht übernommen")).toBeVisible();
  for (const name of ["Link teilen", "Patch erstellen"]) await expect(desk.button(name)).toBeDisabled();
  await desk.key(submit).click();
  await desk.panel.getByRole("combobox", { name: `Status: ${submit}` }).selectOption("in Prüfung");
  const link = await shared(desk);
  expect(Buffer.from(link.split("#proposal=")[1] ?? "", "base64url").toString()).not.toContain("Nur {");
  await page.reload();
  await desk.button("1\u00a0Status, 1\u00a0Text nicht übernommen").click({ timeout: 40_000 });
  const list = desk.panel.getByRole("region", { name: "Entwürfe von Ihnen" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([lead, submit]);
  await expect(list).toContainText("Nicht übernommen: Nur {");
  await expect(list.getByRole("combobox", { name: `Status: ${submit}` })).toHaveValue("review");
  await list.getByRole("link", { name: lead, exact: true }).click();
  await expect(desk.field(lead)).toHaveValue("Nur {");
});

test("a long text that is accepted folds to two lines at most, and the panel never scrolls sideways", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  const sentence = "Mit Ihrer E-Mail-Adresse melden Sie sich an oder erstellen ein Konto für den Probebetrieb. ";
  await desk.open(entry, "", asLink([["de", submit, sentence.repeat(4).trim(), printOf("Weiter"), entry]]));
  const line = desk.line(submit);
  await line.getByRole("button", { name: "Annehmen" }).click();
  await expect(line).toHaveJSProperty("open", false);
  const overhang = () => desk.panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  for (const width of [1280, 1440, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(overhang).toBe(0);
    expect((await line.boundingBox())?.height).toBeLessThan(70);
  }
});

test("a status is saved in the repository and shown in the catalogue of texts @dev", async ({ page }) => {
  const file = path.join(top, statusFile);
  const before = readFileSync(file, "utf8");
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  const status = desk.panel.getByRole("combobox", { name: `Status: ${submit}` });
  try {
    await status.selectOption("freigegeben mit diesem Bild");
    await desk.button("Speichern").click();
    await expect(desk.panel.getByText("1\u00a0Status gespeichert.")).toBeVisible();
    await expect(desk.panel.getByText(/1\u00a0Status$/)).toHaveCount(0);
    await expect(desk.row(submit)).toContainText(/freigegeben mit diesem Bild$/);
    const { approvals } = readApprovals(top);
    expect(approvals[submit]).toMatchObject({ status: "approved", picture: { story: entry } });
    const { [submit]: given } = approvals;
    if (!given) throw new Error("nothing saved");
    writeFileSync(file, fileOfApprovals({ ...approvals, [submit]: { ...given, de: printOf("Los") } }));
    await page.goto("/iframe.html?id=gestalten-textkatalog--docs&viewMode=docs");
    await page.getByLabel("Zeigen", { exact: true }).selectOption("Status abgelaufen");
    await expect(page.getByRole("rowheader")).toHaveText([submit]);
    await expect(page.getByRole("row").filter({ hasText: submit })).toContainText(
      "freigegeben mit diesem Bild, abgelaufen",
    );
  } finally {
    writeFileSync(file, before);
  }
});
