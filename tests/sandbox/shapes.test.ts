import { describe, expect, test } from "vitest";
import { calls, type CallName } from "#app/client/calls.ts";
import type { Result } from "#app/client/result.ts";
import type { Shape } from "#app/sandbox/shapes.ts";
import { parseCalendarDay, parseInstant } from "#src/lib/calendarDay.ts";
import { cocAnswer } from "#src/model/profile/extra.ts";
import { people } from "#src/people/people.ts";
import { start } from "#tests/client/stubs.ts";
import { callCases, type CallCase } from "#tests/sandbox/callCases.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

type CallInput = { name: CallName; input: NonNullable<Parameters<Provider["call"]>[1]> };

const cases = Object.entries(callCases) as [CallName, CallCase][];
const { extraId } = people.amira;
const days = { params: { extraId }, query: { type: "internal" } };

const chooseShape = (provider: Provider, shape: Shape) =>
  provider.send("/outbox/api/settings", { method: "POST", body: { shape } });

/** The requests of a case, up to the call under test. */
async function requestsOf(act: CallCase["accepts"]): Promise<{ before: CallInput[]; last: CallInput }> {
  const provider = startProvider();
  const sent: CallInput[] = [];
  const call: Provider["call"] = (name, input = {}) => {
    sent.push({ name, input });
    return provider.call(name, input);
  };
  const signIn: Provider["signIn"] = async (id) => {
    const { email, password } = people[id];
    const { json } = await call("login", { body: { email, password } });
    return json.data as { accessToken: string; refreshToken: string };
  };
  await act({ ...provider, call, signIn });
  const last = sent.at(-1);
  if (!last) throw new Error("no request was sent");
  return { before: sent.slice(0, -1), last };
}

/** The same call in its own database, by the app's own client; equal seeds give equal codes and tokens. */
async function resultIn(shape: Shape, act: CallCase["accepts"]): Promise<Result<unknown>> {
  const { before, last } = await requestsOf(act);
  const provider = startProvider();
  for (const { name, input } of before) await provider.call(name, input);
  await chooseShape(provider, shape);
  const { token, ...input } = last.input;
  const tokens = token == null ? null : { accessToken: token, refreshToken: "keiner" };
  const app = start(
    ({ url, method, body, bearer }) => provider.send(url, { method, body, token: bearer?.split(" ")[1] ?? null }),
    { tokens },
  );
  return app.make(last.name, input);
}

/** The meaning of a value for the app, in any spelling. */
function meant(name: string, value: unknown): unknown {
  if (name === "code_of_conduct") return cocAnswer(value);
  if (Array.isArray(value)) return value.map((entry) => meant(name, entry));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, meant(inner, part)]));
  if (typeof value === "string") return parseInstant(value) ?? parseCalendarDay(value) ?? value;
  return typeof value === "number" ? String(value) : value;
}

