import { people } from "../../src/people/people.ts";
import { email, enterEmail, enterPassword, password, resetPassword } from "./authPage.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, test } from "./journey.ts";

const { email: address, password: oldPassword, firstName } = people.amira;
const fresh = "Neuanfang!27";

test("a forgotten password is replaced by way of the mail, and only the new one opens the door (AUTH-98, AUTH-99, AUTH-106, ROUTE-13, ROUTE-36, VA-108, VA-111, VA-118, VA-124) @flat", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  await button(page, de.signIn.forgot).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(email(page)).toHaveValue(address);
  await button(page, de.recovery.forgot.submit).click();
  await expect(heading(page, de.recovery.sent.title)).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(/Er gilt 15\sMinuten/)).toBeVisible();

  await page.goto(await provider.link(address, "/reset-password"));
  await expect(page).toHaveURL("/reset-password");
  await expect(email(page)).toHaveValue(address);
  await resetPassword(page, fresh);
  await expect(heading(page, de.recovery.resetDone.title)).toBeVisible();
  await button(page, de.recovery.resetDone.signIn).click();
  await expect(page).toHaveURL("/auth/signin");
  await expect(inPage(page, "Ihr neues Passwort ist gespeichert.")).toBeVisible();
  await expect(email(page)).toHaveValue(address);

  await button(page, de.auth.entry.submit).click();
  await enterPassword(page, oldPassword);
  await expect(password(page)).toHaveAccessibleDescription(/hat nicht geklappt/);
  await enterPassword(page, fresh);
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
});
