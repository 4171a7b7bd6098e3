import { expect, test } from "vitest";
import { people } from "#src/people/people.ts";
import { confirmedPhone, startProvider } from "#tests/sandbox/provider.ts";

const { email } = people.konstantin;

async function withEmailCode() {
  const provider = startProvider();
  await provider.call("sendEmailCode", { body: { email, firstName: "Konstantin" } });
  const code = provider.lastCode();
  const wrong = code === "000000" ? "111111" : "000000";
  const verify = (attempt: string) => provider.call("verifyEmailCode", { body: { email, code: attempt } });
  return { provider, code, wrong, verify };
}

test("a code has six digits and reaches the outbox with the name in it", async () => {
  const { provider, code } = await withEmailCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(provider.lastMessage()).toMatchObject({ channel: "email", to: email, code });
  expect(provider.lastMessage()?.text).toContain("Konstantin");
});

test("the same seed gives the same codes, another database gives others", async () => {
  const codes = await Promise.all(
    ["one", "one", "two"].map(async (database) => {
      const provider = startProvider();
      await provider.call("sendEmailCode", { body: { email, firstName: "" }, database });
      return provider.lastCode(database);
    }),
  );
  expect(codes[0]).toBe(codes[1]);
  expect(codes[0]).not.toBe(codes[2]);
});

test("a second send within the minute is refused with the seconds left, and allowed after it", async () => {
  const { provider } = await withEmailCode();
  const send = () => provider.call("sendEmailCode", { body: { email: ` ${email.toUpperCase()}`, firstName: "" } });
  provider.pass(15.2);
  expect(await send()).toMatchObject({ status: 429, json: { success: false, remainingSeconds: 45 } });
  provider.pass(44.8);
  expect((await send()).status).toBe(200);
});

test("a wrong code is refused, the right one still works, and only once", async () => {
  const { verify, code, wrong } = await withEmailCode();
  expect(await verify(wrong)).toMatchObject({ status: 400, json: { error: "INVALID_CODE" } });
  expect(await verify(code)).toMatchObject({ status: 200, json: { verificationToken: expect.any(String) } });
  expect((await verify(code)).status).toBe(400);
});

test("five wrong attempts use a code up, so that even the correct one is refused", async () => {
  const { verify, code, wrong } = await withEmailCode();
  for (let attempt = 0; attempt < 5; attempt += 1) await verify(wrong);
  expect(await verify(code)).toMatchObject({ status: 400, json: { error: "TOO_MANY_ATTEMPTS" } });
});

test("a code lives ten minutes", async () => {
  const fresh = await withEmailCode();
  fresh.provider.pass(599);
  expect((await fresh.verify(fresh.code)).status).toBe(200);
  const old = await withEmailCode();
  old.provider.pass(600);
  expect(await old.verify(old.code)).toMatchObject({ status: 400, json: { error: "CODE_EXPIRED" } });
});

test("a new code makes the one before worthless", async () => {
  const { provider, code, verify } = await withEmailCode();
  provider.pass(61);
  await provider.call("sendEmailCode", { body: { email, firstName: "" } });
  expect((await verify(code)).status).toBe(400);
  expect((await verify(provider.lastCode())).status).toBe(200);
});

test("no code is sent for an address without an account", async () => {
  const provider = startProvider();
  const { status } = await provider.call("sendEmailCode", { body: { email: people.tomasz.email, firstName: "" } });
  expect(status).toBe(404);
});

test("the SMS needs a live proof of the e-mail address; an old one is refused as TOKEN_EXPIRED", async () => {
  const { provider, code, verify } = await withEmailCode();
  const { json } = await verify(code);
  const body = { phoneNumber: "0171 39 200-03", emailVerificationToken: String(json.verificationToken) };
  expect((await provider.call("sendSmsCode", { body })).status).toBe(200);
  expect(provider.lastMessage()).toMatchObject({ channel: "sms", to: "+491713920003" });
  expect(await provider.call("sendSmsCode", { body })).toMatchObject({
    status: 429,
    json: { data: { remainingSeconds: 60 } },
  });
  provider.pass(30 * 60);
  const late = { status: 401, json: { error: "TOKEN_EXPIRED" } };
  expect(await provider.call("sendSmsCode", { body })).toMatchObject(late);
  expect(await provider.call("verifySmsCode", { body: { ...body, code: "123456" } })).toMatchObject(late);
});

test("a password ends the sign-up: the account is verified and the proof cannot be used again", async () => {
  const provider = startProvider();
  const proof = await confirmedPhone(provider, "konstantin");
  const create = (password: string) => provider.call("createPassword", { body: { ...proof, password } });
  expect((await create("zu schwach")).status).toBe(422);
  expect(await create(people.konstantin.password)).toMatchObject({
    status: 200,
    json: { data: { accessToken: expect.any(String) } },
  });
  expect((await create(people.konstantin.password)).status).toBe(401);
  expect(await provider.call("checkEmail", { body: { email } })).toMatchObject({
    json: { data: { status: "verified" } },
  });
});

test("a password needs a confirmed phone number and the proof of the same person", async () => {
  const { provider, code, verify } = await withEmailCode();
  const emailVerificationToken = String((await verify(code)).json.verificationToken);
  const create = (extraId: string) =>
    provider.call("createPassword", { body: { extraId, emailVerificationToken, password: "Vorfeldbus7!" } });
  expect((await create(people.konstantin.extraId)).status).toBe(409);
  expect((await create(people.khai.extraId)).status).toBe(401);
});