const valueOf = (result: Result<unknown>): unknown => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.apiError)}`);
  return meant("", result.value);
};

const reasonOf = (result: Result<unknown>) => {
  if (result.ok) throw new Error("expected a refusal");
  const { code, message, remainingSeconds, email } = result.apiError;
  return { code, message, remainingSeconds, email };
};

describe.each(cases)("%s in the other shape", (_, { accepts, refuses }) => {
  test("is read as the same values", async () => {
    expect(valueOf(await resultIn("flat", accepts))).toEqual(valueOf(await resultIn("nested", accepts)));
  });

  test("is refused for the same reason, in the same words", async () => {
    expect(reasonOf(await resultIn("flat", refuses))).toEqual(reasonOf(await resultIn("nested", refuses)));
  });
});

async function flatProvider(id: keyof typeof people = "amira") {
  const provider = startProvider();
  const { accessToken: token } = await provider.signIn(id);
  await chooseShape(provider, "flat");
  return { provider, token };
}

test("a list is sent without a wrapper, its days and ids are of the other kind", async () => {
  const { provider, token } = await flatProvider();
  const { json } = await provider.call("getExtraEvents", {
    params: { extraId },
    query: { event_type: "internal" },
    token,
  });
  expect(json).toMatchObject([{ event_id: "501", extra_id: Number(extraId), event_date: "23.11.2026" }]);
});

test("a record is sent without a wrapper, with times of Berlin and a word for the code of conduct", async () => {
  const { provider, token } = await flatProvider();
  const path = { params: { id: extraId } };
  await provider.call("setCodeOfConduct", { ...path, body: { accepted: false }, token });
  const { json } = await provider.call("getExtra", { ...path, token });
  expect(json).toMatchObject({
    extra_id: Number(extraId),
    code_of_conduct: "abgelehnt",
    date_of_birth: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}$/),
    created_at: "22.08.2026 13:00:00",
  });
  expect(json).not.toHaveProperty("success");
});

test("a refusal has its message in error and status 200 unless a status is agreed", async () => {
  const { provider, token } = await flatProvider("paula");
  const call = (name: CallName, input: Parameters<Provider["call"]>[1]) => provider.call(name, { token, ...input });
  expect(await call("joinGroup", { body: { group_code: 1111111 } })).toEqual({
    status: 200,
    json: { success: false, error: "Group not found" },
  });
  const { email } = people.paula;
  expect(await call("login", { body: { email, password: "falsch" } })).toMatchObject({ status: 200 });
  expect(await call("currentGroup", {})).toMatchObject({ status: 404, json: { error: "You are not in a group" } });
  expect(await call("currentGroup", { token: "erfunden" })).toMatchObject({ status: 401 });
  expect(await call("refresh", { body: { refreshToken: "erfunden" } })).toMatchObject({ status: 401 });
  const proof = { phoneNumber: people.khai.phone, emailVerificationToken: "erfunden", code: "000000" };
  expect(await call("verifySmsCode", { body: proof })).toMatchObject({
    status: 200,
    json: { error: "TOKEN_EXPIRED", message: expect.any(String) },
  });
});

test("a wait keeps its status and its seconds at the top", async () => {
  const { provider } = await flatProvider();
  const { email, phone: phoneNumber } = people.khai;
  await provider.call("sendEmailCode", { body: { email, firstName: "" } });
  const again = await provider.call("sendEmailCode", { body: { email, firstName: "" } });
  expect(again).toMatchObject({ status: 429, json: { remainingSeconds: 60, error: expect.any(String) } });
  const { json } = await provider.call("verifyEmailCode", { body: { email, code: provider.lastCode() } });
  const body = { phoneNumber, emailVerificationToken: json.verificationToken };
  await provider.call("sendSmsCode", { body });
  expect(await provider.call("sendSmsCode", { body })).toMatchObject({ status: 429, json: { remainingSeconds: 60 } });
});

test("values are sent back unchanged, and understood", async () => {
  const { provider, token } = await flatProvider();
  const apply = { body: { extra_id: Number(extraId), event_ids: ["505", "506"] }, token };
  expect(await provider.call("applyForEvents", apply)).toMatchObject({
    status: 200,
    json: { success: true, event_ids: ["505", "506"] },
  });
  const update = { params: { id: Number(extraId) }, body: { date_of_birth: "03.05.1994" }, token };
  expect(await provider.call("updateExtra", update)).toMatchObject({ json: { date_of_birth: "03.05.1994" } });
  const cancel = { body: { extra_id: Number(extraId), event_id: "501", reason: "Umzug" }, token };
  expect(await provider.call("cancelEvent", cancel)).toMatchObject({ json: { success: true } });
});

test("a group's number that has lost its leading zero as a number is the same number", async () => {
  const { provider, token } = await flatProvider("paula");
  const { json } = await provider.call("previewGroup", { params: { code: 1234567 }, token });
  expect(json).toMatchObject({ group: { group_code: 1234567 } });
  expect(calls.previewGroup.answer.parse(json).group.group_code).toBe("01234567");
});

test.each(["nested", "flat"] as const)("ten thousand rows are ten thousand in the %s shape", async (shape) => {
  const { provider, token } = await flatProvider();
  await chooseShape(provider, shape);
  await provider.send("/outbox/api/faults", {
    method: "POST",
    body: { call: "getAvailableEvents", kind: "ten-thousand" },
  });
  const { json } = await provider.call("getAvailableEvents", { ...days, token });
  expect(calls.getAvailableEvents.answer.parse(json).rows).toHaveLength(10_000);
});

test("an unknown shape changes nothing", async () => {
  const { provider } = await flatProvider();
  await provider.send("/outbox/api/settings", { method: "POST", body: { shape: "rund", latencyMs: 5 } });
  expect(provider.store.read("default").settings).toMatchObject({ shape: "flat", latencyMs: 5 });
});
