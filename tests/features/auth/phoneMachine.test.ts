import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { CodeSend, PhoneDone } from "#src/model/auth/stepResults.ts";
import { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { toPhoneView } from "#app/features/auth/PhonePage.tsx";

const phone = "+49 (151) 2345-6789";

function start(answer: () => Promise<CodeSend> = async () => ({ kind: "sent" }), known = "") {
  const send = vi.fn<(of: { phone: string }) => Promise<CodeSend>>(answer);
  const finish = vi.fn<(done: PhoneDone) => void>();
  const actor = createActor(
    phoneMachine.provide({
      actors: { sendCode: fromPromise<CodeSend, { phone: string }>(({ input }) => send(input)) },
      actions: { finish: (_, done) => finish(done) },
    }),
    { input: { phone: known, person: null } },
  ).start();
  const submit = (typed: string) => {
    actor.send({ type: "phone.changed", phone: typed });
    actor.send({ type: "phone.submitted" });
  };
  const isEditing = () => waitFor(actor, (snapshot) => snapshot.matches("editing"));
  const isDone = () => waitFor(actor, (snapshot) => snapshot.status === "done");
  return { actor, send, finish, submit, isEditing, isDone, view: () => toPhoneView(actor.getSnapshot()) };
}

test("it begins with the number that is known (AUTH-43, VA-050, VA-051)", () => {
  expect(start().view()).toEqual({ phone: "", person: null, problem: null, status: "editing" });
  expect(start(undefined, phone).view()).toEqual({ phone, person: null, problem: null, status: "editing" });
});

test.each([
  ["", "required"],
  ["  ", "required"],
  ["0151/2345", "invalid"],
  ["49+151", "invalid"],
  ["null eins", "invalid"],
  ["( - )", "invalid"],
] as const)("%j stays at the field and sends nothing (AUTH-44, AUTH-45)", (typed, code) => {
  const { send, submit, view } = start();
  submit(typed);
  expect(view()).toEqual({ phone: typed, person: null, problem: { code }, status: "editing" });
  expect(send).not.toHaveBeenCalled();
});

test("typing takes the text away (VA-052)", () => {
  const { actor, submit, view } = start();
  submit("x");
  actor.send({ type: "phone.changed", phone: "0" });
  expect(view()).toEqual({ phone: "0", person: null, problem: null, status: "editing" });
});

test("a good number is sent without the blanks around it, and the step is over with it (AUTH-46, C-32)", async () => {
  const { send, finish, submit, view, isDone } = start();
  submit(`  ${phone} `);
  expect(view()).toEqual({ phone: `  ${phone} `, person: null, problem: null, status: "sending" });
  await isDone();
  expect(send.mock.calls).toEqual([[{ phone }]]);
  expect(finish.mock.calls).toEqual([[{ kind: "sent", phone }]]);
});

test("a number that got a code a moment ago goes on to that code (C-31, C-32)", async () => {
  const { finish, submit, isDone } = start(async () => ({ kind: "tooEarly", seconds: 137 }));
  submit(phone);
  await isDone();
  expect(finish.mock.calls).toEqual([[{ kind: "sent", phone }]]);
});

test("a proof that is missing or gone ends the step, with the number kept (AUTH-53, AUTH-54)", async () => {
  const { finish, submit, isDone } = start(async () => ({ kind: "proofExpired" }));
  submit(phone);
  await isDone();
  expect(finish.mock.calls).toEqual([[{ kind: "proofExpired", phone }]]);
});

test.each<[string, () => Promise<CodeSend>, object]>([
  [
    "the words of the provider",
    async () => ({ kind: "refused", problem: { message: "Kein Netz" } }),
    { message: "Kein Netz" },
  ],
  [
    "a refusal without words",
    async () => ({ kind: "refused", problem: { code: "sendFailed" } }),
    { code: "sendFailed" },
  ],
  [
    "a refusal that belongs to the code",
    async () => ({ kind: "refused", problem: { code: "wait" } }),
    { code: "sendFailed" },
  ],
  ["no answer", () => Promise.reject(new Error("silence")), { code: "sendFailed" }],
])("%s: the number stays and can be sent again (AUTH-76, AUTH-77, VA-056)", async (_, answer, problem) => {
  const { actor, send, submit, view, isEditing } = start(answer);
  submit(phone);
  await isEditing();
  expect(view()).toEqual({ phone, person: null, problem, status: "editing" });
  actor.send({ type: "phone.submitted" });
  expect(view()).toEqual({ phone, person: null, problem: null, status: "sending" });
  expect(send).toHaveBeenCalledTimes(2);
});

test("a second click while the SMS is on its way is nothing, and the number is locked (F6, VA-055)", () => {
  const { actor, send, submit, view } = start(() => new Promise(() => {}));
  submit(phone);
  submit("0171");
  actor.send({ type: "phone.submitted" });
  expect(view()).toEqual({ phone, person: null, problem: null, status: "sending" });
  expect(send).toHaveBeenCalledTimes(1);
});
