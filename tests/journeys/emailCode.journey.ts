import { people } from "../../src/people/people.ts";
import { code, enterEmail, expect, heading, test } from "./journey.ts";

const address = people.khai.email;
const waits = /Neuen Code anfordern in \d+\sSekunden/;

test("a new address goes through its code to the phone's address (AUTH-17, AUTH-40, AUTH-41, VA-033)", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  await expect(page).toHaveURL("/auth/verify-email");
  await expect(code(page)).toBeFocused();
  await expect(page.getByRole("timer")).toHaveText(waits);
  await code(page).fill(await provider.code(address));
  await expect(page).toHaveURL("/auth/phone");
  expect(await provider.calls("/verification/email/send")).toHaveLength(1);
  expect(await provider.calls("/verification/email/verify")).toHaveLength(1);
});

test("a wrong code empties the boxes, says why and goes out again only when it is another (VA-042, P22)", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  const right = await provider.code(address);
  await code(page).fill(right === "000000" ? "111111" : "000000");
  await expect(code(page)).toHaveAccessibleDescription(/passt nicht/);
  await expect(code(page)).toHaveValue("");
  await expect(code(page)).toBeFocused();
  await code(page).fill(right);
  await expect(page).toHaveURL("/auth/phone");
});

test("a reload in the middle goes on with the wait and sends nothing (VA-048, SESS-09)", async ({ page, provider }) => {
  await enterEmail(page, address);
  await expect(page.getByRole("timer")).toHaveText(waits);
  await page.reload();
  await expect(heading(page, "Code eingeben")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(waits);
  expect(await provider.calls("/verification/email/send")).toHaveLength(1);
});

test("a new code can be asked for after the wait, and is announced (AUTH-61, VA-038, API-60)", async ({
  page,
  provider,
}) => {
  await page.clock.install();
  await enterEmail(page, address);
  await expect(page.getByRole("timer")).toHaveText(waits);
  await provider.advance(61);
  await page.clock.runFor(61_000);
  await page.getByRole("button", { name: "Neuen Code anfordern" }).click();
  await expect(page.getByRole("timer")).toHaveText(waits);
  await expect(page.locator("[data-tone=success]")).toHaveCount(1);
  expect(await provider.calls("/verification/email/send")).toHaveLength(2);
});

test("who comes back within the wait reads how long it is; no second code goes out (AUTH-62, AUTH-63, VA-044)", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  await expect(page.getByRole("timer")).toHaveText(waits);
  await page.getByRole("button", { name: "Zurück" }).click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText(/Bitte warten Sie \d+\sSekunden/)).toBeVisible();
  expect(await provider.calls("/verification/email/send")).toHaveLength(1);
});

test("a provider that asks for more patience sets the countdown (AUTH-65, VA-045)", async ({ page, provider }) => {
  await provider.fault("sendEmailCode", "rate-limited");
  await enterEmail(page, address);
  await expect(page.getByRole("timer")).toHaveText(waits);
  expect((await provider.calls("/verification/email/send")).map(({ status }) => status)).toEqual([429]);
});

test("a code that could not be sent says so and can be asked for at once (VA-047, C-34)", async ({
  page,
  provider,
}) => {
  await provider.fault("sendEmailCode", "captive-portal");
  await enterEmail(page, address);
  await expect(
    page.getByText("Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut.").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Neuen Code anfordern" }).click();
  await expect(page.getByRole("timer")).toHaveText(waits);
});

test("a check without an answer keeps the digits and can be repeated", async ({ page, provider }) => {
  await enterEmail(page, address);
  const right = await provider.code(address);
  await provider.fault("verifyEmailCode", "bad-gateway-page");
  await code(page).fill(right);
  await expect(code(page)).toHaveAccessibleDescription(
    "Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
  );
  await expect(code(page)).toHaveValue(right);
  await page.getByRole("button", { name: "Code bestätigen" }).click();
  await expect(page).toHaveURL("/auth/phone");
});

test("the browser's back leads to the address, and a reload there stays there (ROUTE-44)", async ({ page }) => {
  await enterEmail(page, address);
  await expect(heading(page, "Code eingeben")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
  await page.reload();
  await expect(heading(page, "E-Mail-Adresse eingeben")).toBeVisible();
  await expect(page).toHaveURL("/auth/signin");
});
