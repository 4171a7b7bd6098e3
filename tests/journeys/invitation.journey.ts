import { people } from "../../src/people/people.ts";
import {
  details,
  email,
  enterPhone,
  enterSmsCode,
  fillProfile,
  openDashboard,
  openInvitation,
  phone,
  profile,
  saveProfile,
  setPassword,
} from "./authPage.ts";
import { expect, heading, stored, test } from "./journey.ts";

test("an invitation leads through phone, SMS, password and profile to the dashboard (AUTH-01, AUTH-08, AUTH-27, AUTH-34, AUTH-93, AUTH-96, C-62) @flat", async ({
  page,
  provider,
}) => {
  const { email: address, phone: number, password, firstName, lastName, extraId } = people.konstantin;
  await openInvitation(page, provider, "konstantin");
  await expect(page).toHaveURL("/auth/phone");
  await expect(phone(page)).toHaveValue(number);
  await enterPhone(page);
  await enterSmsCode(page, provider, number);
  await expect(page).toHaveURL("/auth/password");
  await setPassword(page, password);
  await expect(page).toHaveURL("/auth/complete-profile");
  await expect(profile.firstName(page)).toHaveValue(firstName);
  await expect(profile.lastName(page)).toHaveValue(lastName);
  await expect(email(page)).toHaveValue(address);
  await fillProfile(page);
  await saveProfile(page);
  await expect(heading(page, `Willkommen, ${firstName}!`)).toBeVisible();
  await expect(page).toHaveURL("/auth/complete-profile");
  await openDashboard(page);
  await expect(heading(page, new RegExp(firstName))).toBeVisible();

  // The dashboard keeps what it has asked for, as it arrives.
  const kept = async () => Object.keys((await stored(page)).local).toSorted();
  await expect
    .poll(kept)
    .toEqual(
      [
        "accessToken",
        `completedAt:${extraId}`,
        "currentUser",
        "dashboardCards",
        "groupState",
        `onboarding:${extraId}`,
        "refreshToken",
        "session",
      ].toSorted(),
    );
  const { local, tab } = await stored(page);
  expect(Object.keys(tab).toSorted()).toEqual(["newSignUp", `resend:sms:${number}`]);
  const everything = JSON.stringify([local, tab, await page.evaluate(() => history.state as unknown)]);
  for (const secret of [password, details.passNumber, "token=", "proof"]) expect(everything).not.toContain(secret);

  await page.reload();
  await expect(heading(page, new RegExp(firstName))).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  expect(await provider.calls("/verification/email")).toEqual([]);
});
