import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calls } from "#app/client/calls.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { CALL_NAMES, json, start } from "#tests/client/stubs.ts";
import { samples } from "#tests/client/samples.ts";
import type { Result } from "#app/client/result.ts";

const JASPER = { accessToken: "access-9", refreshToken: "refresh-9" };
const GONE = { ok: false, apiError: { code: "session-lost", status: 401 } };
const signedIn = CALL_NAMES.filter((name) => calls[name].bearer === "required");

test.each(signedIn)(
  "%s is not made for a user who signs in after its client was created, nor announced (T9)",
  async (name) => {
    const { client, session, requests, announcements } = start(() => json({}));
    const own = client.inSession();
    session.end("signed-out");
    session.start(JASPER);
    const call = own.call as (row: Call, input: object) => Promise<Result<unknown>>;
    expect(await call(calls[name], samples[name].input ?? {})).toMatchObject(GONE);
    expect([requests, announcements]).toEqual([[], []]);
  },
);

test.each(signedIn)("%s is not made without a session", async (name) => {
  const { requests, session, client } = start(() => json({}), { tokens: null });
  session.start(JASPER);
  const call = client.call as (row: Call, input: object) => Promise<Result<unknown>>;
  expect(await call(calls[name], samples[name].input ?? {})).toMatchObject(GONE);
  expect(requests).toEqual([]);
});

test("a session is chosen once for the signed-in area, and for each sequence of calls in sign-up (T9)", () => {
  const files = globSync("app/**/*.{ts,tsx}").toSorted();
  const chosen = files.flatMap(
    (file) =>
      readFileSync(file, "utf8")
        .match(/\.inSession\(/g)
        ?.map(() => file) ?? [],
  );
  expect(chosen).toEqual([
    "app/features/auth/entryApi.ts",
    "app/features/auth/profileApi.ts",
    "app/features/auth/profileApi.ts",
    "app/features/auth/profileApi.ts",
    "app/features/auth/signUpApi.ts",
    "app/router/SignedInArea.tsx",
    "app/shell/signedIn.tsx",
  ]);
});
