import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { signInMachine, type SignInAnswer } from "#app/features/auth/signInMachine.ts";
import { toSignInView } from "#app/features/auth/SignInPage.tsx";

const email = "amira@example.de";

function start(answer: () => Promise<SignInAnswer>) {
  const signIn = vi.fn<(of: { email: string; password: string }) => Promise<SignInAnswer>>(answer);
  const finish = vi.fn<() => void>();
  const actor = createActor(
    signInMachine.provide({
      actors: { signIn: fromPromise<SignInAnswer, { email: string; password: string }>(({ input }) => signIn(input)) },
      actions: { finish: () => finish() },
    }),
    { input: { email } },
  ).start();
  return { actor, signIn, finish, view: () => toSignInView(actor.getSnapshot()) };
}

function submit(actor: ReturnType<typeof start>["actor"], password: string) {
  actor.send({ type: "password.changed", password });
  actor.send({ type: "signIn.submitted" });
}

test("an empty password cannot be submitted (AUTH-88)", () => {
  const { actor, signIn, view } = start(async () => ({ kind: "accepted" }));
  actor.send({ type: "signIn.submitted" });
  expect(view()).toEqual({ email, password: "", problem: null, status: "editing" });
  expect(signIn).not.toHaveBeenCalled();
});

test("the right password finishes, and the machine keeps no copy of it (AUTH-89)", async () => {
  const { actor, signIn, finish, view } = start(async () => ({ kind: "accepted" }));
  submit(actor, "Vorfeldbus7!");
  expect(view()).toMatchObject({ status: "signingIn" });
  await waitFor(actor, (snapshot) => snapshot.status === "done");
  expect(signIn.mock.calls).toEqual([[{ email, password: "Vorfeldbus7!" }]]);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context.password).toBe("");
});

test.each([
  ["refused", async (): Promise<SignInAnswer> => ({ kind: "refused" }), "refused"],
  ["broken", async (): Promise<SignInAnswer> => ({ kind: "unexpected" }), "unexpected"],
  ["silent", () => Promise.reject<SignInAnswer>(new Error("silence")), "unexpected"],
] as const)(
  "a %s answer keeps what was typed and says why until the next try (AUTH-91, AUTH-92, C-49)",
  async (_, answer, problem) => {
    const { actor, view } = start(answer);
    submit(actor, "falsch");
    await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(view()).toEqual({ email, password: "falsch", problem, status: "editing" });
    actor.send({ type: "signIn.submitted" });
    expect(view()).toEqual({ email, password: "falsch", problem: null, status: "signingIn" });
  },
);

test("a second click while the first is under way is nothing (F6)", () => {
  const { actor, signIn } = start(() => new Promise(() => {}));
  submit(actor, "Vorfeldbus7!");
  actor.send({ type: "signIn.submitted" });
  expect(signIn).toHaveBeenCalledTimes(1);
});
