import type { Page } from "@playwright/test";
import { faultKinds, type FaultKind } from "#app/sandbox/faultKinds.ts";
import { de } from "#tests/journeys/copy.ts";
import { unchangedBy } from "#workbench/journeys/faults/words.ts";
import { expect, test } from "./deskPage.ts";
import { wayCalled } from "./ways.ts";

// As wide as the workbench shows a way: in a wider window the app would take its phone for a desk.
test.use({ viewport: { width: 630, height: 844 } });

/** As long as the app itself waits for an answer, twice, and for the rest of the path. */
const PLAYED_MS = 110_000;
const toTheEnd = { timeout: PLAYED_MS };

/** A step that loads, signed in: under these it comes to its end, and the last two are there to be looked at. */
const survived: readonly FaultKind[] = [
  "slow",
  "token-dead-refresh-ok",
  "wrong-content-type",
  "out-of-order",
  "unknown-values",
  "ten-thousand",
];
const lookedAt: readonly FaultKind[] = ["unknown-values", "ten-thousand"];

const saying = ({ title, body }: { title: string; body: string }) => `${title}. ${body}`;

/** What the app says of these itself; of all others that the page could not be loaded. */
const ownMessage: Partial<Record<FaultKind, string>> = {
  maintenance: saying(de.shell.maintenance),
  "token-dead-refresh-refused": de.auth.entry.alerts.sessionLost,
};

async function openUnder(page: Page, way: string, kind: FaultKind, step: number) {
  const story = await wayCalled(page, way, "Abspielen");
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=fault:${kind}_${step}`);
  const panel = page.locator(".journey-faults");
  return {
    panel,
    report: page.getByRole("region", { name: "Schritte", exact: true }),
    goOn: page.getByRole("button", { name: "So geht es weiter" }),
  };
}

for (const kind of faultKinds)
  test(`${kind} strikes where the dates are loaded, is told, and the path is played to its end @static`, async ({
    page,
  }) => {
    const { report, goOn } = await openUnder(page, "Bewerben und absagen", kind, 2);
    if (!survived.includes(kind)) {
      await expect(report).toContainText("und liest:", toTheEnd);
      await expect(report.locator("blockquote").first()).toHaveText(ownMessage[kind] ?? saying(de.dashboard.failed));
    } else await expect(report).toContainText(`Die Störung ändert hier nichts. ${unchangedBy(kind)}`, toTheEnd);
    if (!survived.includes(kind) || lookedAt.includes(kind)) await goOn.click();
    await expect(report).toContainText("Der Weg ist bis zum Ende gespielt.", toTheEnd);
  });

test("a question that is open under a fault stays on the phone, and leaves what stands beside it to the mouse", async ({
  page,
}) => {
  // As wide as the workbench shows a way: a wider one asks beside the list, not in a dialog.
  await page.setViewportSize({ width: 630, height: 844 });
  const { panel, report, goOn } = await openUnder(page, "Check-in-Tag", "server-error", 3);
  const question = page.getByRole("dialog");
  await expect(goOn).toBeVisible(toTheEnd);
  await expect(report).toContainText("Die Person sieht „Person einchecken“");
  const [veil, phone] = await Promise.all([
    page.locator("[data-veil]").boundingBox(),
    page.locator(".journey-phone").boundingBox(),
  ]);
  expect(veil?.width).toBeCloseTo(phone?.width ?? 0, -1);
  await panel.locator("summary").click();
  await panel.locator("select").first().selectOption("Es gibt keine Verbindung");
  await expect(question).toBeVisible();
  await goOn.click();
  await expect(report).toContainText("Die Person wählt „Check-in bestätigen“.");
  await expect(report).toContainText("Der Weg ist bis zum Ende gespielt.", toTheEnd);
});
