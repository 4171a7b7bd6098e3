import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { faultsOf } from "./axe.ts";
import { asLink, DeskPage, expect, fetched, test } from "./deskPage.ts";
import { brightnesses, drawn } from "./toolbar/theme/brightness.ts";

const top = path.resolve(import.meta.dirname, "../..");
const entry = "screens-auth-entryscreen--empty";
const submit = "auth.entry.submit";
const words = "Übermaß „prüfen“ & größer";

test("the key of a heading, a label, a button and a step is found by pointing at it", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  // The bar is at its tallest.
  await desk.panel.evaluate((panel) => panel.style.setProperty("width", "320px"));
  for (const [target, key] of [
    [desk.canvas.getByRole("heading", { name: "E-Mail-Adresse eingeben" }), "auth.entry.title"],
    [desk.canvas.locator("label"), "auth.entry.email"],
    [desk.canvas.getByText("Weiter", { exact: true }), submit],
    [desk.canvas.getByText(/Schritt\s1 von/), "auth.card.step"],
  ] as const) {
    await desk.point().click();
    await expect(desk.point()).toHaveAttribute("aria-pressed", "true");
    await desk.press(target);
    await expect(desk.key(key)).toHaveAttribute("aria-expanded", "true");
    await expect(desk.point()).toHaveAttribute("aria-pressed", "false");
    await expect(desk.field(key)).toBeFocused();
    await expect(desk.field(key)).toBeInViewport({ ratio: 1 });
    await expect(desk.key(key)).toBeInViewport({ ratio: 1 });
    const [bar, row] = await Promise.all([desk.point().locator(".."), desk.key(key)].map((part) => part.boundingBox()));
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

for (const story of [
  "screens-auth-signinscreen--wrong-password",
  "screens-auth-codeverificationscreen--sent",
  "screens-start-brokenscreen--signed-in",
])
  test(`each row of ${story} outlines what pointing at it finds again`, async ({ page }) => {
    const desk = new DeskPage(page);
    await desk.open(story);
    const keys = await desk.table
      .locator("tr[data-key]")
      .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-key") ?? ""));
    expect(keys.length).toBeGreaterThan(4);
    let seen = 0;
    for (const key of keys) {
      await desk.key(key).click();
      await expect(desk.firstField(key)).toBeFocused();
      if (await desk.panel.getByText("In Gebrauch, aber gerade nicht zu sehen.").isVisible()) continue;
      const outline = desk.outlines().first();
      await expect(outline).toBeVisible();
      const { width = 0, height = 0 } = (await outline.boundingBox()) ?? {};
      if (width * height < 200) continue; // only read out: nothing to point at
      seen++;
      await desk.point().click();
      await desk.press(outline);
      await expect(desk.key(key)).toHaveAttribute("aria-expanded", "true");
      await desk.key(key).click();
      await expect(desk.outlines()).toHaveCount(0);
    }
    expect(seen).toBeGreaterThan(3);
  });

test("the texts of an open dialog come first, each with its own outline; what is not to be seen comes last", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open("screens-groups-groupscreen--leaving");
  const dialog = desk.canvas.getByRole("dialog");
  const places = [
    ["groups.leave.title", dialog.getByRole("heading")],
    ["groups.leave.confirm", dialog.getByRole("button", { name: "Gruppe verlassen" })],
  ] as const;
  for (const [key, element] of places) {
    await desk.key(key).click();
    await expect(desk.outlines()).toHaveCount(1);
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
    const outline = await desk.outlines().boundingBox();
    expect(Math.abs((outline?.x ?? 0) + (outline?.width ?? 0) / 2 - (x + width / 2))).toBeLessThan(width / 2);
    expect(Math.abs((outline?.y ?? 0) + (outline?.height ?? 0) / 2 - (y + height / 2))).toBeLessThan(height / 2);
    await desk.key(key).click();
  }
  await desk.key("groups.toLeave").click();
  await expect(desk.field("groups.toLeave")).toBeFocused();
  await expect(desk.outlines()).toHaveCount(0);
  await desk.key("groups.toLeave").click();
  const rows = await desk.table.locator("tbody tr").evaluateAll((all) => all.map((row) => row.textContent));
  const at = (part: string) => rows.findIndex((row) => row.includes(part));
  expect(at("groups.leave.title")).toBe(0);
  expect(at("groups.leave.keep")).toBeLessThan(at("Hinter dem Dialog"));
  expect(at("shell.back")).toBeGreaterThan(at("Hinter dem Dialog"));
  expect(at("groups.toLeave")).toBe(at("Nicht in diesem Zustand") - 1);
  expect(at("groups.mail.hint")).toBeGreaterThan(at("Nicht in diesem Zustand"));

  // Pointing names what the dialog hides, and nothing through the dialog itself.
  await desk.point().click();
  const behind = await desk.canvas.getByText("Gruppenmitglieder", { exact: true }).first().boundingBox();
  await page.mouse.move((behind?.x ?? 0) + 5, (behind?.y ?? 0) + 5);
  await expect(desk.panel.getByText(/^groups\.\S+, hinter dem Dialog$/)).toBeVisible();
  await expect(desk.outlines()).toHaveCount(0);
  await page.keyboard.press("Escape");

  await desk.key("groups.mail.hint").click();
  await desk.button("Ansicht mit diesem Text suchen").click();
  await expect(desk.panel.getByText("groups.mail.hint ist gewählt.")).toBeVisible({ timeout: 60_000 });
  await expect(desk.outlines()).not.toHaveCount(0);
  await expect(page).not.toHaveURL(/--leaving/);
});

test("a heading is not sought on a button with the same words", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.openAt("/?path=/story/screens-groups-groupscreen--loading&text=groups.leave.title");
  await expect(page).toHaveURL(/groupscreen--leaving/, { timeout: 40_000 });
  await expect(desk.key("groups.leave.title")).toHaveAttribute("aria-expanded", "true");
});

