import { expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor, type InputFrom } from "xstate";
import type { CodeDone, CodeSend } from "#src/model/auth/stepResults.ts";
import { codeMachine, type CodeCheck } from "#app/features/auth/codeMachine.ts";
import { toCodeView } from "#app/features/auth/CodeVerificationPage.tsx";

const NOON = Date.UTC(2026, 10, 20, 11);

function start(
  answers: { check?: () => Promise<CodeCheck>; send?: () => Promise<CodeSend> } = {},
  input: Partial<InputFrom<typeof codeMachine>> = {},
) {
  const clock = new SimulatedClock();
  const check = vi.fn<(of: { recipient: string; code: string }) => Promise<CodeCheck>>(
    answers.check ?? (async (): Promise<CodeCheck> => ({ kind: "accepted", token: "proof" })),
  );
  const send = vi.fn<(of: { recipient: string; automatic: boolean }) => Promise<CodeSend>>(
    answers.send ?? (async (): Promise<CodeSend> => ({ kind: "sent" })),
  );
  const finish = vi.fn<(done: CodeDone) => void>();
  const actor = createActor(
    codeMachine.provide({
      actors: {
        checkCode: fromPromise<CodeCheck, { recipient: string; code: string }>(({ input: of }) => check(of)),
        sendCode: fromPromise<CodeSend, { recipient: string; automatic: boolean }>(({ input: of }) => send(of)),
      },
      actions: { finish: (_, done) => finish(done) },
    }),
    {
      clock,
      input: {
        recipient: "amira@example.de",
        lastSend: null,
        sendsCode: true,
        now: () => NOON + clock.now(),
        ...input,
      },
    },
  ).start();
  const view = () => toCodeView(actor.getSnapshot());
  const until = (isThere: (shown: ReturnType<typeof view>) => boolean) => waitFor(actor, () => isThere(view()));
  return { actor, clock, check, send, finish, view, until };
}

const isWaiting = (shown: { resend: { kind: string } }) => shown.resend.kind === "waiting";
const isReady = (shown: { resend: { kind: string } }) => shown.resend.kind === "ready";

const fresh = { sentAt: NOON, seconds: 60 };
const old = { sentAt: NOON - 61_000, seconds: 60 };

test("the first code goes out by itself and the wait of 60 seconds begins (AUTH-59, FMT-14, VA-033)", async () => {
  const { send, view, until } = start();
  expect(view()).toEqual({
    recipient: "amira@example.de",
    code: "",
    status: "editing",
    problem: null,
    delivery: "sending",
    resend: { kind: "sending" },
    sendProblem: null,
  });
  await until(isWaiting);
  expect(send.mock.calls).toEqual([[{ recipient: "amira@example.de", automatic: true }]]);
  expect(view()).toMatchObject({ delivery: "sent", resend: { kind: "waiting", secondsLeft: 60 } });
});

test("the wait counts down by the second and ends with the way to a new code (AUTH-60, AUTH-61)", async () => {
  const { clock, view, until } = start();
  await until(isWaiting);
  clock.increment(1000);
  expect(view().resend).toEqual({ kind: "waiting", secondsLeft: 59 });
  for (let second = 0; second < 58; second++) clock.increment(1000);
  expect(view().resend).toEqual({ kind: "waiting", secondsLeft: 1 });
  clock.increment(1000);
  expect(view().resend).toEqual({ kind: "ready" });
});

test("a page that was hidden counts by the clock on the wall, not by its ticks (P21)", async () => {
  let now = NOON;
  const { actor, view } = start({}, { sendsCode: false, lastSend: fresh, now: () => now });
  expect(view().resend).toEqual({ kind: "waiting", secondsLeft: 60 });
  now = NOON + 45_000;
  actor.send({ type: "page.shown" });
  expect(view().resend).toEqual({ kind: "waiting", secondsLeft: 15 });
  now = NOON + 90_000;
  actor.send({ type: "page.shown" });
  expect(view().resend).toEqual({ kind: "ready" });
});

