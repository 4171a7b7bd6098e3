import { describe, expect, test, vi } from "vitest";
import { createActor, toPromise, waitFor } from "xstate";
import { codeStep, phoneStep } from "#app/features/auth/codeApi.ts";
import { passwordStep } from "#app/features/auth/signUpApi.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import {
  type Answers,
  FAILED_READS,
  NO_ANSWER,
  NOON,
  openAuth,
  reach,
  run,
  says,
  silence,
  TOKEN_FAILURES,
  TOO_MANY,
} from "#tests/features/auth/reach.ts";

const phone = "+49 151 2345";
const code = "482913";
const password = "Vorfeldbus7!";
const emailVerificationToken = "proof";
const tokens = { accessToken: "access-9", refreshToken: "refresh-9" };
const user = { extraId: "17", firstName: "Amira" };

const SEND = "POST /verification/sms/send";
const VERIFY = "POST /verification/sms/verify";
const CREATE = "POST /auth/create-password";
const UPDATE = "PUT /extras/17";
const GET = "GET /extras/17";
const record = { extra_id: 17, email: "konstantin@example.de", first_name: "Konstantin" };
const ME = "GET /auth/me";

function open(answers: Answers, { hasProof = true } = {}) {
  const page = reach(answers);
  if (hasProof) page.memory.storeVerificationToken(emailVerificationToken);
  page.memory.storeSignUp({ ...emptySignUpData, phone });
  const auth = openAuth(page.deps, { phone });
  const [smsCode] = codeStep("sms")(auth);
  const services = {
    /** The first one is sent by the phone step. */
    sendSmsCode: (recipient: string, isFirst: boolean) =>
      isFirst
        ? run(phoneStep(auth)[0], "sendCode", { phone: recipient })
        : run(smsCode, "sendCode", { recipient, automatic: false }),
    verifySmsCode: (recipient: string, typed: string) => run(smsCode, "checkCode", { recipient, code: typed }),
    createPassword: (extraId: string, chosen: string) =>
      run(passwordStep(auth)[0], "createPassword", { extraId, password: chosen }),
  };
  return { ...page, auth, services };
}

/** The three calls that need the proof of the address. */
const calls = {
  [SEND]: ({ services }: ReturnType<typeof open>) => services.sendSmsCode(phone, true),
  [VERIFY]: ({ services }: ReturnType<typeof open>) => services.verifySmsCode(phone, code),
  [CREATE]: ({ services }: ReturnType<typeof open>) => services.createPassword("17", password),
};
const paths = Object.keys(calls) as (keyof typeof calls)[];

describe.each(paths)("%s", (path) => {
  test("without a proof of the address nothing is sent (AUTH-53, AUTH-83)", async () => {
    const way = open({}, { hasProof: false });
    expect(await calls[path](way)).toEqual({ kind: "proofExpired" });
    expect(way.requests).toEqual([]);
  });

  test.each(TOKEN_FAILURES)(
    "%s: %j says that the proof is gone, and nobody is sent away (AUTH-54, AUTH-84, C-13, C-29)",
    async (_row, body, status) => {
      for (const answer of [says(body, status), says({ success: false, ...body })]) {
        const way = open({ [path]: answer });
        expect(await calls[path](way)).toEqual({ kind: "proofExpired" });
        expect(way.requests).toHaveLength(1);
      }
    },
  );

  test.each([
    ["AUTH-76", { message: "Heute nicht." }, 400, { message: "Heute nicht." }],
    ["AUTH-76, C-30", { error: "NOT_TODAY", message: "Heute nicht." }, 409, { message: "Heute nicht." }],
    ["AUTH-77", {}, 400, null],
    ["AUTH-77, C-44", { success: false }, 200, null],
  ])("%s: %j under %i is said in these words or in ours", async (_row, body, status, problem) => {
    const own = { [SEND]: "sendFailed", [VERIFY]: "wrong", [CREATE]: "notCreated" }[path];
    const answer = await calls[path](open({ [path]: says(body, status) }));
    expect(answer).toEqual({ kind: "refused", problem: problem ?? { code: own } });
  });

  test.each([
    ["a lost connection", silence],
    ["a provider out of order", says({}, 502)],
    ["a page instead of an answer", () => new Response("<html>")],
    ["an answer that does not say that it worked", says({ unexpected: {} })],
    ["an answer without content", () => new Response(null, { status: 204 })],
  ])("%s is no answer (AUTH-77)", async (_, answer) => {
    await expect(calls[path](open({ [path]: answer }))).rejects.toThrow(NO_ANSWER);
  });
});