test("what a dock lies over has no frame", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const desk = new DeskPage(page);
  const key = "profile.form.required.firstName";
  await desk.openAt(`/?path=/story/screens-auth-profileinformationscreen--required-errors&text=${key}`);
  await expect(desk.outlines()).toHaveCount(2, { timeout: 40_000 });
  const topOfDock = await desk.canvas.locator("[data-dock]").evaluate((dock) => dock.getBoundingClientRect().top);
  const [inSummary, underDock] = [desk.outlines().first(), desk.outlines().last()];
  await expect(inSummary).toBeVisible();
  expect(await underDock.evaluate((frame) => frame.getBoundingClientRect().bottom)).toBeGreaterThan(topOfDock);
  await expect(underDock).toBeHidden();
});

for (const [story, key] of [
  ["screens-groups-groupscreen--leaving", "groups.leave.confirm"],
  ["screens-my-event-myeventscreen--asking-for-the-reason", "cancellation.lead"],
] as const)
  test(`in the open dialog of ${story} a text is found with the pointer and with the keys`, async ({ page }) => {
    const desk = new DeskPage(page);
    await desk.open(story);
    const dialog = desk.canvas.getByRole("dialog");
    const pane = desk.canvas.locator("[data-copy-desk=pane]");
    await desk.key(key).click();
    const place = await desk.outlines().boundingBox();
    await desk.key(key).click();
    await desk.point().click();
    await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
    await expect(desk.field(key)).toBeFocused();
    await expect(desk.point()).toHaveAttribute("aria-pressed", "false");

    const first = desk.table.locator("tr[data-key]").first();
    await desk.point().click();
    await expect(pane).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(first).toHaveAttribute("data-marked");
    await page.keyboard.press("Enter");
    await expect(first.getByRole("button", { expanded: true })).toBeVisible();

    for (const from of [pane, desk.point()]) {
      await desk.point().click();
      await expect(pane).toBeFocused();
      await from.focus();
      await page.keyboard.press("Escape");
      await expect(desk.point()).toHaveAttribute("aria-pressed", "false");
      await expect(pane).toHaveCount(0);
    }
    await expect(dialog).toBeVisible();
  });

