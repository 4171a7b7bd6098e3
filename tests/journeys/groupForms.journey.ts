import type { Browser, Page } from "@playwright/test";
import type { PersonId } from "../../src/people/people.ts";
import { AFTER_SAVE_MS } from "../../src/model/limits.ts";
import { people } from "../../src/people/people.ts";
import { de } from "./copy.ts";
import { clockScript } from "../clock/startClock.ts";
import {
  email,
  expect,
  heading,
  meetProvider,
  password,
  signIn,
  signInByForm,
  test,
  type Provider,
} from "./journey.ts";
import { answerNext, belongings, button, inPage, notice, openFirstSteps, stored, toSuccess } from "./wayIn.ts";

const { select, create, join, check } = de.groupForms;

const way = (page: Page, title: string) => page.getByRole("list", { name: select.ways }).getByText(title);
const number = (page: Page) => page.getByLabel(join.label);
const submit = (page: Page, { submit: text }: { submit: string }) => page.getByRole("button", { name: text });
const nameField = (page: Page) => page.getByLabel(create.labels.name);
const spaced = (code: string) => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
const full = join.badges.full.replaceAll("{max, number}", "4");

async function openSelect(page: Page, id: PersonId) {
  await signIn(page, id);
  await button(page, new RegExp(de.dashboard.tasks.group)).click();
  await expect(heading(page, select.title)).toBeVisible();
}

/** Somebody else at a browser of their own, with the same provider. */
async function another(browser: Browser, provider: Provider, clock: number, id: PersonId): Promise<Page> {
  const own = await browser.newContext();
  await own.addInitScript(clockScript(clock));
  await meetProvider(own, provider.database);
  const page = await own.newPage();
  await signIn(page, id);
  return page;
}

