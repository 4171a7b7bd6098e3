import { expect, test } from "vitest";
import { sampleAvailabilityDates } from "#src/model/availability/sampleAvailability.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { NOON, startProvider, type Provider } from "#tests/sandbox/provider.ts";

async function as(provider: Provider, id: PersonId) {
  const token = (await provider.signIn(id)).accessToken;
  const params = { extraId: people[id].extraId };
  const list = async () => {
    const { json } = await provider.call("getAvailability", { params, token });
    return json.data as unknown as { id: string; state: string }[];
  };
  return {
    list,
    withState: async (state: string) => (await list()).filter((day) => day.state === state).map((day) => day.id),
    confirm: (dates: string[]) =>
      provider.call("confirmAvailability", {
        params,
        token,
        body: { dates, availability_completed: true, applied_date: "2026-11-20T11:00:00.000Z" },
      }),
  };
}

test("13 dates, none of them chosen at first (AVL-23, D-27)", async () => {
  const paula = await as(startProvider(), "paula");
  const dates = sampleAvailabilityDates(NOON).map(({ capacity: _, ...date }) => date);
  expect(await paula.list()).toEqual(dates.map((date) => expect.objectContaining(date)));
});

test("a confirmed choice replaces the one before, and belongs to one user (AVL-19, AVL-20, APIS-26, D-66)", async () => {
  const provider = startProvider();
  const [paula, leonie] = [await as(provider, "paula"), await as(provider, "leonie")];
  await paula.confirm(["2026-11-27", "2026-12-11"]);
  await paula.confirm(["2026-12-11"]);
  expect(await paula.withState("selected-applied")).toEqual(["2026-12-11"]);
  expect(await leonie.withState("selected-applied")).toEqual([]);
});

test("a booked day is booked here, too, for any confirmation (AVL-11)", async () => {
  const provider = startProvider();
  const amira = await as(provider, "amira");
  expect(await amira.withState("booked")).toEqual(["2026-11-23"]);
  await amira.confirm(["2026-11-23", "2026-12-11"]);
  expect(await amira.withState("booked")).toEqual(["2026-11-23"]);
  expect(await amira.withState("selected-applied")).toEqual(["2026-12-11"]);
});

test("an unreadable stored choice counts as none (F10)", async () => {
  const provider = startProvider();
  const paula = await as(provider, "paula");
  for (const stored of [5, { chosen: [1, null] }, { booked: "x" }]) {
    provider.store.change("default", (database) => {
      database.procedures[people.paula.extraId] = { availability: stored };
    });
    expect(await paula.withState("default")).toHaveLength(13);
  }
});
