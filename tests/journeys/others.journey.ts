import type { APIResponse, Page } from "@playwright/test";
import { inventStaff } from "../../app/sandbox/database/staffPeople.ts";
import { people, type PersonId } from "../../src/people/people.ts";
import { another } from "./another.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, notice, signIn, test as base } from "./journey.ts";

const INTERVAL_MS = 30_000;

/** `other`: a second person, or the same one at a second device. What is read now and then is read at once in both. */
const test = base.extend<{ other: (id: PersonId) => Promise<Page> }>({
  context: async ({ context }, run) => {
    await context.addInitScript(readSooner, INTERVAL_MS);
    await run(context);
  },
  async other({ browser, provider, clock }, run) {
    const opened: Page[] = [];
    await run(async (id) => {
      const page = await another(browser, provider, clock, id);
      opened.push(page);
      await page.addInitScript(readSooner, INTERVAL_MS);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** Runs in the page, before its own code. */
function readSooner(interval: number) {
  const { setInterval } = globalThis;
  const sooner: (...given: Parameters<typeof setInterval>) => ReturnType<typeof setInterval> = (run, time, ...rest) =>
    setInterval(run, time === interval ? 500 : time, ...rest);
  Object.assign(globalThis, { setInterval: sooner });
}

/** What a browser says when somebody comes back to a page. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** A text with one part left open, as a pattern. */
const textWith = (text: string, part: RegExp) =>
  new RegExp(text.replaceAll("\u00a0", "\\s").replace(/\{time\}/, part.source));

test.describe("two supervisors with one list (OPS-06, OPS-07, OPS-08)", () => {
  const { staff: words } = de;
  const [first = "", second = "", third = ""] = inventStaff(3).map(({ name }) => name);
  const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
  const undo = (page: Page, name: string) => button(page, words.undo.toUndoNamed.replace("{name}", name));
  const dialog = (page: Page, list: "in" | "out") => page.getByRole("dialog", { name: words[list].dialog.title });

  async function openList(page: Page, list: "in" | "out") {
    await page.goto(`/legacy/check-${list}-list`);
    await expect(heading(page, words[list].title)).toBeVisible();
    await expect(row(page, first)).toBeVisible();
  }
  const ask = (page: Page, list: "in" | "out", name: string) =>
    row(page, name).getByRole("button", { name: words[list].toConfirm }).click();
  async function check(page: Page, list: "in" | "out", name: string) {
    await ask(page, list, name);
    await button(page, words[list].dialog.confirm).click();
    await expect(undo(page, name)).toBeVisible();
  }

  test("what one does the other sees without a reload, and is told of it as theirs", async ({
    page,
    provider,
    other,
  }) => {
    await provider.settings({ staffCount: 3 });
    await signIn(page, "jasper");
    const colleague = await other("milica");
    for (const list of ["in", "out"] as const) {
      const already = textWith(words[list].row.already, /\d{2}:\d{2}/);
      const done = textWith(words[list].row.done, /\d{2}:\d{2}/);
      await openList(page, list);
      await openList(colleague, list);

      await check(colleague, list, first);
      await expect(row(page, first)).toContainText(done);
      await expect(undo(page, first)).toHaveCount(0);

      // Both ask about the same person at the same time.
      await ask(page, list, second);
      await expect(dialog(page, list)).toContainText(second);
      await check(colleague, list, second);
      await expect(dialog(page, list)).toHaveCount(0);
      await expect(row(page, second)).toContainText(already);
      await expect(undo(page, second)).toHaveCount(0);

      // The own one is the own one.
      await check(page, list, third);
      await expect(row(colleague, third)).toContainText(done);
      await expect(undo(colleague, third)).toHaveCount(0);
    }
    expect(await provider.calls("/check-in")).toHaveLength(3);
    expect(await provider.calls("/check-out")).toHaveLength(3);
  });
});

test.describe("a group and its leader (GRP-06, GRP-26, GRP-61, GRP-71)", () => {
  const { groups } = de;
  const name = (id: PersonId) => `${people[id].firstName} ${people[id].lastName}`.trim();
  /** Also behind an open dialog. */
  const members = (page: Page) => page.getByRole("listitem", { includeHidden: true });

  async function openGroup(page: Page, title: string) {
    await page.goto("/group");
    await expect(heading(page, title)).toBeVisible();
  }

  test("who leaves is gone from the leader's page; who is removed is told so and is out", async ({ page, other }) => {
    await signIn(page, "amira");
    await openGroup(page, groups.header.manageTitle);
    await expect(members(page).filter({ hasText: name("jasper") })).toHaveCount(1);
    const jasper = await other("jasper");
    await openGroup(jasper, groups.header.memberTitle);
    await button(page, groups.members.toRemoveName.replace("{name}", name("jasper"))).click();
    await button(jasper, groups.toLeave).click();
    await jasper.getByRole("dialog").getByRole("button", { name: groups.leave.confirm }).click();
    await expect(heading(jasper, de.groupForms.select.title)).toBeVisible();

    await expect(members(page).filter({ hasText: name("jasper") })).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: groups.remove.confirm }).click();
    await expect(notice(page, de.notices.group.memberGone, "info")).toHaveCount(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("who is removed while leaving is out, and is told no failure", async ({ page, other }) => {
    // What was read first stays on show until the press.
    let hasPressed = false;
    let first: Promise<APIResponse> | undefined;
    page.on("request", (request) => void (hasPressed ||= request.url().includes("/groups/leave")));
    await page.route("**/api/groups/current", async (route) => {
      if (hasPressed) return route.continue();
      first ??= route.fetch();
      return route.fulfill({ response: await first });
    });
    await signIn(page, "jasper");
    await openGroup(page, groups.header.memberTitle);
    await button(page, groups.toLeave).click();
    const leader = await other("amira");
    await openGroup(leader, groups.header.manageTitle);
    await button(leader, groups.members.toRemoveName.replace("{name}", name("jasper"))).click();
    await leader.getByRole("dialog").getByRole("button", { name: groups.remove.confirm }).click();
    await expect(members(leader).filter({ hasText: name("jasper") })).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: groups.leave.confirm }).click();
    await expect(heading(page, de.groupForms.select.title)).toBeVisible();
    await expect(notice(page, de.notices.group.leaveFailed, "error")).toHaveCount(0);
  });
});

test.describe("one person with two devices", () => {
  const { myEvent, cancellation } = de;
  const card = de.contractCard;

  test("a contract that was sent with one is on its way on the other (CONTR-19, CONTR-22)", async ({ page, other }) => {
    await signIn(page, "amira", { contract: { status: "sign_and_send" } });
    await page.goto("/contract");
    await expect(heading(page, card.signAndSend.title)).toBeVisible();
    const phone = await other("amira");
    await phone.goto("/contract");
    await button(phone, de.contract.page.send.submit).click();
    await expect(heading(phone, card.processing.title)).toBeVisible();
    await comeBackTo(page);
    await expect(heading(page, new RegExp(`${card.processing.title}|${card.ready.title}`))).toBeVisible();
  });

  test("a day that was cancelled with one is cancelled on the other, also in its open question (MYEV-50)", async ({
    page,
    other,
  }) => {
    await signIn(page, "amira");
    await page.goto("/events/my-event");
    await button(page, myEvent.toCancel).click();
    const question = page.getByRole("dialog", { name: cancellation.title });
    await question.getByText(cancellation.reasons.family).click();
    const phone = await other("amira");
    await phone.goto("/events/my-event");
    await button(phone, myEvent.toCancel).click();
    await phone.getByRole("dialog").getByText(cancellation.reasons.healthIssues).click();
    await phone.getByRole("dialog").getByRole("button", { name: cancellation.submit.confirm }).click();
    await expect(phone.getByRole("heading", { name: myEvent.cancelled.title })).toBeVisible();

    await expect(question.getByText(cancellation.reasons.family)).toBeVisible();
    await question.getByRole("button", { name: cancellation.submit.confirm }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole("heading", { name: myEvent.cancelled.title })).toBeVisible();
  });

  test("a date that was applied for with one is applied for on the other, and told so (EVT-15)", async ({
    page,
    other,
  }) => {
    const { badges, dock, month } = de.events;
    const open = (at: Page) => at.getByRole("checkbox").filter({ hasNotText: badges.applied });
    const apply = (at: Page) => button(at, `${dock.toApply.split(" ")[0]} (1)`);
    const choose = async (at: Page) => {
      await at.goto("/events/apply");
      await expect(at.getByRole("grid")).toBeVisible();
      for (let months = 0; months < 4 && (await open(at).count()) === 0; months++)
        await button(at, new RegExp(`^${month.toNext.split("{")[0]}`)).click();
      await open(at).first().click();
    };
    await signIn(page, "leonie");
    await choose(page);
    const phone = await other("leonie");
    await choose(phone);
    await apply(phone).click();
    await expect(phone.getByRole("checkbox", { name: badges.applied })).toHaveCount(1);
    await apply(page).click();
    await expect(inPage(page, /liegt schon eine Bewerbung vor/)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: badges.applied })).toHaveCount(1);
    await expect(apply(page)).toHaveCount(0);
  });
});
