import { describe, expect, test } from "vitest";
import { createDatabase } from "#app/sandbox/database/createDatabase.ts";
import { CONTRACT_STATUSES, contractAnswer } from "#src/model/contract/contract.ts";
import { availabilityAnswer } from "#src/model/availability/availability.ts";
import { normalizeGroup } from "#src/model/groups/group.ts";
import { wireGroupSchema } from "#src/model/groups/groupWire.ts";
import { people, personIds, type PersonId } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { NOON, startProvider } from "#tests/sandbox/provider.ts";

const database = createDatabase({ name: "agree", seed: "agree", at: NOON });
const verified = personIds.filter((id) => people[id].account === "verified");

type Day = {
  event_id: number;
  event_date: string;
  start_time: string | null;
  extra_required: number;
  extra_booked: number;
  extra_applied: number;
  application_status: string | null;
  event_status: string;
};

/** All responses of the provider to one of the people. */
async function answersTo(id: PersonId) {
  const provider = startProvider();
  const token = (await provider.signIn(id)).accessToken;
  const input = { params: { extraId: people[id].extraId }, query: { event_type: "internal", type: "internal" }, token };
  const data = async (name: Parameters<typeof provider.call>[0]) => (await provider.call(name, input)).json.data;
  return {
    own: (await data("getExtraEvents")) as unknown as Day[],
    available: (await data("getAvailableEvents")) as unknown as Day[],
    availability: availabilityAnswer.parse(await data("getAvailability")).rows,
    contract: contractAnswer.parse(await data("getContract")),
    contractData: await data("getContractData"),
    group: (await provider.call("currentGroup", input)).json.data,
  };
}

describe("the days of the mock provider", () => {
  const holders = (dayId: number, status: string) =>
    database.applications.filter((application) => application.dayId === dayId && application.status === status).length;

  test.each(database.days)("$id counts at least the people who have it", ({ id, booked, applied, required }) => {
    expect(booked).toBeGreaterThanOrEqual(holders(id, "booked"));
    expect(applied).toBeGreaterThanOrEqual(holders(id, "applied"));
    expect(required).toBeGreaterThan(0);
  });

  test("no user is booked more often than possible, and everyone's days exist", () => {
    for (const { extraId, bookedEventIds, ...others } of Object.values<Person>(people)) {
      const ids = [...bookedEventIds, ...others.appliedEventIds, ...(others.attendedEventIds ?? [])];
      expect([extraId, ids.filter((id) => !database.days.some((day) => day.id === id))]).toEqual([extraId, []]);
      expect(bookedEventIds.length).toBeLessThanOrEqual(2);
    }
  });
});

describe("the groups of the mock provider", () => {
  test("no user is in two groups, none has more members than places, and its leader is one of them", () => {
    const members = database.groups.flatMap((group) => group.members.map(({ extraId }) => extraId));
    expect(new Set(members).size).toBe(members.length);
    for (const group of database.groups) {
      expect(group.members.length).toBeLessThanOrEqual(group.maxMembers);
      expect(group.members.map(({ extraId }) => extraId)).toContain(group.ownerId);
    }
  });

  test("applications of a leader apply to every member", () => {
    for (const group of database.groups) {
      const days = group.members.map(({ extraId }) =>
        database.applications
          .filter((application) => application.extraId === extraId && application.byGroup)
          .map(({ dayId, status }) => [dayId, status].join(" ")),
      );
      expect(days.map(String)).toEqual(days.map(() => String(days[0])));
    }
  });
});

describe.each(verified)("to %s the mock provider sends consistent responses", (id) => {
  test("of the days", async () => {
    const { own, available, availability } = await answersTo(id);
    for (const day of own.filter(({ event_status: status }) => status !== "confirmed")) {
      const same = available.find(({ event_id: other }) => other === day.event_id);
      expect(same).toMatchObject({
        event_date: day.event_date,
        start_time: day.start_time,
        application_status: "booked",
      });
      expect(same?.extra_booked).toBeGreaterThan(0);
    }
    const bookedDates = own.map(({ event_date: date }) => date);
    for (const { date, capacity, state } of availability) {
      const slots = available.filter(({ event_date: other }) => other === date);
      const sum = (of: "extra_booked" | "extra_required") => slots.reduce((all, slot) => all + slot[of], 0);
      const [taken = 0, all = 0] = capacity.split("/").map(Number);
      expect([date, state === "booked"]).toEqual([date, bookedDates.includes(date)]);
      expect(state !== "booked" || taken > 0).toBe(true);
      expect(taken).toBeLessThanOrEqual(all);
      const sums = [Math.min(sum("extra_booked"), sum("extra_required")), sum("extra_required")];
      expect([date, taken, all]).toEqual([date, ...(slots.length > 0 ? sums : [taken, all])]);
    }
  });

  test("of the contract", async () => {
    const { own, contract, contractData } = await answersTo(id);
    expect(contract.has_booked_shifts).toBe(own.length > 0);
    expect(!contract.contract_completed || contract.status === "complete").toBe(true);
    const isStarted = CONTRACT_STATUSES.indexOf(contract.status) > 0;
    expect([isStarted, isStarted && contractData === null]).toEqual([isStarted, false]);
  });

  test("of the group", async () => {
    const { group } = await answersTo(id);
    const stored = database.groups.find(({ members }) => members.some(({ extraId }) => extraId === people[id].extraId));
    const shown = group ? normalizeGroup(wireGroupSchema.parse(group), people[id].extraId) : null;
    expect(shown?.id ?? null).toBe(stored?.id ?? null);
    if (!shown) return;
    expect(shown.members).toHaveLength(stored?.members.length ?? 0);
    expect(shown.isFull).toBe(shown.members.length >= shown.maxMembers);
    expect(shown.members.filter(({ isOwner }) => isOwner).map(({ extraId }) => extraId)).toEqual([shown.ownerId]);
  });
});
