import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineCall, type Method } from "#app/client/calls/defineCall.ts";
import { updateExtra } from "#app/client/calls/signedIn.ts";
import { acknowledged } from "#src/model/answer.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { toExtraUpdate, toPhoneUpdate } from "#src/model/profile/profileUpdate.ts";
import { json, start } from "#tests/client/stubs.ts";

const record = z.parse(extraSchema, {
  extra_id: 7,
  first_name: "Amira",
  city: "Frankfurt am Main",
  iban: "DE89370400440532013000",
  created_at: "2026-01-01T00:00:00Z",
  last_login_at: "2026-11-01T00:00:00Z",
});

async function sent(body: ReturnType<typeof toExtraUpdate>) {
  const { client, requests } = start(() => json({ success: true }));
  await client.call(updateExtra, { params: { id: 7 }, body });
  return requests[0]?.body as Record<string, unknown>;
}

test("a profile save never sends id, creation or last login (API-45, APIS-03)", async () => {
  const body = await sent(toExtraUpdate(profileFormOf(record), record, []));
  expect(Object.keys(body)).toContain("first_name");
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["extra_id"]));
  expect([body.extra_id, body.created_at, body.last_login_at]).toEqual([undefined, undefined, undefined]);
});

test("a body with one of them does not satisfy the contract (API-45)", () => {
  for (const field of ["extra_id", "created_at", "last_login_at"]) {
    expect(z.safeParse(updateExtra.request, { first_name: "Amira", [field]: "x" }).success).toBe(false);
  }
  expect(z.safeParse(updateExtra.request, { first_name: "Amira" }).success).toBe(true);
});

test("a profile save sends bank data and insurance number, empty only where the record has none (API-46, APIS-04)", async () => {
  const body = await sent(toExtraUpdate(profileFormOf(record), record, []));
  expect(body).toMatchObject({ iban: "DE89370400440532013000", bic: "", sozialversicherung: "" });
});

test("the phone step sends only the number (API-47, APIS-05)", async () => {
  expect(await sent(toPhoneUpdate(" +49 151 1 ") ?? {})).toEqual({ mobile_number: "+49 151 1" });
});

const announces = { success: "none", failure: "none" } as const;
const METHODS: [requirement: string, method: Method][] = [
  ["API-49", "GET"],
  ["API-50", "POST"],
  ["API-51", "PUT"],
  ["API-52", "PATCH"],
  ["API-53", "DELETE"],
];

test.each(METHODS)(
  "(%s) the request layer sends %s, with a query where the row has one",
  async (_requirement, method) => {
    const row = defineCall({
      name: "x",
      method,
      path: "/things/{id}",
      query: z.object({ a: z.string(), b: z.string() }),
      answer: acknowledged,
      announces,
      area: "signed-in",
      bearer: "required",
      refreshOn401: true,
    });
    const { client, requests } = start(() => json({}));
    const result = await client.call(row, { params: { id: 7 }, query: { a: "1 & 2", b: "ü" } });
    expect(result.ok).toBe(true);
    expect(requests.map(({ method: used, url }) => [used, url])).toEqual([
      [method, "/api/things/7?a=1+%26+2&b=%C3%BC"],
    ]);
  },
);
