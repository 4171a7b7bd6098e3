import type { Page } from "@playwright/test";
import type { PersonId } from "../../src/people/people.ts";
import { people } from "../../src/people/people.ts";
import { signInByForm, submitCredentials } from "./authPage.ts";
import { another } from "./another.ts";
import { de } from "./copy.ts";
import { button, expect, heading, inPage, notice, signIn, stored, test } from "./journey.ts";

const { select, create, join } = de.groupForms;

const way = (page: Page, title: string) => page.getByRole("list", { name: select.ways }).getByText(title);
const number = (page: Page) => page.getByLabel(join.label);
const submit = (page: Page, { submit: text }: { submit: string }) => page.getByRole("button", { name: text });
const nameField = (page: Page) => page.getByLabel(create.labels.name);
const spaced = (code: string) => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
const full = join.badges.fullUncounted;

async function openSelect(page: Page, id: PersonId) {
  await signIn(page, id);
  await button(page, new RegExp(de.dashboard.tasks.group)).click();
  await expect(heading(page, select.title)).toBeVisible();
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
  await expect(inPage(second, join.leadOn)).toBeVisible();
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

test("a link that is followed while signed out is opened after the sign-in, once, and is gone with a sign-out (D-103)", async ({
  page,
}) => {
  await page.goto("/group/join?code=48217306");
  await expect(page).toHaveURL("/auth/signin");
  await page.reload();
  await submitCredentials(page, people.paula);
  await expect(page).toHaveURL("/group/join?code=48217306");
  await expect(number(page)).toHaveValue("48217306");
  await expect(page.getByRole("heading", { name: "Nordwind" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(heading(page, /Paula/)).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await button(page, de.dashboard.signOut).click();
  await expect(page).toHaveURL("/auth/signin");
  for (const linked of ["48217306", "kaputt"]) {
    await page.goto(`/group/join?code=${linked}`);
    await expect(page).toHaveURL("/auth/signin");
  }
  await signInByForm(page, "paula");
});