test("names that are only read out have their row and their outline", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open("screens-dashboard-dashboardscreen--ordinary");
  const first = desk.table.locator("tr[data-key]").first();
  await expect(first).toBeVisible();
  const before = await desk.table.locator("tr[data-key]").count();
  for (let row = 0; row < before; row++) {
    const key = await desk.table.locator("tr[data-key]").nth(row).getAttribute("data-key");
    await desk.key(key ?? "").click();
    if (await desk.panel.getByText(/Hier als: .*Vorlesetext/).isVisible()) break;
  }
  await expect(desk.panel.getByText(/Hier als: .*Vorlesetext/)).toBeVisible();
  await expect(desk.outlines().first()).toBeVisible();
});

test("a button's text is rewritten with umlauts and seen at once, while what was typed stays", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open("screens-auth-signinscreen--empty");
  await desk.canvas.getByLabel("Passwort", { exact: true }).focus();
  await desk.canvas.getByRole("button", { name: /^Anzeigen: / }).click();
  await desk.row("signIn.title").getByText("Passwort eingeben", { exact: true }).click();
  await expect(desk.key("signIn.title")).toHaveAttribute("aria-expanded", "true");
  await desk.field("signIn.title").fill("Schön, dass Sie da sind");
  await expect(desk.canvas.getByRole("heading", { name: "Schön, dass Sie da sind" })).toBeVisible();
  await expect(desk.canvas.getByRole("button", { name: /^Verbergen: / })).toBeVisible();
  await expect(desk.panel.getByText("1\u00a0Vorschlag")).toBeVisible();
  await desk.button("Deutsch zurücksetzen: signIn.title").click();
  await expect(desk.canvas.getByRole("heading", { name: "Passwort eingeben" })).toBeVisible();
  await expect(desk.button("Verwerfen")).toBeDisabled();
  await desk.field("signIn.title", "Englisch").fill("Nice to see you");
  await desk.button("Ansicht auf Englisch zeigen").click();
  await expect(desk.canvas.getByRole("heading", { name: "Nice to see you" })).toBeVisible();
  await expect(desk.field("signIn.title", "Englisch")).toBeFocused();
  await desk.button("Ansicht auf Deutsch zeigen").click();
  await expect(desk.canvas.getByRole("heading", { name: "Passwort eingeben" })).toBeVisible();
});

test("the frame on the canvas fits its text when that gets longer and shorter", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open("screens-groups-groupscreen--leaving");
  const element = desk.canvas
    .getByRole("dialog")
    .locator("[id]", { hasText: /^Sie verlieren|^Kurz$/ })
    .last();
  await desk.key("groups.leave.body").click();
  for (const text of ["Sie verlieren Ihren Platz. ".repeat(12).trim(), "Kurz"]) {
    await desk.field("groups.leave.body").fill(text);
    await expect(element).toHaveText(text);
    const gap = async () => {
      const [frame, box] = await Promise.all([desk.outlines().boundingBox(), element.boundingBox()]);
      return Math.abs((frame?.y ?? 0) + 3 - (box?.y ?? 0)) + Math.abs((frame?.height ?? 0) - 6 - (box?.height ?? 0));
    };
    await expect.poll(gap).toBeLessThan(2);
  }
});