const ask = (page: Page, path: string) =>
  page.evaluate(async (asked) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem("accessToken")}`,
      "content-type": "application/json",
    };
    const answer = await fetch(`/api${asked}`, { method: "POST", headers, body: "{}" });
    return answer.status;
  }, path);

const keptGroup = async (page: Page) =>
  JSON.parse((await stored(page)).local.userGroup ?? "null") as { groupNumber: string };

test("one creates a group, the second joins by number, the third by link, the fourth fills it, the fifth is refused (GRP-01, GRP-14, GRP-15, GRP-28, GRP-32, D-103, MSGS-086, MSGS-093) @flat", async ({
  page,
  browser,
  clock,
  provider,
}) => {
  test.slow();
  await openSelect(page, "paula");
  await way(page, select.create.title).click();
  await expect(page).toHaveURL("/group/create");
  await nameField(page).fill("Nachtflug");
  await page.getByLabel(create.labels.description).fill("Wir treffen uns am Eingang.");
  await submit(page, create).dblclick();
  await expect(notice(page, de.notices.group.created, "success")).toHaveCount(1);
  await expect(page).toHaveURL("/group");
  await expect(page.getByText("Nachtflug").first()).toBeVisible();
  expect((await provider.calls("/groups")).filter(({ method }) => method === "POST")).toHaveLength(1);
  const { groupNumber } = await keptGroup(page);
  expect(groupNumber).toMatch(/^\d{8}$/);

  const second = await another(browser, provider, clock, "suharti");
  await second.goto("/group/select");
  await way(second, select.join.title).click();
  await number(second).pressSequentially(groupNumber);
  await expect(second.getByRole("heading", { name: "Nachtflug" })).toBeVisible();
  await expect(inPage(second, "Wir treffen uns am Eingang.")).toBeVisible();
  await expect(inPage(second, spaced(groupNumber))).toBeVisible();
  await expect(inPage(second, join.affected.none)).toBeVisible();
  await submit(second, join).click();
  await expect(inPage(second, join.success.title)).toBeVisible();
  await expect(notice(second, de.notices.group.joined, "success")).toHaveCount(1);
  await expect(second).toHaveURL("/group");
  await expect(second.getByText("Nachtflug").first()).toBeVisible();

  const third = await another(browser, provider, clock, "leonie");
  await third.goto(`/group/join?code=${groupNumber}`);
  await expect(number(third)).toHaveValue(groupNumber);
  await expect(third.getByRole("heading", { name: "Nachtflug" })).toBeVisible();
  await submit(third, join).click();
  await expect(third).toHaveURL("/group");

  const fifth = await another(browser, provider, clock, "milica");
  expect(await ask(fifth, "/groups/leave")).toBe(200);
  await fifth.goto(`/group/join?code=${groupNumber}`);
  await expect(inPage(fifth, join.badges.open)).toBeVisible();
  await expect(inPage(fifth, join.affected.title)).toBeVisible();
  await expect(fifth.getByRole("list", { name: /gebuchte/ }).getByRole("listitem")).toHaveCount(2);

  const fourth = await another(browser, provider, clock, "jasper");
  expect(await ask(fourth, "/groups/leave")).toBe(200);
  await fourth.goto("/group/join");
  await number(fourth).fill(groupNumber);
  await expect(inPage(fourth, join.badges.open)).toBeVisible();
  await number(fourth).press("Enter");
  await expect(fourth).toHaveURL("/group");

  await submit(fifth, join).click();
  await expect(notice(fifth, de.notices.group.joinFailed)).toHaveCount(1);
  await expect(inPage(fifth, full)).toBeVisible();
  await expect(submit(fifth, join)).toHaveAttribute("aria-disabled", "true");
  await fifth.reload();
  await expect(inPage(fifth, full)).toBeVisible();
  await expect(submit(fifth, join)).toHaveAttribute("aria-disabled", "true");

  await page.reload();
  await expect(page.getByText(people.leonie.firstName).first()).toBeVisible();
  await expect(page.getByText(people.jasper.lastName).first()).toBeVisible();
  for (const other of [second, third, fourth, fifth]) await other.context().close();
});

test("letters stay out, a leading zero stays in, and a number that nobody has is not found (GRP-18, GRP-25, GRP-30, GRP-31, P33)", async ({
  page,
  provider,
}) => {
  await openSelect(page, "paula");
  await way(page, select.join.title).click();
  await number(page).pressSequentially("0a1 2");
  await expect(number(page)).toHaveValue("012");
  await number(page).blur();
  await expect(inPage(page, join.problems.invalid)).toBeVisible();
  await number(page).fill("0123-4567");
  await expect(inPage(page, full)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vollzählig an Gate B46" })).toBeVisible();
  await expect(submit(page, join)).toHaveAttribute("aria-disabled", "true");
  expect((await provider.calls("/join-preview")).map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/groups\/join-preview\/01234567$/),
  ]);

  await number(page).fill("00000001");
  await expect(
    page.getByRole("heading", { name: join.notFound.title.replace("{code}", spaced("00000001")) }),
  ).toBeVisible();
  await expect(inPage(page, join.notFound.body)).toBeVisible();
  await expect(notice(page, /./)).toHaveCount(0);
  await button(page, de.shell.back).click();
  await expect(heading(page, select.title)).toBeVisible();
});

test("a link that is followed while signed out is opened after the sign-in, once, and is gone with a sign-out (D-103)", async ({
  page,
}) => {
  await page.goto("/group/join?code=48217306");
  await expect(page).toHaveURL("/auth/signin");
  await page.reload();
  await email(page).fill(people.paula.email);
  await button(page, "Weiter").click();
  await password(page).fill(people.paula.password);
  await button(page, "Anmelden").click();
  await expect(page).toHaveURL("/group/join?code=48217306");
  await expect(number(page)).toHaveValue("48217306");
  await expect(page.getByRole("heading", { name: "Nordwind" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(heading(page, /Paula/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  await page.goto("/group/join?code=48217306");
  await page.goto("/group/join?code=kaputt");
  await signInByForm(page, "paula");
});

test("a link into a group waits through a whole sign-up and for the first steps (D-103)", async ({
  page,
  provider,
}) => {
  await page.goto("/group/join?code=48217306");
  await toSuccess(page, provider, "konstantin");
  await openFirstSteps(page);
  await button(page, de.onboarding.welcome.skip).click();
  await expect(page).toHaveURL("/group/join?code=48217306");
  await expect(number(page)).toHaveValue("48217306");
});

test("what the provider says is said as received; without an answer the number stays and can be tried again (GRP-29, GRP-33, P32, VS-205, VS-207)", async ({
  page,
  provider,
}) => {
  await signIn(page, "paula");
  await answerNext(page, "/groups/join-preview/48217306", 400, { message: "Could not be joined successfully" });
  await page.goto("/group/join?code=48217306");
  await expect(inPage(page, "Could not be joined successfully")).toBeVisible();
  await provider.fault("previewGroup", "bad-gateway-page");
  await button(page, de.failure.retry).click();
  await expect(inPage(page, join.failed.body)).toBeVisible();
  await expect(number(page)).toHaveValue("48217306");
  await button(page, de.failure.retry).click();
  await expect(page.getByRole("heading", { name: "Nordwind" })).toBeVisible();

  await answerNext(page, "/groups/join", 500, {});
  await submit(page, join).click();
  await expect(notice(page, de.notices.group.joinFailed)).toHaveCount(1);
  await expect(inPage(page, join.refused.title)).toBeVisible();
  await submit(page, join).dblclick();
  await expect(page).toHaveURL("/group");
  expect((await provider.calls("/groups/join")).filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("whoever has joined although no answer arrived is shown the way to the group (D-42, F7)", async ({
  page,
  provider,
}) => {
  await signIn(page, "paula");
  await page.goto("/group/join?code=48217306");
  await provider.fault("joinGroup", "reset");
  await submit(page, join).click();
  await expect(page.getByRole("heading", { name: check.inGroup.title })).toBeVisible();
  await button(page, check.inGroup.toGroup).click();
  await expect(page).toHaveURL("/group");
  expect((await provider.calls("/groups/join")).filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("whoever leaves while joining has joined, and is not called back", async ({ page }) => {
  await signIn(page, "paula");
  await page.clock.install();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/groups/join", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/group/join?code=48217306");
  await submit(page, join).click();
  await button(page, de.shell.back).click();
  await expect(heading(page, select.title)).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: check.inGroup.title })).toBeVisible();
  await page.clock.runFor(AFTER_SAVE_MS);
  await expect(page).toHaveURL("/group/select");
});

test("alone: kept on the device, shown as the choice, and gone after signing out (GRP-04, GRP-05, D-41, D-80, VS-194)", async ({
  page,
  provider,
}) => {
  await openSelect(page, "paula");
  await way(page, select.solo.title).click();
  await expect(page).toHaveURL("/dashboard");
  expect((await stored(page)).local.participationType).toBe("solo");
  expect((await provider.calls("/groups")).filter(({ method }) => method !== "GET")).toEqual([]);
  await button(page, new RegExp(de.dashboard.tasks.group)).click();
  await expect(page.getByText(select.chosen)).toBeVisible();
  await expect(way(page, select.solo.badge)).toBeVisible();
  await way(page, select.create.title).click();
  await expect(heading(page, create.title)).toBeVisible();
  await page.goto("/dashboard");
  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  expect(await belongings(page)).not.toContain("participationType");
});

test("somebody new who takes part alone goes on with the first steps (D-41, VS-195)", async ({ page }) => {
  await signIn(page, "paula");
  await page.evaluate((id) => {
    const state = { isFirstTimeUser: true, currentOnboardingStep: "code-of-conduct" };
    localStorage.setItem(`onboarding:${id}`, JSON.stringify(state));
  }, people.paula.extraId);
  await page.goto("/group/select");
  await expect(inPage(page, select.firstSteps)).toBeVisible();
  await way(page, select.solo.title).click();
  await expect(page).toHaveURL("/onboarding/conduct");
});

test("what could not be created stays as it was typed and is created the next time, by Enter, too (GRP-10, GRP-16, VS-197, F8)", async ({
  page,
  provider,
}) => {
  await signIn(page, "paula");
  await page.goto("/group/create");
  await submit(page, create).click();
  await expect(nameField(page)).toBeFocused();
  await expect(inPage(page, create.problems.nameRequired)).toBeVisible();
  await nameField(page).fill("Nachtflug");
  await answerNext(page, "/groups", 500, {});
  await submit(page, create).click();
  await expect(inPage(page, create.failed.title)).toBeVisible();
  await expect(notice(page, de.notices.group.createFailed)).toHaveCount(1);
  await expect(nameField(page)).toHaveValue("Nachtflug");
  await page.goto("/dashboard");
  await page.goto("/group/create");
  await nameField(page).fill("Nachtflug");
  await nameField(page).press("Enter");
  await expect(page).toHaveURL("/group");
  expect((await provider.calls("/groups")).filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("whoever is in a group is led there instead of to a second one (D-42, VS-198)", async ({ page }) => {
  await signIn(page, "jasper");
  for (const path of ["/group/create", "/group/join?code=01234567", "/group/select"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: check.inGroup.title })).toBeVisible();
    await expect(inPage(page, check.inGroup.body.replace("{name}", "Nordwind"))).toBeVisible();
  }
  await button(page, check.inGroup.toGroup).click();
  await expect(page).toHaveURL("/group");
});

test("that the group could not be loaded never means that there is none (P31)", async ({ page, provider }) => {
  await signIn(page, "jasper");
  await expect(page.getByText(de.dashboard.notes.inGroup.replace("{name}", "Nordwind"))).toBeVisible();
  for (const path of ["/group/create", "/group/join", "/group/select"]) {
    await provider.fault("currentGroup", "server-error");
    await page.goto(path);
    await expect(page.getByRole("heading", { name: check.failure.title })).toBeVisible();
    await button(page, de.failure.retry).click();
    await expect(page.getByRole("heading", { name: check.inGroup.title })).toBeVisible();
  }
});
