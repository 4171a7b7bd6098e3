import type { Locator, Page } from "@playwright/test";
import { top } from "#workbench/shared/source/files.ts";
import { buildLedger } from "#workbench/ledger/buildLedger.ts";
import { readSources } from "#workbench/ledger/readLedger.ts";
import { faultsOf } from "./axe.ts";
import { expect, test } from "./deskPage.ts";
import { brightnesses, turnDevice } from "./toolbar/theme/brightness.ts";

const page = "/iframe.html?id=entwickeln-ablaufdiagramme--docs&viewMode=docs";
const ledger = buildLedger(await readSources(top));
const machines = ledger.machines.map(({ chart }) => chart.id);

async function open(tab: Page) {
  await tab.goto(page);
  await expect(tab.locator(".ledger article")).toHaveCount(machines.length);
}

const unfold = (tab: Page) =>
  tab.locator(".ledger details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));

test("the page shows a diagram of every machine and counts the states with stories", async ({ page: tab }) => {
  await open(tab);
  const visible = ledger.machines.flatMap(({ states }) => states.filter(({ passing }) => !passing)).length;
  await expect(tab.getByText(`${visible} von ${visible} Zuständen gezeigt`)).toBeVisible();
  await expect(tab.getByText("Es fehlt nichts.")).toBeVisible();
  for (const { chart, states } of ledger.machines) {
    const diagram = tab.locator(`#ablauf-${chart.id} svg`);
    await expect(diagram.locator("[data-variant]:not([data-variant=frame])")).toHaveCount(states.length);
    await expect(diagram.locator("[data-variant=gap], .ledger-line[data-gap]")).toHaveCount(0);
  }
});

test("a state opens its story, by mouse and by keyboard", async ({ page: tab }) => {
  await tab.goto("/?path=/docs/entwickeln-ablaufdiagramme--docs");
  const frame = tab.frameLocator("#storybook-preview-iframe");
  await frame.locator("summary", { hasText: "Registrierung und Anmeldung" }).click();
  await frame.getByRole("link", { name: "proofExpired 5 Storys" }).click();
  await expect(tab).toHaveURL(/screens-auth-proofexpiredscreen--/);
  await tab.goto("/?path=/docs/entwickeln-ablaufdiagramme--docs");
  await frame.locator("summary", { hasText: "E-Mail-Adresse" }).click();
  await frame.getByRole("link", { name: "choosingAccount 1 Story" }).press("Enter");
  await expect(tab).toHaveURL(/screens-auth-entryscreen--google-busy/);
  await expect(frame.getByRole("button", { name: "Google wird geöffnet …" })).toBeVisible({ timeout: 40_000 });
});

test("a state that shows another machine links to its diagram", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.locator("summary", { hasText: "Registrierung und Anmeldung" }).click();
  await tab.getByRole("link", { name: "smsCode zeigt code" }).click();
  await expect(tab.getByRole("heading", { name: "Code aus E-Mail oder SMS" })).toBeInViewport();
});

test("the page is accessible with all details open", async ({ page: tab }) => {
  await open(tab);
  await unfold(tab);
  for (const theme of brightnesses) {
    await turnDevice(tab, theme);
    expect(await faultsOf(tab, ".ledger")).toEqual([]);
  }
});

test("text, figures, diagrams and tables share one left edge, and no table is squeezed", async ({ page: tab }) => {
  await tab.setViewportSize({ width: 1100, height: 860 });
  await open(tab);
  await unfold(tab);
  const edges = await tab
    .locator(".sbdocs-content > h1, .sbdocs-content > p, .page-figures, .ledger-fold > summary, .ledger-drawing")
    .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]);
  expect(edges).toHaveLength(1);
  const widths = await tab
    .locator(".ledger-machine > table")
    .evaluateAll((all) => all.map((table) => table.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(500);
});

const overflows = (box: Locator) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test("a wide diagram is fitted to the page, and scrolls in full size; the page never does", async ({ page: tab }) => {
  await tab.setViewportSize({ width: 724, height: 700 });
  await open(tab);
  await unfold(tab);
  const isPageWider = () => tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isPageWider()).toBe(false);
  for (const chart of await tab.locator(".ledger-scroll").all()) expect(await overflows(chart)).toBe(false);
  const machine = tab.locator("#ablauf-auth");
  await expect(machine.getByText(/Verkleinert auf \d+\s%/)).toBeVisible();
  await machine.getByRole("button", { name: "In voller Größe zeigen" }).click();
  await expect(machine.getByText("Bitte scrollen Sie nach rechts.")).toBeVisible();
  expect(await overflows(machine.locator(".ledger-scroll"))).toBe(true);
  expect(await isPageWider()).toBe(false);
  await machine.getByRole("button", { name: "Auf die Seite verkleinern" }).click();
  expect(await overflows(machine.locator(".ledger-scroll"))).toBe(false);
  await expect(tab.locator("#ablauf-staff").getByText(/Verkleinert/)).toHaveCount(0);
});

test("the page lists the screens' stories that name no row and no state", async ({ page: tab }) => {
  await tab.goto(page);
  await tab.getByText(/Storys von Bildschirmen belegen nichts/).click();
  await expect(tab.getByText(/weder eine Zeile des Katalogs .* noch den Zustand eines Ablaufs/)).toBeVisible();
  const [first] = ledger.unassigned.filter(({ title }) => title.startsWith("screens/"));
  await expect(tab.locator(`details[open] a[href*="${first?.story}"]`)).toBeVisible();
});

test("machines are folded; a link and a press open them", async ({ page: tab }) => {
  await tab.goto(`${page}#ablauf-idCheck`);
  await expect(tab.getByRole("group", { name: "Diagramm: Ausweisprüfung" })).toBeVisible({ timeout: 40_000 });
  await expect(tab.locator(".ledger article:visible")).toHaveCount(1);
  await tab.getByRole("heading", { name: "Vertrag", exact: true }).click();
  await expect(tab.getByRole("group", { name: "Diagramm: Vertrag", exact: true })).toBeVisible();
  await expect(tab.locator(".ledger article:visible")).toHaveCount(2);
  await open(tab);
  await expect(tab.locator(".ledger article:visible")).toHaveCount(0);
  expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
});