test("a text that cannot stand is told in German while somebody types, and the old one stays", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  const step = desk.canvas.getByText(/^Schritt\s1 von 6$/);
  await desk.key("auth.card.step").click();
  const field = desk.field("auth.card.step");
  for (const [text, problem] of [
    ["Schritt {current, number", "Eine Klammer { ist offen."],
    ["Schritt {current, number}", "Es fehlt „Gesamtzahl“."],
    ["Schritt {current, number} von {all, number}", "Den Platzhalter {all} gibt es hier nicht."],
    ["{current, plural, few {#} other {#}} {total, number}", "Die Mehrzahlform „few“ gibt es nicht."],
  ] as const) {
    await field.fill(text);
    await expect(desk.panel.getByText(problem)).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(step).toBeVisible();
    await expect(desk.panel.getByText("Noch kein Vorschlag")).toHaveCount(0);
  }
  const typed = await field.inputValue();
  await desk.button("Verwerfen").click();
  await expect(desk.panel.getByText("1\u00a0nicht übernommener Text verworfen.")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await desk.button("Rückgängig").click();
  await expect(field).toHaveValue(typed);
  await field.fill("Dein Schritt ist falsch, {name}");
  await expect(desk.panel.getByText("Den Platzhalter {name} gibt es hier nicht.")).toBeVisible();
  const hints = desk.panel.getByRole("status").filter({ hasText: "Hinweise: Deutsch" });
  for (const word of ["„Dein“", "„falsch“"]) await expect(hints).toContainText(word);
  await expect(hints.locator("mark")).toHaveCount(0);
  await field.fill("Schritt {total}");
  await expect(field).toHaveValue("Schritt {total, number}");
  await expect(desk.panel.getByText("{current, number} ist „Nummer“").first()).toBeVisible();
  await field.press("Home");
  await desk.button("Nummer einsetzen: Deutsch: auth.card.step").click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("{current, number} Schritt {total, number}");
  await field.fill("Schritt {current} von {total}");
  await expect(hints.locator("mark")).toHaveText(["Schritt Nummer"]);
  await desk.button("Geschützte Leerzeichen einsetzen: Deutsch: auth.card.step").click();
  await expect(field).toHaveValue("Schritt\u00a0{current, number} von {total, number}");
  await expect(hints).toHaveCount(0);
  // A space at the end is the beginning of the next word.
  await field.press("End");
  await field.press("Space");
  await expect(field).toHaveValue("Schritt\u00a0{current, number} von {total, number} ");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(desk.panel.getByText(/nicht übernommen/i)).toHaveCount(0);
  await field.blur();
  await expect(field).toHaveValue("Schritt\u00a0{current, number} von {total, number}");
  await field.fill("{current, number}/{total, number}");
  await expect(desk.canvas.getByText("1/6", { exact: true })).toBeVisible();
  // Both languages are one text.
  await desk.field("auth.card.step", "Englisch").fill("Step {current");
  // What is typed stays in its field, and its row and the bar say that it is not proposed.
  for (const [rest, said] of [
    ["{current", "Nicht übernommen: {current"],
    ["", "Nicht übernommen: Das Feld ist leer."],
  ] as const) {
    await field.fill(rest);
    await expect(desk.panel.getByText(/^Nicht übernommen. Es gilt weiter der Vorschlag: .*\/.*$/)).toBeVisible();
    await field.press("Escape");
    await expect(desk.row("auth.card.step")).toContainText(said);
    await expect(desk.panel.getByText("1\u00a0Vorschlag, 1\u00a0Text nicht übernommen")).toBeVisible();
    await desk.key("auth.card.step").click();
    await expect(field).toHaveValue(rest);
  }
  await expect(desk.canvas.getByText("1/6", { exact: true })).toBeVisible();
  await desk.button("Verwerfen").click();
  await expect(desk.panel.getByText(/Text nicht übernommen$|^Nicht übernommen/)).toHaveCount(0);
  await desk.button("Rückgängig").click();
  await expect(field).toHaveValue("");
});

