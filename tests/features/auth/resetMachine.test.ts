import { expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import type { ResetDone } from "#src/model/auth/stepResults.ts";
import { resetMachine, type LinkCheck, type ResetAnswer } from "#app/features/auth/resetMachine.ts";
import { toResetView } from "#app/features/auth/ResetPage.tsx";

const email = "amira@example.de";
const password = "Vorfeldbus8!";
const silence = () => Promise.reject(new Error("silence"));

function start(
  answers: { check?: (of: { token: string }) => Promise<LinkCheck>; save?: () => Promise<ResetAnswer> } = {},
  token = "reset-link",
) {
  const clock = new SimulatedClock();
  const check = vi.fn<(of: { token: string }) => Promise<LinkCheck>>(
    answers.check ?? (async ({ token: checked }): Promise<LinkCheck> => ({ kind: "valid", email, token: checked })),
  );
  const save = vi.fn<(of: { token: string; password: string }) => Promise<ResetAnswer>>(
    answers.save ?? (async (): Promise<ResetAnswer> => ({ kind: "saved" })),
  );
  const finish = vi.fn<(done: ResetDone) => void>();
  const actor = createActor(
    resetMachine.provide({
      actors: {
        checkLink: fromPromise<LinkCheck, { token: string }>(({ input }) => check(input)),
        savePassword: fromPromise<ResetAnswer, { token: string; password: string }>(({ input }) => save(input)),
      },
      actions: { finish: (_, done) => finish(done) },
    }),
    { clock, input: { token } },
  ).start();
  const at = (state: "editing" | "saved" | "left") => waitFor(actor, (snapshot) => snapshot.matches(state));
  const type = (first: string, second: string) => {
    actor.send({ type: "password.changed", password: first });
    actor.send({ type: "confirmation.changed", confirmation: second });
  };
  const submit = () => actor.send({ type: "password.submitted" });
  return { actor, clock, check, save, finish, at, type, submit, view: () => toResetView(actor.getSnapshot()) };
}

const empty = { password: "", confirmation: "", problem: null, showsUnmet: false, differs: false };

test("the link is checked before the form can be used (AUTH-100, VA-116, VA-118)", async () => {
  const { check, save, at, type, submit, view } = start();
  expect(view()).toEqual({ ...empty, email: "", status: "checking" });
  type(password, password);
  submit();
  await at("editing");
  expect(view()).toEqual({ ...empty, email, status: "editing" });
  expect(check.mock.calls).toEqual([[{ token: "reset-link" }]]);
  expect(save).not.toHaveBeenCalled();
});

test("a page without a link waits for half a second and then says that it is missing (ROUTE-23, ROUTE-24, C-74, VA-117)", () => {
  const { actor, clock, check, finish, view } = start({}, "");
  expect(view()).toEqual({ ...empty, email: "", status: "checking" });
  clock.increment(499);
  expect(actor.getSnapshot().status).toBe("active");
  clock.increment(1);
  expect(finish.mock.calls).toEqual([[{ kind: "badLink", alert: { kind: "missing" }, email: "" }]]);
  expect(check).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<LinkCheck>, object]>([
  ["a refused link", async () => ({ kind: "invalid", message: null }), { kind: "invalid", message: null }],
  [
    "a refused link, with words",
    async () => ({ kind: "invalid", message: "Alt" }),
    { kind: "invalid", message: "Alt" },
  ],
  ["a link that could not be checked", silence, { kind: "unchecked" }],
])("%s ends it at once (ROUTE-25, AUTH-103, AUTH-104, C-21)", async (_, check, alert) => {
  const { clock, finish, at } = start({ check });
  await at("left");
  expect(clock.now()).toBe(0);
  expect(finish.mock.calls).toEqual([[{ kind: "badLink", alert, email: "" }]]);
});

test.each([
  ["too weak", "vorfeldbus", "vorfeldbus", { showsUnmet: true, differs: false }],
  ["confirmed differently", password, "Vorfeldbus9!", { showsUnmet: true, differs: true }],
  ["not confirmed", password, "", { showsUnmet: true, differs: true }],
])("a password that is %s is not sent (AUTH-101, AUTH-102)", async (_, first, second, shown) => {
  const { save, at, type, submit, view } = start();
  await at("editing");
  type(first, second);
  submit();
  expect(view()).toEqual({ ...empty, email, status: "editing", password: first, confirmation: second, ...shown });
  expect(save).not.toHaveBeenCalled();
});

test("that they differ is said when the confirmation is left, and from then on while typing (AUTH-102, VA-120)", async () => {
  const { actor, at, type, view } = start();
  await at("editing");
  actor.send({ type: "confirmation.left" });
  type(password, "Vor");
  expect(view().differs).toBe(false);
  actor.send({ type: "confirmation.left" });
  expect(view().differs).toBe(true);
  actor.send({ type: "confirmation.changed", confirmation: password });
  expect(view().differs).toBe(false);
  actor.send({ type: "password.changed", password: "Anderes8?" });
  expect(view().differs).toBe(true);
});

test("a new password is saved once and not kept, and the entry follows when it is asked for (AUTH-106, C-77, VA-122)", async () => {
  const { actor, save, finish, at, type, submit, view } = start();
  await at("editing");
  type(password, password);
  submit();
  submit();
  expect(view()).toEqual({ ...empty, email, status: "saving", password, confirmation: password });
  await at("saved");
  expect(view()).toEqual({ ...empty, email, status: "saved" });
  expect(save.mock.calls).toEqual([[{ token: "reset-link", password }]]);
  actor.send({ type: "signIn.requested" });
  expect(finish.mock.calls).toEqual([[{ kind: "done", email }]]);
});

test.each<[string, () => Promise<ResetAnswer>, object]>([
  ["words of the provider", async () => ({ kind: "refused", problem: { message: "Alt" } }), { message: "Alt" }],
  ["a refusal without words", async () => ({ kind: "refused", problem: { code: "failed" } }), { code: "failed" }],
  ["no answer", silence, { code: "failed" }],
])("%s: the form stays as it was and says why until the next try (AUTH-105, VA-123)", async (_, save, problem) => {
  const { actor, at, type, submit, view } = start({ save });
  await at("editing");
  type(password, password);
  submit();
  await at("editing");
  expect(view()).toEqual({ ...empty, email, status: "editing", password, confirmation: password, problem });
  submit();
  expect(view()).toEqual({ ...empty, email, status: "saving", password, confirmation: password });
  await at("editing");
  actor.send({ type: "password.changed", password: "Neu" });
  expect(view().problem).toBeNull();
});

test("after a refusal a new link can be asked for, for the same account (VA-123)", async () => {
  const { actor, finish, at, type, submit } = start({ save: silence });
  await at("editing");
  type(password, password);
  submit();
  actor.send({ type: "link.requested" });
  expect(actor.getSnapshot().status).toBe("active");
  await at("editing");
  actor.send({ type: "link.requested" });
  expect(finish.mock.calls).toEqual([[{ kind: "badLink", alert: null, email }]]);
});
