import type { Locator, Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { button, expect, heading, signIn, test } from "./journey.ts";

const { groups } = de;
const name = (id: PersonId) => `${people[id].firstName} ${people[id].lastName}`.trim();
const members = (page: Page) => page.getByRole("list", { name: groups.members.title }).getByRole("listitem");
const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const address = (page: Page) => dialog(page, groups.mail.title).getByLabel(groups.mail.label);
const said = (page: Page, text: string) => dialog(page, groups.mail.title).getByText(text, { exact: true });

async function openGroup(page: Page, id: PersonId, title: string) {
  await signIn(page, id);
  await button(page, new RegExp(de.dashboard.tasks.group)).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL("/group");
}

const asLeader = (page: Page) => openGroup(page, "amira", groups.header.manageTitle);
const asMember = (page: Page) => openGroup(page, "jasper", groups.header.memberTitle);

test("the number is copied, shared with its link, and shown as a code of that link (GRP-46..49, VS-216)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await asMember(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button(page, groups.invite.toCopyName).click();
  await expect(page.getByRole("button", { name: groups.invite.copied })).toBeVisible();
  expect(await clipboard()).toBe("48217306");
  await expect(button(page, groups.invite.toCopyName)).toBeVisible();

  await page.evaluate(() => Object.defineProperty(navigator, "share", { configurable: true, value: undefined }));
  await page.getByRole("button", { name: groups.invite.toShare, exact: true }).click();
  await expect(page.getByRole("button", { name: groups.invite.copied })).toBeVisible();
  const link = `${new URL(page.url()).origin}/group/join?code=48217306`;
  expect(await clipboard()).toContain(link);

  await page.evaluate(() => {
    const shared = async (content: ShareData) => void Object.assign(globalThis, { shared: content });
    Object.defineProperty(navigator, "share", { configurable: true, value: shared });
    Object.defineProperty(navigator, "canShare", { configurable: true, value: () => true });
  });
  await button(page, groups.place.toShareName).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shared?: ShareData }).shared))
    .toMatchObject({ title: "Gruppe: Nordwind", url: link });

  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith(".js")).length);
  const before = await scripts();
  await button(page, groups.qr.toShow).click();
  await expect(page.getByRole("img", { name: groups.qr.alt })).toBeVisible();
  expect(await scripts(), "what draws the code is fetched when it is asked for").toBeGreaterThan(before);
  await button(page, groups.qr.toHide).click();
  await expect(page.getByRole("img", { name: groups.qr.alt })).toHaveCount(0);
});

/** With the Tab key, as often as it takes. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isThere()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("somebody is invited and removed, and the group deleted, without a mouse (A2, A4, GRP-60, GRP-82)", async ({
  page,
}) => {
  await asLeader(page);
  await tabTo(page, button(page, groups.invite.toInviteName));
  await page.keyboard.press("Enter");
  await tabTo(page, address(page));
  await page.keyboard.type("paula");
  await page.keyboard.press("Enter");
  await expect(said(page, groups.mail.problems.invalidEmailFormat)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(people.paula.email);
  await page.keyboard.press("Enter");
  await expect(dialog(page, groups.mail.title)).toBeHidden();
  await expect(members(page).filter({ hasText: name("paula") })).toHaveCount(1);

  await tabTo(page, button(page, `${name("jasper")} entfernen`));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog(page, groups.remove.title).getByRole("button", { name: groups.remove.confirm }));
  await page.keyboard.press("Enter");
  await expect(members(page).filter({ hasText: name("jasper") })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[12]$/);

  await tabTo(page, button(page, groups.toDelete));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog(page, groups.delete.title).getByRole("button", { name: groups.delete.keep }));
  await page.keyboard.press("Escape");
  await expect(button(page, groups.toDelete)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, dialog(page, groups.delete.title).getByRole("button", { name: groups.delete.confirm }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/group/select");
});