test("a text with a plural has a field for each case; an invalid one stays in its field, the others as they are", async ({
  page,
}) => {
  const key = "profile.form.summary";
  const desk = new DeskPage(page);
  await desk.open("screens-profile-profilecompletionscreen--all-required-missing");
  await desk.key(key).click();
  const [one, other] = [desk.field(key, "Deutsch, bei 1"), desk.field(key, "Deutsch, sonst")];
  await expect(one).toBeFocused();
  await expect(one).toHaveValue("#\u00a0Angabe prüfen");
  await expect(other).toHaveValue("#\u00a0Angaben prüfen");
  await expect(desk.panel.getByText("# ist „Anzahl“.").first()).toBeVisible();
  await one.fill("Bitte # Angabe prüfen");
  // The case that the state shows is as before: the row shows the other one, and so does the list of all.
  await expect(desk.panel.getByRole("insertion")).toHaveText(["Bitte 1 Angabe prüfen", "Bitte 1 Angabe prüfen"]);
  await one.fill("");
  await expect(one).toHaveAccessibleDescription(/Hier fehlt der Text\./);
  await expect(desk.panel.getByText(/^Nicht übernommen. Es gilt weiter der Vorschlag: Bitte # Angabe/)).toBeVisible();
  await expect(desk.panel.getByText(/fehlt die Zahl/)).toHaveCount(0);
  await one.fill("Bitte # Angabe prüfen");
  await one.focus();
  await page.keyboard.press("Tab");
  await expect(other).toBeFocused();
  await other.fill("Bitte {# prüfen");
  await expect(other).toHaveAccessibleDescription(/Eine Klammer { ist offen\./);
  await expect(other).toHaveAttribute("aria-invalid", "true");
  await expect(one).toHaveAttribute("aria-invalid", "false");
  await other.press("Escape");
  await desk.key(key).click();
  await expect(one).toHaveValue("Bitte # Angabe prüfen");
  await expect(other).toHaveValue("Bitte {# prüfen");
  await other.fill("");
  await expect(other).toHaveAccessibleDescription(/Hier fehlt der Text\./);
  await other.fill("Bitte # Angaben prüfen");
  await expect(desk.panel.getByText("Bitte 3 Angaben prüfen")).toBeVisible();
  await expect(desk.canvas.getByRole("heading", { name: /^Bitte \d+ Angaben prüfen$/ })).toBeVisible();
  await desk.button("Patch erstellen").click();
  const [, patch] = await fetched(page, desk.panel.getByRole("link", { name: "Patch herunterladen" }));
  expect(patch).toContain("{count, plural, one {Bitte # Angabe prüfen} other {Bitte # Angaben prüfen}}");
});

test("texts that are the same in one place are all marked, until one of them is rewritten", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open("screens-profile-profilecompletionscreen--all-required-missing");
  const keys = desk.table.locator("tr[data-key][data-marked]");
  const pressHeading = async () => {
    await desk.point().click();
    await desk.press(desk.canvas.getByRole("heading", { name: "Profildaten eingeben" }));
  };
  // A button has the same words, and is no heading.
  await pressHeading();
  await expect(desk.key("profile.completion.titleCompletion")).toHaveAttribute("aria-expanded", "true");
  await expect(keys).toHaveCount(1);
  await desk.key("intro.profile.title").click();
  await desk.field("intro.profile.title").fill("Profildaten eingeben");
  await desk.key("intro.profile.title").click();
  await pressHeading();
  await expect(keys).toHaveCount(2);
  const said = desk.panel.getByText("Mehrere Schlüssel haben hier denselben Text.");
  await expect(said).toBeVisible();
  await page.keyboard.type("!");
  await expect(keys).toHaveCount(1);
  await expect(said).toHaveCount(0);
});

test("what the style guide says stands beside the text, and where else it is used", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key("auth.card.terms").click();
  const places = desk.panel.locator(".about").getByRole("link");
  await expect(places).toHaveCount(3);
  await desk.panel.getByText(/^\d+\sweitere$/).click();
  await expect(desk.panel.getByRole("link", { name: "Anmeldung: Passwort-Eingabe" })).toBeVisible();
  await desk.key("auth.entry.lead").click();
  await desk.field("auth.entry.lead").fill("Hier prüfst du dein Konto.");
  await expect(
    desk.panel.getByRole("status").filter({ hasText: "Hinweise: Deutsch" }).getByRole("listitem").first(),
  ).toBeVisible();
});

test("the dev server looks up how words are spelt @dev", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key("auth.entry.lead").click();
  await desk.field("auth.entry.lead").fill("Gangway prüft Ihr Kontoo.");
  await expect(desk.panel.getByText(/„Kontoo“ steht nicht im Wörterbuch/)).toBeVisible();
});