describe("sending an SMS", () => {
  test("it names the number and carries the proof; its wait is kept for a reload (AUTH-35, AUTH-46, C-16, C-76)", async () => {
    const { services, sent, memory, requests } = open({ [SEND]: says({ success: true }) });
    expect(await services.sendSmsCode(phone, true)).toEqual({ kind: "sent" });
    expect(sent()).toEqual([[SEND, { phoneNumber: phone, emailVerificationToken }]]);
    expect(memory.lastSend("sms", "+49 (151) 23-45")).toEqual({ sentAt: NOON, seconds: 60 });
    expect(requests[0]?.bearer).toBeNull();
  });

  test("what the provider says about it is announced once, also where the next screen says the rest (API-61)", async () => {
    const success = (text: object) => ({ tone: "success", area: "auth", text });
    for (const isFirst of [true, false]) {
      const { services, announcements } = open({ [SEND]: says({ success: true, message: "SMS ist unterwegs." }) });
      await services.sendSmsCode(phone, isFirst);
      expect(announcements).toEqual([success({ from: "provider", text: "SMS ist unterwegs." })]);
    }
    const silent = open({ [SEND]: says({ success: true }) });
    await silent.services.sendSmsCode(phone, true);
    expect(silent.announcements).toEqual([]);
    await silent.services.sendSmsCode(phone, false);
    expect(silent.announcements).toEqual([success({ from: "copy", key: "code.sent" })]);
  });

  test("where the provider says nothing, the number's step leaves it to the next screen; a code that is asked for anew is announced (VA-060)", async () => {
    const { auth, memory, announcements } = open({ [SEND]: says({ success: true }) });
    const number = createActor(...phoneStep(auth)).start();
    number.send({ type: "phone.submitted" });
    await toPromise(number);
    expect(announcements).toEqual([]);
    memory.storeSend("sms", phone, { sentAt: 0, seconds: 60 });
    const codes = createActor(...codeStep("sms")(auth)).start();
    codes.send({ type: "resend.requested" });
    await waitFor(codes, ({ context }) => context.secondsLeft > 0);
    codes.stop();
    expect(announcements).toEqual([{ tone: "success", area: "auth", text: { from: "copy", key: "code.sent" } }]);
  });

  test.each([
    [{ data: { remainingSeconds: 45 } }, 429, 45],
    [{ remainingSeconds: "90" }, 429, 90],
    [{ success: false, data: { remainingSeconds: 7 } }, 200, 7],
  ])("%j under %i is a wait of %i seconds, kept too (AUTH-68, C-31)", async (body, status, seconds) => {
    const { services, memory } = open({ [SEND]: says(body, status) });
    expect(await services.sendSmsCode(phone, false)).toEqual({ kind: "tooEarly", seconds });
    expect(memory.lastSend("sms", phone)).toEqual({ sentAt: NOON, seconds, isRefused: true });
  });

  test("a send that failed leaves no wait (C-34)", async () => {
    const { services, memory } = open({ [SEND]: says({}, 400) });
    await services.sendSmsCode(phone, true);
    expect(memory.lastSend("sms", phone)).toBeNull();
  });
});

describe("checking an SMS", () => {
  test("a right code is accepted; there is no new proof in it (AUTH-52)", async () => {
    const { services, sent } = open({ [VERIFY]: says({ success: true }) });
    expect(await services.verifySmsCode(phone, code)).toEqual({ kind: "accepted", token: null });
    expect(sent()).toEqual([[VERIFY, { phoneNumber: phone, code, emailVerificationToken }]]);
  });

  test.each([
    [{ error: "SMS_CODE_EXPIRED" }, { code: "expired" }],
    [{ error: "WRONG_CODE" }, { code: "wrong" }],
  ])("%j costs the code and not the proof (C-29, P7)", async (body, problem) => {
    const { services } = open({ [VERIFY]: says(body, 400) });
    expect(await services.verifySmsCode(phone, code)).toEqual({ kind: "refused", problem });
  });
});