test("after a reload the wait goes on and nothing is sent (VA-048, C-32)", () => {
  const { send, view } = start({}, { sendsCode: false, lastSend: { sentAt: NOON - 20_000, seconds: 60 } });
  expect(view()).toMatchObject({ delivery: "sent", resend: { kind: "waiting", secondsLeft: 40 }, sendProblem: null });
  expect(send).not.toHaveBeenCalled();
});

test("after a reload that found no code a code goes out by itself (C-32)", () => {
  expect(start({}, { sendsCode: false }).view().delivery).toBe("sending");
});

test("after a reload past the wait a new code has to be asked for (C-32)", () => {
  const { send, view } = start({}, { sendsCode: false, lastSend: old });
  expect(view()).toMatchObject({ delivery: "sent", resend: { kind: "ready" } });
  expect(send).not.toHaveBeenCalled();
});

test("who comes back within the wait reads how long it is; nothing is sent (AUTH-62, C-33)", () => {
  const { send, view } = start({}, { lastSend: fresh });
  expect(view()).toMatchObject({ sendProblem: { code: "wait" }, resend: { kind: "waiting", secondsLeft: 60 } });
  expect(send).not.toHaveBeenCalled();
});

test("the hint to wait goes with the wait", () => {
  const { clock, view } = start({}, { lastSend: { sentAt: NOON - 59_000, seconds: 60 } });
  expect(view().sendProblem).toEqual({ code: "wait" });
  clock.increment(1000);
  expect(view()).toMatchObject({ sendProblem: null, resend: { kind: "ready" } });
});

test("a provider that names its own wait sets the countdown, beyond a minute too (AUTH-65, C-31, VA-045, VA-064)", async () => {
  const { view, until } = start({ send: async () => ({ kind: "tooEarly", seconds: 137 }) });
  await until(isWaiting);
  expect(view()).toMatchObject({ delivery: "notSent", resend: { kind: "waiting", secondsLeft: 137 } });
});

test("a send that came too early has sent nothing, also after a reload; the code before it stays on its way while another is sent", async () => {
  const refused = start({}, { lastSend: { ...fresh, isRefused: true }, sendsCode: false });
  expect(refused.view()).toMatchObject({ delivery: "notSent", resend: { kind: "waiting", secondsLeft: 60 } });
  const again = start({}, { lastSend: old, sendsCode: false });
  again.actor.send({ type: "resend.requested" });
  expect(again.view()).toMatchObject({ delivery: "sent", resend: { kind: "sending" } });
});

test("a send that is refused can be repeated at once and says why (AUTH-66, C-34)", async () => {
  const answers: CodeSend[] = [{ kind: "refused", problem: { message: "Postfach voll" } }, { kind: "sent" }];
  const { actor, send, view, until } = start({ send: async () => answers.shift() ?? { kind: "sent" } });
  await until(isReady);
  expect(view()).toMatchObject({ delivery: "notSent", sendProblem: { message: "Postfach voll" } });
  actor.send({ type: "resend.requested" });
  expect(view()).toMatchObject({ sendProblem: null, resend: { kind: "sending" } });
  await until(isWaiting);
  expect(send.mock.calls.at(-1)).toEqual([{ recipient: "amira@example.de", automatic: false }]);
});

test("a send without an answer says so and can be repeated (AUTH-67)", async () => {
  const { view, until } = start({ send: () => Promise.reject(new Error("offline")) });
  await until(isReady);
  expect(view().sendProblem).toEqual({ code: "sendFailed" });
});

const type = (actor: ReturnType<typeof start>["actor"], code: string) => {
  actor.send({ type: "code.changed", code });
  actor.send({ type: "code.completed" });
};