test("a saved text stands in its file and on the canvas without a proposal @dev", async ({ page }) => {
  const file = path.join(top, "src/copy/de/signIn.json");
  const before = readFileSync(file, "utf8");
  const desk = new DeskPage(page);
  await desk.open("screens-auth-signinscreen--empty");
  await desk.key("signIn.forgot").click();
  const was = await desk.field("signIn.forgot").inputValue();
  try {
    await desk.field("signIn.forgot").fill(words);
    await expect(desk.canvas.getByRole("button", { name: words })).toBeVisible();
    await desk.button("Speichern").click();
    await expect(desk.panel.getByText("1\u00a0Vorschlag ist gespeichert.")).toBeVisible();
    expect(readFileSync(file, "utf8")).toBe(before.replace(JSON.stringify(was), JSON.stringify(words)));
    await expect(desk.button("Verwerfen")).toBeDisabled();
    await expect(desk.canvas.getByRole("button", { name: words })).toBeVisible();
    await expect.poll(() => readFileSync(path.join(top, "src/copy/keys.gen.ts"), "utf8")).toContain(words);
  } finally {
    writeFileSync(file, before);
  }
  await expect(desk.canvas.getByRole("button", { name: was })).toBeVisible();
  await expect.poll(() => readFileSync(path.join(top, "src/copy/keys.gen.ts"), "utf8")).not.toContain(words);
});

test("a static build has nothing to save with, and says that it checks no spelling @static", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await expect(desk.panel.getByText(/^Die deutsche Rechtschreibung prüft nur die Werkbank/)).toBeVisible();
  await expect(desk.button("Patch erstellen")).toBeVisible();
  await expect(desk.button("Speichern")).toHaveCount(0);
});

