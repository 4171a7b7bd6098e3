import type { Locator, Page } from "@playwright/test";
import { people, type PersonId } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { expect, heading, signIn, test, type Provider } from "./journey.ts";
import { answerNext, button, notice } from "./wayIn.ts";

const { groups, groupForms } = de;
const name = (id: PersonId) => `${people[id].firstName} ${people[id].lastName}`.trim();
const members = (page: Page) => page.getByRole("list", { name: groups.members.title }).getByRole("listitem");
const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const address = (page: Page) => dialog(page, groups.mail.title).getByLabel(groups.mail.label);
const send = (page: Page) => dialog(page, groups.mail.title).getByRole("button", { name: groups.mail.submit });
const said = (page: Page, text: string) => dialog(page, groups.mail.title).getByText(text, { exact: true });
const sent = async (provider: Provider, method: string, path: string) =>
  (await provider.calls(path)).filter((call) => call.method === method).length;

async function openGroup(page: Page, id: PersonId, title: string) {
  await signIn(page, id);
  await button(page, new RegExp(de.dashboard.tasks.group)).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL("/group");
}

const asLeader = (page: Page) => openGroup(page, "amira", groups.header.manageTitle);
const asMember = (page: Page) => openGroup(page, "jasper", groups.header.memberTitle);

async function openInvitation(page: Page) {
  await button(page, groups.invite.toInviteName).click();
  await expect(dialog(page, groups.mail.title)).toBeVisible();
}

test("a leader removes somebody with one request, and the list shows it (GRP-59, GRP-70, VS-221, F6)", async ({
  page,
  provider,
}) => {
  await asLeader(page);
  await expect(members(page)).toHaveCount(4);
  await expect(members(page).first()).toContainText(name("amira"));
  await button(page, `${name("jasper")} entfernen`).click();
  const question = dialog(page, groups.remove.title);
  await expect(question).toContainText(name("jasper"));
  await question.getByRole("button", { name: groups.remove.confirm }).dblclick();
  await expect(question).toBeHidden();
  await expect(members(page).filter({ hasText: name("jasper") })).toHaveCount(0);
  await expect(page.getByText(/2 von\s4\sPersonen/)).toBeVisible();
  expect(await sent(provider, "DELETE", "/members/")).toBe(1);
});

test("a refused removal is said in the dialog and in one notice, and the same question can be answered again (GRP-71, MSGS-104)", async ({
  page,
  provider,
}) => {
  await asLeader(page);
  await provider.fault("removeGroupMember", "offline");
  await button(page, `${name("milica")} entfernen`).click();
  const question = dialog(page, groups.remove.title);
  await question.getByRole("button", { name: groups.remove.confirm }).click();
  await expect(question.getByRole("alert")).toHaveText(groups.remove.problems.failed);
  await question.getByRole("button", { name: groups.remove.confirm }).click();
  await expect(question).toBeHidden();
  await expect(members(page).filter({ hasText: name("milica") })).toHaveCount(0);
});

test("a removal without an answer is looked up: who is not in the group any more has been removed (F7, GRP-70, GRP-71)", async ({
  page,
  provider,
}) => {
  await asLeader(page);
  await provider.fault("removeGroupMember", "truncated");
  await button(page, `${name("milica")} entfernen`).click();
  const question = dialog(page, groups.remove.title);
  await question.getByRole("button", { name: groups.remove.confirm }).click();
  await expect(question).toBeHidden();
  await expect(members(page).filter({ hasText: name("milica") })).toHaveCount(0);
  await expect(page.locator("[data-tone=error]")).toHaveCount(0);
  await expect(page.locator("[data-tone=success]")).toHaveCount(1);
  expect(await sent(provider, "DELETE", "/members/")).toBe(1);
});

test("a leave that fails is said in the dialog and in one notice, and can be tried again (GRP-66, MSGS-098, VS-219)", async ({
  page,
  provider,
}) => {
  await asMember(page);
  await provider.fault("leaveGroup", "offline");
  await button(page, groups.toLeave).click();
  const question = dialog(page, groups.leave.title);
  await question.getByRole("button", { name: groups.leave.confirm }).click();
  await expect(question.getByRole("alert")).toHaveText(groups.leave.problems.failed);
  await expect(notice(page, de.notices.group.leaveFailed, "error")).toHaveCount(1);
  await question.getByRole("button", { name: groups.leave.confirm }).click();
  await expect(page).toHaveURL("/group/select");
});

