import { people } from "../../src/people/people.ts";
import { email, enterEmail, expect, heading, password, test } from "./journey.ts";
import { button, inPage, setPassword } from "./wayIn.ts";

const { email: address, password: oldPassword, firstName } = people.amira;
const fresh = "Neuanfang!27";

test("a forgotten password is replaced by way of the mail, and only the new one opens the door (AUTH-98, AUTH-99, AUTH-106, ROUTE-13, ROUTE-36, VA-108, VA-111, VA-118, VA-124) @flat", async ({
  page,
  provider,
}) => {
  await enterEmail(page, address);
  await button(page, "Passwort vergessen?").click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(email(page)).toHaveValue(address);
  await button(page, "Link anfordern").click();
  await expect(heading(page, "Link ist unterwegs")).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(/Er gilt 15\sMinuten/)).toBeVisible();

  await page.goto(await provider.link(address, "/reset-password"));
  await expect(page).toHaveURL("/reset-password");
  await expect(email(page)).toHaveValue(address);
  await page.getByLabel("Neues Passwort wiederholen", { exact: true }).fill(fresh);
  await setPassword(page, fresh);
  await expect(heading(page, "Neues Passwort gespeichert")).toBeVisible();
  await button(page, "Jetzt anmelden").click();
  await expect(page).toHaveURL("/auth/signin");
  await expect(inPage(page, "Ihr neues Passwort ist gespeichert.")).toBeVisible();
  await expect(email(page)).toHaveValue(address);

  await button(page, "Weiter").click();
  await password(page).fill(oldPassword);
  await button(page, "Anmelden").click();
  await expect(password(page)).toHaveAccessibleDescription(/hat nicht geklappt/);
  await password(page).fill(fresh);
  await button(page, "Anmelden").click();
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
});