test("git applies the exported patch on a clean clone; the summary tells the rest", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill(words);
  await desk.field(submit, "Englisch").fill("Go on");
  await expect(desk.panel.getByText("2\u00a0Vorschläge")).toBeVisible();
  await desk.button("Patch erstellen").click();
  const [patchName, patch] = await fetched(page, desk.panel.getByRole("link", { name: "Patch herunterladen" }));
  const [summaryName, summary] = await fetched(
    page,
    desk.panel.getByRole("link", { name: "Zusammenfassung herunterladen" }),
  );
  expect([patchName, summaryName]).toEqual(["texte.patch", "texte.md"]);
  expect(summary).toContain(`| \`${entry}\` | \`${submit}\` | Deutsch | \`Weiter\` | \`${words}\` |`);

  const folder = mkdtempSync(path.join(tmpdir(), "gangway-clone-"));
  try {
    execFileSync("git", ["clone", "-q", "--depth=1", `file://${top}`, folder]);
    execFileSync("git", ["apply"], { cwd: folder, input: patch });
    const auth = (locale: string) => readFileSync(path.join(folder, `src/copy/${locale}/auth.json`), "utf8");
    expect(auth("de")).toContain(`"submit": ${JSON.stringify(words)}`);
    expect(auth("en")).toContain('"submit": "Go on"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("whoever opens the link sees the proposed texts on the screen and is told so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill(words);
  await desk.key("auth.card.step").click();
  await desk.field("auth.card.step").fill("{current, number}. Schritt „{total, number}“");
  await desk.field("auth.card.step", "Englisch").fill("{current");
  await desk.button("Link teilen").click();
  await expect(
    desk.panel.getByText("Der Link ist kopiert. Nicht darin: 1\u00a0nicht übernommener Text."),
  ).toBeVisible();
  const link = await desk.panel.getByRole("textbox", { name: "Link zum Vorschlag" }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const other = new DeskPage(await context.newPage());
  // The panel is open at the texts without a press.
  await other.page.goto(link);
  await expect(other.table).toBeVisible({ timeout: 40_000 });
  await expect(other.canvas.getByRole("button", { name: words })).toBeVisible();
  await expect(other.canvas.getByText("1. Schritt „6“")).toBeVisible();
  await expect(
    other.panel.getByText("2\u00a0Vorschläge zu 2\u00a0Texten. Der Katalog ist noch unverändert."),
  ).toBeVisible();
  await other.button("Verwerfen").click();
  await expect(other.canvas.getByRole("button", { name: "Weiter" })).toBeVisible();
});

test("what is discarded is back after a press, until something else is written", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill(words);
  await desk.button("Link teilen").click();
  await expect(desk.panel.getByText("Der Link ist kopiert.")).toBeVisible();
  await desk.button("Verwerfen").click();
  await expect(desk.panel.getByText("1\u00a0Vorschlag verworfen.")).toBeVisible();
  await expect(desk.panel.getByText("Der Link ist kopiert.")).toHaveCount(0);
  await desk.button("Rückgängig").click();
  await expect(desk.canvas.getByRole("button", { name: words })).toBeVisible();
  await expect(desk.button("Rückgängig")).toHaveCount(0);
  const restored = desk.panel.getByText("Alles Verworfene ist wieder da.");
  await expect(restored).toBeVisible();
  await desk.field(submit).fill("Gehen");
  await expect(restored).toHaveCount(0);
  await desk.button("Verwerfen").click();
  await desk.field(submit).fill("Los");
  await expect(desk.button("Rückgängig")).toHaveCount(0);
});

test("a link whose proposal is broken, out of date or unknown says so in German", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry, "", "#proposal=kaputt-ist-das");
  await expect(desk.panel.getByText("Der Vorschlag in diesem Link ist nicht lesbar.")).toBeVisible();
  await expect(desk.canvas.getByRole("button", { name: "Weiter" })).toBeVisible();

  await desk.open(
    entry,
    "",
    asLink([
      ["de", submit, "Los", "vorher", entry],
      ["de", "auth.entry.nothing", "Los", "vorher", entry],
    ]),
  );
  const older = desk.panel.getByText(`Deutsch: ${submit}: Der Text im Katalog ist inzwischen ein anderer.`);
  await expect(older).toContainText("Vorgeschlagen war: Los");
  const unknown = "auth.entry.nothing: Diesen Text gibt es im Katalog nicht mehr.";
  await expect(desk.panel.getByText(`Deutsch: ${unknown}`)).toBeVisible();
  await expect(desk.row(submit)).not.toContainText("Los");
  await expect(desk.canvas.getByRole("button", { name: "Weiter" })).toBeVisible();
  // What is refused counts neither in the bar nor in the review.
  await expect(desk.panel.getByText(/\d\sVorschl/)).toHaveCount(0);
  await desk.button("Entfernen: Deutsch: auth.entry.nothing").click();
  await expect(desk.panel.getByText("auth.entry.nothing:")).toHaveCount(0);
  await desk.button(`Trotzdem vorschlagen: Deutsch: ${submit}`).click();
  await expect(older).toHaveCount(0);
  await expect(desk.canvas.getByRole("button", { name: "Los" })).toBeVisible();
  await desk.key(submit).click();
  await desk.button(`Deutsch zurücksetzen: ${submit}`).click();
  await expect(desk.field(submit)).toBeFocused();
  await expect(desk.field(submit)).toHaveValue("Weiter");
  await desk.button("Rückgängig").click();
  await expect(desk.field(submit)).toHaveValue("Los");
});

