import { describe, expect, test } from "vitest";
import type { Call } from "#app/client/calls/defineCall.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { people } from "#src/people/people.ts";
import { callCases, type CallCase } from "#tests/sandbox/callCases.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

const path = { params: { extraId: people.amira.extraId } };

const rows = Object.entries(callCases) as [CallName, CallCase][];
const statuses: Partial<Record<CallName, number>> = { createGroup: 201 };

test("every call of the contract is answered", () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

describe.each(rows)("%s", (name, { accepts, refuses, status }) => {
  test("accepts with an answer that the contract can read", async () => {
    const answer = await accepts(startProvider());
    const row: Call = calls[name];
    expect(answer.json).toMatchObject({ success: true });
    expect(answer.status).toBe(statuses[name] ?? 200);
    expect(row.answer.safeParse(answer.json).error).toBeUndefined();
  });

  test(`refuses with ${status} and a sentence for people`, async () => {
    const answer = await refuses(startProvider());
    expect(answer).toMatchObject({ status, json: { success: false, message: expect.stringMatching(/\p{L}{3}/u) } });
  });
});

test("every list keeps all of its rows when the contract reads it", async () => {
  const provider = startProvider();
  const token = (await provider.signIn("amira")).accessToken;
  const read = async (
    name: "getCountries" | "getAvailableEvents" | "getExtraEvents",
    query: Record<string, string>,
  ) => {
    const { json } = await provider.call(name, { ...path, query, token });
    return calls[name].answer.parse(json);
  };
  const lists = [
    await read("getCountries", {}),
    await read("getAvailableEvents", { type: "internal" }),
    await read("getExtraEvents", { event_type: "internal" }),
  ];
  expect(lists.map(({ unreadable }) => unreadable)).toEqual([0, 0, 0]);
  expect(lists.every(({ rows: found }) => found.length > 0)).toBe(true);
});

test("ids count the same as numbers and as text", async () => {
  const provider = startProvider();
  const { accessToken: token } = await provider.signIn("amira");
  const body = { extra_id: Number(people.amira.extraId), event_ids: [505, "506"] };
  const { json } = await provider.call("applyForEvents", { body, token });
  expect(json).toMatchObject({ success: true });
  const mine = await provider.call("getAvailableEvents", { ...path, query: { type: "internal" }, token });
  const days = mine.json.data as unknown as { event_id: number; applied: boolean }[];
  expect(days.filter(({ applied }) => applied).map(({ event_id }) => event_id)).toEqual([504, 505, 506]);
});