test("a deletion that fails is said in the dialog and in one notice, and can be tried again (GRP-68, MSGS-102)", async ({
  page,
  provider,
}) => {
  await asLeader(page);
  await provider.fault("deleteGroup", "offline");
  await button(page, groups.toDelete).click();
  const question = dialog(page, groups.delete.title);
  await question.getByRole("button", { name: groups.delete.confirm }).click();
  await expect(question.getByRole("alert")).toHaveText(groups.delete.problems.failed);
  await expect(notice(page, de.notices.group.deleteFailed, "error")).toHaveCount(1);
  await question.getByRole("button", { name: groups.delete.confirm }).click();
  await expect(page).toHaveURL("/group/select");
});

test("a member leaves: the group is gone, the choice is there, and the flag is down (GRP-61, GRP-62, GRP-65, MSGS-097)", async ({
  page,
  provider,
}) => {
  await asMember(page);
  await expect(button(page, groups.toDelete)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /entfernen$/ })).toHaveCount(0);
  await button(page, groups.toLeave).click();
  const question = dialog(page, groups.leave.title);
  await expect(question).toContainText(groups.leave.body);
  await question.getByRole("button", { name: groups.leave.keep }).click();
  await expect(question).toBeHidden();
  await expect(button(page, groups.toLeave)).toBeFocused();
  await button(page, groups.toLeave).click();
  await question.getByRole("button", { name: groups.leave.confirm }).dblclick();
  await expect(page).toHaveURL("/group/select");
  await expect(notice(page, de.notices.group.left, "success")).toHaveCount(1);
  await expect(heading(page, groupForms.select.title)).toBeVisible();
  expect(await sent(provider, "POST", "/groups/leave")).toBe(1);
  expect(await page.evaluate(() => [localStorage.getItem("userGroup"), localStorage.getItem("groupState")])).toEqual([
    null,
    "none",
  ]);
  await page.goto("/group");
  await expect(heading(page, groupForms.select.title)).toBeVisible();
});