test.each(TOO_MANY)(
  "a 429 with %s says nothing about the SMS code, which may be right (C-50)",
  async (_, answer, problem) => {
    const { services } = open({ [VERIFY]: answer });
    expect(await services.verifySmsCode(phone, code)).toEqual({ kind: "notChecked", problem });
  },
);

describe("creating a password", () => {
  const created = { [CREATE]: says({ data: tokens }) };

  test("it begins the session of the new account and knows its person (AUTH-85, C-66)", async () => {
    const { services, session, sent } = open({
      ...created,
      [UPDATE]: says({ success: true }),
      [ME]: says({ success: true, data: { user } }),
    });
    expect(await services.createPassword("17", password)).toEqual({ kind: "created" });
    expect(sent()[0]).toEqual([CREATE, { extraId: "17", password, emailVerificationToken }]);
    expect(session.tokens()).toEqual(tokens);
    expect(session.user()).toMatchObject(user);
  });

  test("only now, and with nothing else, the number goes to the record (C-15)", async () => {
    const { services, requests, sent } = open({ ...created, [GET]: says(record), [UPDATE]: says({}), [ME]: silence });
    await services.createPassword("17", password);
    await vi.waitFor(() => expect(sent()).toHaveLength(5));
    expect(sent().filter(([call]) => call === UPDATE)).toEqual([[UPDATE, { mobile_number: phone }]]);
    expect(requests.map(({ bearer }) => bearer)).toEqual([null, ...Array.from({ length: 4 }, () => "Bearer access-9")]);
  });

  test("a record that loses something by it gets it back; if not, the person hears of it (P10)", async () => {
    let isKept = true;
    const { services, sent, announcements } = open({
      ...created,
      [GET]: () => says(isKept ? record : { extra_id: 17, mobile_number: phone })(),
      [UPDATE]: () => {
        isKept = false;
        return says({})();
      },
      [ME]: silence,
    });
    await services.createPassword("17", password);
    await vi.waitFor(() => expect(announcements).toHaveLength(1));
    expect(sent().filter(([call]) => call === UPDATE)[1]?.[1]).toMatchObject({
      email: record.email,
      mobile_number: phone,
    });
    expect(announcements[0]).toMatchObject({ tone: "error", text: { from: "copy", key: "profile.lost" } });
  });

  test.each(FAILED_READS)(
    "a record that cannot be read, by %s, is not written: the number goes with the profile (P10, N4)",
    async (_, fails) => {
      const { services, sent, announcements } = open({ ...created, [UPDATE]: says({}), [ME]: silence, ...fails(GET) });
      expect(await services.createPassword("17", password)).toEqual({ kind: "created" });
      await new Promise(setImmediate);
      expect(sent().map(([call]) => call)).toContain(GET);
      expect(sent().filter(([call]) => call === UPDATE)).toEqual([]);
      expect(announcements.filter(({ tone }) => tone === "error")).toEqual([]);
    },
  );

  test("without a number nothing goes to the record", async () => {
    const { services, memory, sent } = open({ ...created, [ME]: silence });
    memory.storeSignUp(emptySignUpData);
    await services.createPassword("17", password);
    expect(sent().map(([call]) => call)).toEqual([CREATE, ME]);
  });

  test("a number or a person that cannot be had now takes nothing back, and nobody is troubled with it (C-15, C-66)", async () => {
    const { services, session, announcements } = open({ ...created, [UPDATE]: says({}, 500), [ME]: silence });
    expect(await services.createPassword("17", password)).toEqual({ kind: "created" });
    expect(session.tokens()).toEqual(tokens);
    expect(announcements.filter(({ tone }) => tone === "error")).toEqual([]);
  });

  test("a success without tokens is no answer, and begins no session", async () => {
    const { services, session } = open({ [CREATE]: says({ success: true }) });
    await expect(services.createPassword("17", password)).rejects.toThrow(NO_ANSWER);
    expect(session.id()).toBeNull();
  });
});
