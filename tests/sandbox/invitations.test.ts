import { expect, test } from "vitest";
import { personas } from "#app/sandbox/outbox/personas.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

function invitedAs(id: PersonId) {
  const provider = startProvider();
  const link = personas(provider.store.read("default")).find((persona) => persona.id === id)?.invitation ?? "";
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  return { provider, validate: () => provider.call("validateInvitation", { body: { token } }) };
}

test("an open invitation names its person and proves the e-mail address, any number of times", async () => {
  const { provider, validate } = invitedAs("konstantin");
  await validate();
  const { status, json } = await validate();
  const { email, firstName, lastName, extraId, phone } = people.konstantin;
  expect(status).toBe(200);
  expect(json.userData).toEqual({ email, firstName, lastName, extraId, phoneNumber: phone });
  const body = { phoneNumber: phone, emailVerificationToken: String(json.sessionToken) };
  expect((await provider.call("sendSmsCode", { body })).status).toBe(200);
});

test("an expired or used invitation is refused as such and returns the address", async () => {
  expect(await invitedAs("wilhelmine").validate()).toMatchObject({
    status: 410,
    json: { error: "INVITATION_EXPIRED", email: people.wilhelmine.email },
  });
  expect(await invitedAs("suharti").validate()).toMatchObject({
    status: 409,
    json: { error: "INVITATION_USED", email: people.suharti.email },
  });
});

test("an invitation that was never sent is unknown", async () => {
  const { status, json } = await startProvider().call("validateInvitation", { body: { token: "erfunden" } });
  expect([status, json.error, json.email]).toEqual([404, "INVITATION_INVALID", undefined]);
});

test("an invitation ends after fourteen days", async () => {
  const { provider, validate } = invitedAs("konstantin");
  provider.pass(13 * 24 * 3600);
  expect((await validate()).status).toBe(410);
});

test.each([
  ["amira", "verified"],
  ["konstantin", "unverified"],
  ["henrike", "external_user"],
  ["tomasz", "not_found"],
  ["renate", "suspended"],
] as const)("the address of %s is %s", async (id, status) => {
  const { json } = await startProvider().call("checkEmail", { body: { email: people[id].email } });
  expect(json.data.status).toBe(status);
});