test("while a story loads, nobody says that it has no texts", async ({ page }) => {
  const desk = new DeskPage(page);
  await page.route(/iframe\.html/, () => {});
  await page.goto(`/?path=/story/${entry}${asLink([["de", submit, "Los", "vorher", entry]])}`);
  await expect(desk.panel.getByText("Texte werden gelesen …")).toBeVisible({ timeout: 40_000 });
  await expect(desk.panel.getByText("Diese Ansicht zeigt keine Texte")).toHaveCount(0);
});

test("after a new start with a proposal it reads until the texts are there, and a part without texts has none", async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.key(submit).click();
  await desk.field(submit).fill("Los");
  await expect(page).toHaveURL(/globals=drafts:/);
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const line of document.querySelectorAll("section[aria-label=Texte] .none")) said.add(line.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(desk.table).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])).toEqual([
    "Texte werden gelesen …",
  ]);
  // Nor does it say so of the state that is left.
  await page.locator('#storybook-explorer-tree a[href*="screens-auth-entryscreen--required"]').click();
  await expect(page).toHaveURL(/--required/);
  await expect(desk.row("auth.entry.problems.required")).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])).toEqual([
    "Texte werden gelesen …",
  ]);
  await page.goto("/?path=/story/primitives-drawings-key--plain");
  await expect(desk.panel.getByText("Diese Ansicht zeigt keine Texte aus dem Katalog.")).toBeVisible({
    timeout: 40_000,
  });
});

test("everything goes by keyboard: point, choose, rewrite, share", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.open(entry);
  await desk.point().focus();
  await expect(desk.point()).toHaveAccessibleDescription("Auf einen Text der Ansicht zeigen");
  await page.keyboard.press("Enter");
  await expect(desk.panel.getByText("Pfeiltasten gehen weiter")).toBeVisible();
  await expect(desk.canvas.locator("[data-copy-desk=pane]")).toBeFocused();
  const told = desk.panel.getByRole("status").filter({ hasText: "." }).first();
  for (let steps = 0; steps < 20; steps++) {
    const before = (await told.textContent()) ?? "";
    await page.keyboard.press("ArrowDown");
    await expect(told).not.toHaveText(before);
    await expect(desk.outlines()).toHaveCount(1);
    if ((await told.textContent())?.includes(submit)) break;
  }
  await page.keyboard.press("Enter");
  await expect(desk.field(submit)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Grüße");
  await expect(desk.canvas.getByRole("button", { name: "Grüße" })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(desk.key(submit)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(desk.key(submit)).toHaveAttribute("aria-expanded", "false");
  await desk.point().focus();
  await page.keyboard.press("Enter");
  await expect(desk.canvas.locator("[data-copy-desk=pane]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(desk.point()).toHaveAttribute("aria-pressed", "false");
  await expect(desk.point()).toBeFocused();
});

for (const theme of brightnesses)
  test(`the panel passes axe, closed, open, with a problem and with a shared proposal, ${theme}`, async ({ page }) => {
    const desk = new DeskPage(page);
    await desk.open(entry, `theme:${theme}`, asLink([["de", submit, "Los", "vorher", entry]]));
    await expect(page.locator("body")).toHaveCSS("background-color", drawn(theme, "paper"));
    const panel = "section[aria-label=Texte]";
    expect(await faultsOf(page, panel)).toEqual([]);
    await desk.key("auth.entry.lead").click();
    await desk.field("auth.entry.lead").fill("Hier {fehlt");
    await expect(desk.panel.getByText("Eine Klammer { ist offen.")).toBeVisible();
    expect(await faultsOf(page, panel)).toEqual([]);
    await desk.field("auth.entry.lead").fill("Hier prüfst du „das.");
    await desk.button("Patch erstellen").click();
    await expect(desk.panel.getByRole("link", { name: "Patch herunterladen" })).toBeVisible();
    expect(await faultsOf(page, panel)).toEqual([]);
  });