test("Escape closes the question and leaves the notice behind it (NAV-69)", async ({ page, provider }) => {
  await asMember(page);
  await provider.fault("leaveGroup", "server-error");
  await button(page, groups.toLeave).click();
  const question = dialog(page, groups.leave.title);
  await question.getByRole("button", { name: groups.leave.confirm }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await expect(page.locator("[data-tone=error]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.locator("[data-tone=error]")).toHaveCount(1);
  await expect(button(page, groups.toLeave)).toBeFocused();
});

test("a leader who wants to leave reads why not, and deletes instead (GRP-55, GRP-57, MSGS-100, D-40)", async ({
  page,
  provider,
}) => {
  await asLeader(page);
  await button(page, groups.toLeave).click();
  const question = dialog(page, groups.leave.title);
  await expect(question).toContainText(groups.ownerWarning);
  await expect(question.getByRole("button", { name: groups.leave.confirm })).toHaveCount(0);
  await question.getByRole("button", { name: groups.delete.keep }).click();
  await expect(button(page, groups.toLeave)).toBeFocused();
  await button(page, groups.toLeave).click();
  await question.getByRole("button", { name: groups.toDelete }).click();
  await expect(question).toHaveCount(0);
  const deleting = dialog(page, groups.delete.title);
  await expect(deleting).toContainText(groups.ownerWarning);
  await deleting.getByRole("button", { name: groups.delete.keep }).click();
  await expect(deleting).toHaveCount(0);
  await expect(heading(page, groups.header.manageTitle)).toBeFocused();
  expect(await sent(provider, "POST", "/groups/leave")).toBe(0);
});

test("a leader deletes the group for everybody (GRP-63, GRP-64, GRP-67, MSGS-101)", async ({ page, provider }) => {
  await asLeader(page);
  await button(page, groups.toDelete).click();
  const question = dialog(page, groups.delete.title);
  await expect(question).toContainText(groups.ownerWarning);
  await provider.fault("deleteGroup", "server-error");
  await question.getByRole("button", { name: groups.delete.confirm }).click();
  await expect(question.getByRole("alert")).toBeVisible();
  await question.getByRole("button", { name: groups.delete.confirm }).dblclick();
  await expect(page).toHaveURL("/group/select");
  await expect(notice(page, de.notices.group.deleted, "success")).toHaveCount(1);
  expect(await sent(provider, "DELETE", "/groups/")).toBe(2);
  await signIn(page, "jasper");
  await page.goto("/group");
  await expect(heading(page, groupForms.select.title)).toBeVisible();
});

test("an address is judged, then asked for, then invited, and each result is said (GRP-79..86, MSGS-117, VS-223, VS-225)", async ({
  page,
  provider,
}) => {
  await asLeader(page);
  await openInvitation(page);
  const { problems } = groups.mail;
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await address(page).fill("a@b");
  await send(page).click();
  await expect(said(page, problems.emailTooShort)).toBeVisible();
  await address(page).fill("paula..teixeira@example.de");
  await expect(said(page, problems.emailTooShort)).toHaveCount(0);
  await address(page).press("Tab");
  await expect(said(page, problems.invalidEmailFormat)).toBeVisible();
  await address(page).fill(`${"x".repeat(250)}@example.de`);
  await address(page).press("Enter");
  await expect(said(page, problems.emailTooLong)).toBeVisible();
  expect(await provider.calls("/auth/check-email")).toEqual([]);

  await address(page).fill("niemand@example.de");
  await address(page).press("Enter");
  await expect(said(page, problems.userNotFound)).toBeVisible();
  const unverified = Object.values(people).find(({ account }) => account === "unverified");
  await address(page).fill(unverified?.email ?? "");
  await send(page).click();
  await expect(said(page, problems.userNotVerified)).toBeVisible();
  await address(page).fill(people.jasper.email);
  await send(page).click();
  await expect(said(page, problems.userAlreadyInGroup)).toBeVisible();
  await expect(address(page)).toHaveValue(people.jasper.email);
  expect(await sent(provider, "POST", "/invite")).toBe(1);

  await provider.fault("inviteToGroup", "offline");
  await address(page).fill(people.paula.email);
  await send(page).click();
  await expect(said(page, problems.invitationFailed)).toBeVisible();
  await dialog(page, groups.mail.title).getByRole("button", { name: groups.mail.retry }).click();
  await expect(dialog(page, groups.mail.title)).toBeHidden();
  await expect(notice(page, de.notices.invite.addedAndSent, "success")).toHaveCount(1);
  await expect(members(page).filter({ hasText: name("paula") })).toHaveCount(1);
  await expect(page.getByText(groups.invite.full.title)).toBeVisible();
  await expect(button(page, groups.invite.toInviteName)).toHaveAttribute("aria-disabled", "true");
});

test("whoever is in another group gets a mail only (GRP-91, MSGS-119, VS-226)", async ({ page, provider }) => {
  await asLeader(page);
  await openInvitation(page);
  await address(page).fill(people.greta.email);
  await send(page).dblclick();
  await expect(notice(page, de.notices.invite.sent, "success")).toHaveCount(1);
  await expect(dialog(page, groups.mail.title)).toBeHidden();
  await expect(button(page, groups.invite.toInviteName)).toBeFocused();
  expect(await sent(provider, "POST", "/invite")).toBe(1);
  expect(await provider.link(people.greta.email, "/group/join")).toBe("/group/join?code=48217306");
});

test("whoever was added without a mail is told apart (GRP-90, MSGS-118, VS-226)", async ({ page }) => {
  await asLeader(page);
  await openInvitation(page);
  await answerNext(page, "/groups/48217306/invite", 200, {
    success: true,
    data: { userAdded: true, emailSent: false },
  });
  await address(page).fill(people.paula.email);
  await send(page).click();
  await expect(notice(page, de.notices.invite.added, "success")).toHaveCount(1);
  await expect(dialog(page, groups.mail.title)).toBeHidden();
});

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

test("what refuses to copy or to arrive is said in place (GRP-50, MSGS-108)", async ({ page }) => {
  await asMember(page);
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  });
  await button(page, groups.invite.toCopyName).click();
  await expect(page.getByText(groups.invite.copyFailed)).toBeVisible();
});

test("a group that cannot be loaded is no missing group, and one on show stays (VS-208, VS-209, P31)", async ({
  page,
  provider,
}) => {
  await signIn(page, "jasper");
  await provider.fault("currentGroup", "server-error", 2);
  await page.goto("/group");
  await expect(page.getByRole("heading", { name: groups.failure.title })).toBeVisible();
  await expect(heading(page, groupForms.select.title)).toHaveCount(0);
  await provider.clearFaults();
  await button(page, de.failure.retry).click();
  await expect(heading(page, groups.header.memberTitle)).toBeVisible();
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
