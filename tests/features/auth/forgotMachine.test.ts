import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor, type InputFrom } from "xstate";
import { forgotMachine, type ForgotAnswer } from "#app/features/auth/forgotMachine.ts";
import { toForgotView } from "#app/features/auth/ForgotPage.tsx";

const email = "amira@example.de";

function start(
  answer: () => Promise<ForgotAnswer> = async () => ({ kind: "sent" }),
  input: Partial<InputFrom<typeof forgotMachine>> = {},
) {
  const send = vi.fn<(of: { email: string }) => Promise<ForgotAnswer>>(answer);
  const actor = createActor(
    forgotMachine.provide({
      actors: { sendLink: fromPromise<ForgotAnswer, { email: string }>(({ input: of }) => send(of)) },
    }),
    { input: { email: "", alert: null, ...input } },
  ).start();
  const submit = (typed: string) => {
    actor.send({ type: "email.changed", email: typed });
    actor.send({ type: "email.submitted" });
  };
  const at = (state: "editing" | "sent") => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, send, submit, at, view: () => toForgotView(actor.getSnapshot()) };
}

const untouched = { email: "", problem: null, alert: null, status: "editing" };

test("it begins with the address that is known (VA-107, VA-108)", () => {
  expect(start().view()).toEqual(untouched);
  expect(start(undefined, { email }).view()).toEqual({ ...untouched, email });
});

test.each([
  ["", "required"],
  [" ", "required"],
  ["amira@example", "invalid"],
] as const)("%j stays at the field and asks nobody (AUTH-97, C-45, VA-109)", (typed, code) => {
  const { actor, send, submit, view } = start();
  submit(typed);
  expect(view()).toEqual({ ...untouched, email: typed, problem: { code } });
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: "email.changed", email });
  expect(view()).toEqual({ ...untouched, email });
});

test("a link that is on its way is said, and stays said (AUTH-98, VA-110, VA-111)", async () => {
  const { actor, send, submit, at, view } = start();
  submit(` ${email} `);
  expect(view()).toEqual({ ...untouched, email: ` ${email} `, status: "sending" });
  actor.send({ type: "email.submitted" });
  await at("sent");
  actor.send({ type: "email.submitted" });
  expect(view()).toEqual({ ...untouched, email: ` ${email} `, status: "sent" });
  expect(send.mock.calls).toEqual([[{ email }]]);
});

test("a bad link that led here is told of until the next try (C-22, VA-113)", async () => {
  const refused = async (): Promise<ForgotAnswer> => ({ kind: "refused", problem: { code: "userNotFound" } });
  const { actor, submit, at, view } = start(refused, { alert: { kind: "missing" } });
  expect(view()).toEqual({ ...untouched, alert: { kind: "missing" } });
  submit("amira");
  expect(view()).toEqual({ ...untouched, email: "amira", problem: { code: "invalid" }, alert: { kind: "missing" } });
  submit(email);
  expect(view()).toEqual({ ...untouched, email, status: "sending" });
  await at("editing");
  expect(view()).toEqual({ ...untouched, email, problem: { code: "userNotFound" } });
  expect(actor.getSnapshot().context.alert).toBeNull();
});

test("without an answer it says so and can be asked again (VA-112)", async () => {
  const { actor, send, submit, at, view } = start(() => Promise.reject(new Error("silence")));
  submit(email);
  await at("editing");
  expect(view()).toEqual({ ...untouched, email, problem: { code: "failed" } });
  actor.send({ type: "email.submitted" });
  expect(send).toHaveBeenCalledTimes(2);
});
