import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { entryMachine, type EmailCheck } from "#app/flows/auth/entryMachine.ts";
import { toEntryView } from "#app/flows/auth/entryView.ts";

function start(answer: () => Promise<EmailCheck>, input = { email: "", isSubmitted: false }) {
  const check = vi.fn<(of: { email: string }) => Promise<EmailCheck>>(answer);
  const actor = createActor(
    entryMachine.provide({
      actors: { checkEmail: fromPromise<EmailCheck, { email: string }>(({ input: of }) => check(of)) },
    }),
    { input },
  ).start();
  return { actor, check, view: () => toEntryView(actor.getSnapshot()) };
}

function submit(actor: ReturnType<typeof start>["actor"], email: string) {
  actor.send({ type: "email.changed", email });
  actor.send({ type: "email.submitted" });
}

const known = async (): Promise<EmailCheck> => ({ kind: "verified", extraId: "17" });

test.each([
  ["", "required"],
  ["   ", "required"],
  ["amira", "invalid"],
  ["amira@example", "invalid"],
] as const)("%j stays at the field, without a call (AUTH-12, AUTH-13)", (email, problem) => {
  const { actor, check, view } = start(known);
  submit(actor, email);
  expect(view()).toEqual({ email, status: "editing", problem });
  expect(check).not.toHaveBeenCalled();
});

test("typing takes the text away (VA-019)", () => {
  const { actor, view } = start(known);
  submit(actor, "amira");
  actor.send({ type: "email.changed", email: "amira@" });
  expect(view()).toEqual({ email: "amira@", status: "editing", problem: null });
});

test("a good address is checked, trimmed, and shows that it is (AUTH-14, C-57, VA-020)", () => {
  const { actor, check, view } = start(known);
  submit(actor, " Amira@example.de ");
  expect(view()).toEqual({ email: " Amira@example.de ", status: "checking", problem: null });
  expect(check.mock.calls).toEqual([[{ email: "Amira@example.de" }]]);
});

test.each(["verified", "unverified"] as const)(
  "an address that is %s finishes with what is known (AUTH-15, AUTH-17)",
  async (kind) => {
    const { actor } = start(async () => ({ kind, extraId: "17" }));
    submit(actor, "amira@example.de");
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect(actor.getSnapshot().output).toEqual({ kind, email: "amira@example.de", extraId: "17" });
  },
);

test.each([
  ["no account", async (): Promise<EmailCheck> => ({ kind: "noAccount" }), "noAccount"],
  ["any other answer", async (): Promise<EmailCheck> => ({ kind: "unclear" }), "unableToCheck"],
  ["no answer at all", () => Promise.reject<EmailCheck>(new Error("silence")), "unableToCheck"],
] as const)("%s stays here and keeps the address (AUTH-18, AUTH-19, AUTH-20, AUTH-21)", async (_, answer, problem) => {
  const { actor, view } = start(answer);
  submit(actor, "amira@example.de");
  await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
  expect(view()).toEqual({ email: "amira@example.de", status: "editing", problem });
});

test("what was submitted before the machine was there is checked at once", () => {
  const { check } = start(known, { email: "amira@example.de", isSubmitted: true });
  expect(check).toHaveBeenCalledTimes(1);
});
