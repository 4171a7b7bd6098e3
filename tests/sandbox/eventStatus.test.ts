import { expect, test } from "vitest";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { totalDuration, validateTaskDuration } from "#src/model/day/eventStatusRules.ts";
import { coursePage } from "#src/people/jobs.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

async function as(provider: Provider, id: PersonId) {
  const token = (await provider.signIn(id)).accessToken;
  const params = (eventId: number) => ({ extraId: people[id].extraId, eventId });
  return {
    get: (eventId: number) => provider.call("getEventStatus", { params: params(eventId), token }),
    async load(eventId: number) {
      const { json } = await provider.call("getEventStatus", { params: params(eventId), token });
      return json.data as unknown as EventStatusPage;
    },
    save: (eventId: number, body: unknown) =>
      provider.call("saveEventStatus", { params: params(eventId), token, body }),
  };
}

test("an unchanged day has the default tasks; time and place come from the event (MYEV-30)", async () => {
  const page = await (await as(startProvider(), "milica")).load(501);
  expect(page).toMatchObject({ title: "", date: "", startTime: "", endTime: "", location: "", status: "planned" });
  expect(page.tasks.map(({ title }) => title)).toEqual([
    "Ankommen und Check-in",
    "Einweisung",
    "Probelauf",
    "Rückmeldung geben",
    "Check-out",
  ]);
  expect(page.tasks.map(({ duration }) => validateTaskDuration(duration))).toEqual(page.tasks.map(() => null));
  expect(totalDuration(page.tasks)).toBe(330);
});

test("saved data is returned, for that day and that user only (APIS-26, D-29)", async () => {
  const provider = startProvider();
  const [milica, amira] = [await as(provider, "milica"), await as(provider, "amira")];
  const page = { ...coursePage, tasks: coursePage.tasks.slice(1) };
  expect(await milica.save(501, page)).toMatchObject({ status: 200 });
  await milica.save(502, coursePage);
  expect(await milica.load(501)).toEqual(page);
  expect(await milica.load(502)).toEqual(coursePage);
  expect((await milica.load(503)).title).toBe("");
  expect((await amira.load(501)).title).toBe("");
});

test("an unknown day is not found, and nothing of it is stored", async () => {
  const provider = startProvider();
  const milica = await as(provider, "milica");
  expect(await milica.get(999)).toMatchObject({ status: 404 });
  expect(await milica.save(999, coursePage)).toMatchObject({ status: 404 });
  expect(provider.store.read("default").procedures[people.milica.extraId]).not.toHaveProperty("eventStatus");
});

test("an unreadable stored page counts as unchanged (F10)", async () => {
  const provider = startProvider();
  const milica = await as(provider, "milica");
  for (const storedEdit of [5, { 501: 5 }]) {
    provider.store.change("default", (database) => {
      database.procedures[people.milica.extraId] = { eventStatus: storedEdit };
    });
    expect((await milica.load(501)).status).toBe("planned");
  }
});
