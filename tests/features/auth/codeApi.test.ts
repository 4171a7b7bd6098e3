import { describe, expect, test } from "vitest";
import { codeStep } from "#app/features/auth/codeApi.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import {
  type Answers,
  NO_ANSWER,
  NOON,
  reach,
  run,
  says,
  silence,
  TOKEN_FAILURES,
  TOO_MANY,
} from "#tests/features/auth/reach.ts";

const email = "amira@example.de";

function open(answers: Answers) {
  const page = reach(answers);
  const [machine] = codeStep("email")(page.auth);
  const services = {
    sendEmailCode: (recipient: string, automatic: boolean) => run(machine, "sendCode", { recipient, automatic }),
    verifyEmailCode: (recipient: string, code: string) => run(machine, "checkCode", { recipient, code }),
  };
  return { ...page, services };
}

describe("sending a code by e-mail", () => {
  const PATH = "POST /verification/email/send";

  test("the name goes along where it is known, else empty (C-36)", async () => {
    const { services, sent, memory } = open({ [PATH]: says({ success: true }) });
    await services.sendEmailCode(email, false);
    memory.storeSignUp({ ...emptySignUpData, email, firstName: "Amira" });
    await services.sendEmailCode(email, false);
    expect(sent()).toEqual([
      [PATH, { email, firstName: "" }],
      [PATH, { email, firstName: "Amira" }],
    ]);
  });

  test("a sent code is kept with its wait, for a reload (AUTH-59, C-76)", async () => {
    const { services, memory } = open({ [PATH]: says({ success: true }) });
    expect(await services.sendEmailCode(email, true)).toEqual({ kind: "sent" });
    expect(memory.lastSend("email", email)).toEqual({ sentAt: NOON, seconds: 60 });
    expect(memory.lastSend("email", "jasper@example.de")).toBeNull();
  });

  test.each([
    [{ success: false, remainingSeconds: 45 }, 429, 45],
    [{ data: { remainingSeconds: "137" } }, 429, 137],
    [{ success: false, remainingSeconds: 9 }, 200, 9],
    [{ remainingSeconds: 1e9 }, 429, 3600],
  ])("%j under %i is a wait of %i seconds, kept too (AUTH-65, C-31)", async (body, status, seconds) => {
    const { services, memory } = open({ [PATH]: says(body, status) });
    expect(await services.sendEmailCode(email, true)).toEqual({ kind: "tooEarly", seconds });
    expect(memory.lastSend("email", email)).toEqual({ sentAt: NOON, seconds, isRefused: true });
  });

  test.each([
    ["AUTH-66", { message: "Postfach voll" }, 400, { message: "Postfach voll" }],
    ["AUTH-66, C-30", { error: "MAILBOX_FULL", message: "Postfach voll" }, 422, { message: "Postfach voll" }],
    ["AUTH-67", {}, 400, { code: "sendFailed" }],
    ["AUTH-67, no usable wait", { remainingSeconds: 0 }, 429, { code: "sendFailed" }],
    ["AUTH-66, no usable wait", { remainingSeconds: -1, message: "Zu früh" }, 429, { message: "Zu früh" }],
    ["AUTH-66, C-44", { success: false, message: "Nein" }, 200, { message: "Nein" }],
  ])("%s: %j under %i can be tried again at once and leaves no wait (C-34)", async (_row, body, status, problem) => {
    const { services, memory } = open({ [PATH]: says(body, status) });
    expect(await services.sendEmailCode(email, true)).toEqual({ kind: "refused", problem });
    expect(memory.lastSend("email", email)).toBeNull();
  });

  test.each([
    ["a lost connection", silence],
    ["a provider out of order", says({}, 500)],
    ["a page instead of an answer", () => new Response("<html>")],
    ["an answer that does not say that it worked", says({ unexpected: {} })],
    ["an answer without content", () => new Response(null, { status: 204 })],
  ])("%s is no answer (AUTH-67)", async (_, answer) => {
    await expect(open({ [PATH]: answer }).services.sendEmailCode(email, true)).rejects.toThrow(NO_ANSWER);
  });

  test("a second automatic send within two seconds takes the answer of the first; later and by hand one is sent (AUTH-63, FMT-27)", async () => {
    const { services, requests, pass } = open({ [PATH]: says({ success: true }) });
    await Promise.all([services.sendEmailCode(email, true), services.sendEmailCode(email, true)]);
    pass(1.9);
    await services.sendEmailCode(email, true);
    expect(requests).toHaveLength(1);
    await services.sendEmailCode(email, false);
    expect(requests).toHaveLength(2);
    pass(0.1);
    await services.sendEmailCode(email, true);
    expect(requests).toHaveLength(3);
    await services.sendEmailCode("jasper@example.de", true);
    expect(requests).toHaveLength(4);
  });

  test("only a code that was asked for is announced; a failure always is (C-47)", async () => {
    const { services, announcements } = open({ [PATH]: says({ success: true, message: "Unterwegs." }) });
    await services.sendEmailCode(email, true);
    expect(announcements).toEqual([]);
    await services.sendEmailCode(email, false);
    expect(announcements).toEqual([{ tone: "success", area: "auth", text: { from: "provider", text: "Unterwegs." } }]);
    const full = open({ [PATH]: says({ message: "Postfach voll" }, 400) });
    await full.services.sendEmailCode(email, true);
    expect(full.announcements.map(({ text }) => text)).toEqual([{ from: "provider", text: "Postfach voll" }]);
  });
});

describe("checking a code from an e-mail", () => {
  const verify = (answer: Answers[string]) => open({ "POST /verification/email/verify": answer });
  const check = (answer: Answers[string]) => verify(answer).services.verifyEmailCode(email, "482913");

  test("a right one brings the proof of the address (AUTH-41, AUTH-42)", async () => {
    const { services, sent } = verify(says({ success: true, verificationToken: "proof" }));
    expect(await services.verifyEmailCode(email, "482913")).toEqual({ kind: "accepted", token: "proof" });
    expect(sent()).toEqual([["POST /verification/email/verify", { email, code: "482913" }]]);
  });

  test.each(TOKEN_FAILURES)("%s: %j says that the proof is gone (C-29)", async (_row, body, status) => {
    expect(await check(says(body, status))).toEqual({ kind: "proofExpired" });
    expect(await check(says({ success: false, ...body }))).toEqual({ kind: "proofExpired" });
  });

  test.each([
    [{ error: "CODE_EXPIRED" }, { code: "expired" }],
    [{ error: "CODE_EXPIRED", message: "Der Code ist abgelaufen." }, { message: "Der Code ist abgelaufen." }],
    [{ error: "INVALID_CODE", message: "Code invalid or expired" }, { message: "Code invalid or expired" }],
    [{ error: "INVALID_CODE" }, { code: "wrong" }],
    [{}, { code: "wrong" }],
    [{ message: "Passt nicht." }, { message: "Passt nicht." }],
  ])("%j costs the code and not the proof (AUTH-76, AUTH-77, C-29, P7)", async (body, problem) => {
    expect(await check(says(body, 400))).toEqual({ kind: "refused", problem });
  });

  test.each(TOO_MANY)(
    "a 429 with %s says nothing about the code, which may be right (AUTH-76, C-50)",
    async (_, answer, problem) => {
      expect(await check(answer)).toEqual({ kind: "notChecked", problem });
    },
  );

  test.each([
    ["silence", silence],
    ["a success without its proof", says({ success: true })],
  ])("%s is no answer", async (_, answer) => {
    await expect(check(answer)).rejects.toThrow(NO_ANSWER);
  });
});