test("a full code is checked without a click and finishes with its proof (AUTH-40, AUTH-41, AUTH-42)", async () => {
  const { actor, check, finish, view } = start();
  type(actor, "482913");
  expect(view().status).toBe("checking");
  await waitFor(actor, (snapshot) => snapshot.status === "done");
  expect(check.mock.calls).toEqual([[{ recipient: "amira@example.de", code: "482913" }]]);
  expect(finish.mock.calls).toEqual([[{ kind: "accepted", token: "proof" }]]);
});

test("fewer than six digits are never sent (AUTH-37, AUTH-39)", () => {
  const { actor, check, view } = start();
  type(actor, "48291");
  actor.send({ type: "code.submitted" });
  expect(view()).toMatchObject({ status: "editing", code: "48291" });
  expect(check).not.toHaveBeenCalled();
});

test("button and sixth digit together are one check (P22)", async () => {
  const { actor, check } = start();
  type(actor, "482913");
  actor.send({ type: "code.submitted" });
  actor.send({ type: "code.completed" });
  await waitFor(actor, (snapshot) => snapshot.status === "done");
  expect(check).toHaveBeenCalledTimes(1);
});

test("a refused code empties the boxes and says why; typing takes the text away (VA-042, VA-063, C-68)", async () => {
  const { actor, view, until } = start({ check: async () => ({ kind: "refused", problem: { code: "wrong" } }) });
  type(actor, "482913");
  await until((shown) => shown.problem !== null);
  expect(view()).toMatchObject({ status: "editing", code: "", problem: { code: "wrong" } });
  actor.send({ type: "code.changed", code: "1" });
  expect(view()).toMatchObject({ code: "1", problem: null });
});

test("the code that was refused does not go out by itself again, another one does (P22)", async () => {
  const { actor, check, until } = start({ check: async () => ({ kind: "refused", problem: { code: "wrong" } }) });
  type(actor, "482913");
  await until((shown) => shown.problem !== null);
  type(actor, "482913");
  expect(check).toHaveBeenCalledTimes(1);
  type(actor, "482914");
  expect(check).toHaveBeenCalledTimes(2);
});

test("a code that was not looked at stays, and the button tries again once the wait is over", async () => {
  const problem = { code: "wait", seconds: 40 } as const;
  const answers: CodeCheck[] = [
    { kind: "notChecked", problem },
    { kind: "accepted", token: null },
  ];
  const { actor, view, until } = start({ check: async () => answers.shift()! });
  type(actor, "482913");
  await until((shown) => shown.problem !== null);
  expect(view()).toMatchObject({ status: "editing", code: "482913", problem });
  actor.send({ type: "code.submitted" });
  await waitFor(actor, (snapshot) => snapshot.status === "done");
});

test("without an answer the digits stay and the button tries again", async () => {
  const answers = [Promise.reject(new Error("silence")), Promise.resolve<CodeCheck>({ kind: "accepted", token: null })];
  const { actor, view, until } = start({ check: () => answers.shift() as Promise<CodeCheck> });
  type(actor, "482913");
  await until((shown) => shown.problem !== null);
  expect(view()).toMatchObject({ code: "482913", problem: { code: "notChecked" } });
  actor.send({ type: "code.submitted" });
  await waitFor(actor, (snapshot) => snapshot.status === "done");
});

test("a proof that is no longer good ends the verification, from the check and from the send (AUTH-54)", async () => {
  const checked = start({ check: async () => ({ kind: "proofExpired" }) });
  type(checked.actor, "482913");
  await waitFor(checked.actor, (snapshot) => snapshot.status === "done");
  expect(checked.finish.mock.calls).toEqual([[{ kind: "proofExpired" }]]);
  const sent = start({ send: async () => ({ kind: "proofExpired" }) });
  await waitFor(sent.actor, (snapshot) => snapshot.status === "done");
  expect(sent.finish.mock.calls).toEqual([[{ kind: "proofExpired" }]]);
});
