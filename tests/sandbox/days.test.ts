import { expect, test } from "vitest";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

type Day = Record<string, unknown>;

async function member(provider: Provider, id: PersonId) {
  const extra_id = people[id].extraId;
  const { accessToken: token } = await provider.signIn(id);
  const params = { extraId: extra_id, id: extra_id };
  const days = async (name: "getAvailableEvents" | "getExtraEvents") => {
    const query: Record<string, string> =
      name === "getAvailableEvents" ? { type: "internal" } : { event_type: "internal" };
    const { json } = await provider.call(name, { params, query, token });
    return json.data as unknown as Day[];
  };
  return {
    day: async (event_id: number) => (await days("getAvailableEvents")).find((day) => day.event_id === event_id),
    bookings: () => days("getExtraEvents"),
    apply: (...event_ids: number[]) => provider.call("applyForEvents", { body: { extra_id, event_ids }, token }),
    withdraw: (...event_ids: number[]) => provider.call("withdrawFromEvents", { body: { extra_id, event_ids }, token }),
    cancel: (event_id: number) =>
      provider.call("cancelEvent", { body: { extra_id, event_id, reason: "health issues" }, token }),
    join: (group_code: number) => provider.call("joinGroup", { body: { group_code }, token }),
    leave: () => provider.call("leaveGroup", { body: {}, token }),
    accept: () =>
      provider
        .send("/outbox/api/accept", { method: "POST", body: { extraId: extra_id } })
        .then((answer) => answer.json()),
  };
}

test("applying counts, taking it back counts down, and the day can be applied for again", async () => {
  const provider = startProvider();
  const paula = await member(provider, "paula");
  const before = Number((await paula.day(505))?.extra_applied);
  expect((await paula.apply(505)).status).toBe(200);
  expect(await paula.day(505)).toMatchObject({
    application_status: "applied",
    applied: true,
    can_withdraw: true,
    extra_applied: before + 1,
  });
  expect((await paula.withdraw(505)).status).toBe(200);
  expect(await paula.day(505)).toMatchObject({
    application_status: "withdrawn",
    applied: false,
    extra_applied: before,
  });
  expect((await paula.apply(505)).status).toBe(200);
});

test("applying is all days or none", async () => {
  const paula = await member(startProvider(), "paula");
  expect((await paula.apply(505, 999)).status).toBe(404);
  expect(await paula.day(505)).toMatchObject({ applied: false });
});

test("a user who is not ready to work, applies twice, or is too late is refused", async () => {
  const provider = startProvider();
  expect((await (await member(provider, "suharti")).apply(505)).status).toBe(403);
  const paula = await member(provider, "paula");
  expect((await paula.apply(505)).status).toBe(200);
  expect((await paula.apply(505)).status).toBe(409);
  await provider.send("/outbox/api/clock", { method: "POST", body: { advanceSeconds: 3 * 24 * 3600 } });
  const late = await member(provider, "paula");
  expect(await late.apply(501)).toMatchObject({ status: 409, json: { error: "EVENT_STARTED" } });
});

test("the provider's acceptance turns applications into bookings, two at most, with a mail for each", async () => {
  const provider = startProvider();
  const paula = await member(provider, "paula");
  await paula.apply(505, 506, 507);
  expect(await paula.accept()).toMatchObject({ accepted: 2 });
  expect((await paula.bookings()).map((day) => day.event_status)).toEqual(["booked", "booked"]);
  expect(provider.lastMessage()).toMatchObject({ to: people.paula.email, link: "/events/my-event" });
  expect((await paula.apply(508)).status).toBe(409);
});

test("a booked day requires the check-in when it starts within 24 hours", async () => {
  const provider = startProvider();
  const amira = await member(provider, "amira");
  expect((await amira.bookings())[0]).toMatchObject({ event_id: 501, event_status: "booked", can_cancel: true });
  await provider.send("/outbox/api/clock", { method: "POST", body: { advanceSeconds: 2 * 24 * 3600 } });
  const nextMember = await member(provider, "amira");
  expect((await nextMember.bookings())[0]).toMatchObject({ event_id: 501, event_status: "check-in-required" });
});

test("a cancelled day is removed from the bookings and open for another application", async () => {
  const amira = await member(startProvider(), "amira");
  expect((await amira.cancel(501)).status).toBe(200);
  expect(await amira.bookings()).toEqual([]);
  expect(await amira.day(501)).toMatchObject({ application_status: "cancelled" });
  expect((await amira.cancel(501)).status).toBe(404);
  expect((await amira.apply(501)).status).toBe(200);
});

test("the leader applies for the group: members are bound until they leave, and lose the application then", async () => {
  const provider = startProvider();
  const paula = await member(provider, "paula");
  const amira = await member(provider, "amira");
  expect((await paula.join(48217306)).status).toBe(200);
  expect((await amira.apply(506)).status).toBe(200);
  expect(await paula.day(506)).toMatchObject({ application_status: "applied", can_withdraw: false });
  expect(await amira.day(506)).toMatchObject({ application_status: "applied", can_withdraw: true });
  expect((await paula.withdraw(506)).status).toBe(409);
  expect((await paula.leave()).status).toBe(200);
  expect(await paula.day(506)).toMatchObject({ application_status: "withdrawn" });
  expect(await amira.day(506)).toMatchObject({ application_status: "applied" });
});

test("a withdrawal of the leader applies to the group", async () => {
  const provider = startProvider();
  const paula = await member(provider, "paula");
  const amira = await member(provider, "amira");
  await paula.join(48217306);
  await amira.apply(506);
  await amira.withdraw(506);
  expect(await paula.day(506)).toMatchObject({ application_status: "withdrawn" });
});

test("a member may apply alone, and withdraw it", async () => {
  const provider = startProvider();
  const paula = await member(provider, "paula");
  const amira = await member(provider, "amira");
  await paula.join(48217306);
  expect((await paula.apply(507)).status).toBe(200);
  expect(await paula.day(507)).toMatchObject({ applied: true, can_withdraw: true });
  expect(await amira.day(507)).toMatchObject({ applied: false });
  expect((await paula.withdraw(507)).status).toBe(200);
});

test("a member cannot withdraw applications of the leader, and no user those of a past day", async () => {
  const provider = startProvider();
  const samuel = await member(provider, "samuel");
  expect(await samuel.day(516)).toMatchObject({ application_status: "applied", can_withdraw: false });
  expect(await samuel.day(520)).toMatchObject({ application_status: "withdrawn", applied: false });
  expect(await samuel.day(514)).toMatchObject({ application_status: "cancelled", applied: false });
  expect(await samuel.bookings()).toMatchObject([{ event_id: 513, can_cancel: false }]);
  expect((await samuel.cancel(513)).status).toBe(409);
  const greta = await member(provider, "greta");
  expect(await greta.day(516)).toMatchObject({ can_withdraw: true });
  expect((await greta.cancel(513)).status).toBe(200);
  const leonie = await member(provider, "leonie");
  expect(await leonie.bookings()).toMatchObject([{ event_id: 531, event_status: "confirmed" }]);
  expect(await leonie.cancel(531)).toMatchObject({ status: 409, json: { error: "EVENT_STARTED" } });
});

test("a past day is no longer on offer, except for users with an application", async () => {
  const provider = startProvider();
  expect(await (await member(provider, "paula")).day(531)).toBeUndefined();
  expect(await (await member(provider, "leonie")).day(531)).toMatchObject({ application_status: "booked" });
});
