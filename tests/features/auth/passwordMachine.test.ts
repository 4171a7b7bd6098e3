import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { PasswordDone } from "#src/model/auth/stepResults.ts";
import { passwordMachine, type PasswordAnswer } from "#app/features/auth/passwordMachine.ts";
import { toPasswordView } from "#app/features/auth/PasswordPage.tsx";
import type { WireId } from "#src/model/reading.ts";

const email = "amira@example.de";
const password = "Vorfeldbus7!";

function start(answer: () => Promise<PasswordAnswer> = async () => ({ kind: "created" }), extraId = "17") {
  const create = vi.fn<(of: { extraId: WireId; password: string }) => Promise<PasswordAnswer>>(answer);
  const finish = vi.fn<(done: PasswordDone) => void>();
  const actor = createActor(
    passwordMachine.provide({
      actors: {
        createPassword: fromPromise<PasswordAnswer, { extraId: WireId; password: string }>(({ input }) =>
          create(input),
        ),
      },
      actions: { finish: (_, done) => finish(done) },
    }),
    { input: { email, extraId } },
  ).start();
  const submit = (typed: string) => {
    actor.send({ type: "password.changed", password: typed });
    actor.send({ type: "password.submitted" });
  };
  const isEditing = () => waitFor(actor, (snapshot) => snapshot.matches("editing"));
  const isDone = () => waitFor(actor, (snapshot) => snapshot.status === "done");
  return { actor, create, finish, submit, isEditing, isDone, view: () => toPasswordView(actor.getSnapshot()) };
}

const untouched = { email, password: "", problem: null, showsUnmet: false, status: "editing" };

test("it begins empty, with no rule called broken yet (VA-069)", () => expect(start().view()).toEqual(untouched));

test.each([
  ["", "all four rules open"],
  ["Bus7!", "AUTH-78"],
  ["Vorfeldbus!", "AUTH-79"],
  ["vorfeldbus7!", "AUTH-80"],
  ["Vorfeldbus7", "AUTH-81"],
])("%j is not sent; the rules that are open are shown (AUTH-82, VA-074; %s)", (typed) => {
  const { create, submit, view } = start();
  submit(typed);
  expect(view()).toEqual({ ...untouched, password: typed, showsUnmet: true });
  expect(create).not.toHaveBeenCalled();
});

test("a good one is created once, and no copy of it is kept (AUTH-86, F6)", async () => {
  const { actor, create, finish, submit, view, isDone } = start();
  submit(password);
  expect(view()).toEqual({ ...untouched, password, status: "saving" });
  submit("Anderes8?");
  await isDone();
  expect(create.mock.calls).toEqual([[{ extraId: "17", password }]]);
  expect(finish.mock.calls).toEqual([[{ kind: "created" }]]);
  expect(actor.getSnapshot().context.password).toBe("");
});

test("a proof that is gone ends the step; the password is forgotten then too (AUTH-84)", async () => {
  const { actor, finish, submit, isDone } = start(async () => ({ kind: "proofExpired" }));
  submit(password);
  await isDone();
  expect(finish.mock.calls).toEqual([[{ kind: "proofExpired" }]]);
  expect(actor.getSnapshot().context.password).toBe("");
});

test("without an account to give it to nothing is sent, and it says so (MSG-03, C-08)", () => {
  const { create, submit, view } = start(undefined, "");
  submit(password);
  expect(view()).toEqual({ ...untouched, password, problem: { code: "noAccount" } });
  expect(create).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<PasswordAnswer>, object]>([
  [
    "the words of the provider",
    async () => ({ kind: "refused", problem: { message: "Zu oft" } }),
    { message: "Zu oft" },
  ],
  [
    "a refusal without words",
    async () => ({ kind: "refused", problem: { code: "notCreated" } }),
    { code: "notCreated" },
  ],
  ["no answer", () => Promise.reject(new Error("silence")), { code: "notCreated" }],
])("%s: what was typed stays and can be sent again (AUTH-76, AUTH-77, VA-076)", async (_, answer, problem) => {
  const { actor, create, submit, view, isEditing } = start(answer);
  submit(password);
  await isEditing();
  expect(view()).toEqual({ ...untouched, password, problem });
  actor.send({ type: "password.submitted" });
  expect(view()).toEqual({ ...untouched, password, status: "saving" });
  expect(create).toHaveBeenCalledTimes(2);
});

test("typing takes the text away", async () => {
  const { actor, submit, view, isEditing } = start(async () => ({ kind: "refused", problem: { code: "notCreated" } }));
  submit(password);
  await isEditing();
  actor.send({ type: "password.changed", password: `${password}!` });
  expect(view()).toEqual({ ...untouched, password: `${password}!` });
});
