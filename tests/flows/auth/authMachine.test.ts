import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { authMachine, type AuthInput } from "#app/flows/auth/authMachine.ts";
import { codeVerificationMachine, type CodeCheck, type CodeSend } from "#app/flows/auth/codeVerificationMachine.ts";
import { entryMachine, type EmailCheck } from "#app/flows/auth/entryMachine.ts";
import { signInMachine, type SignInAnswer } from "#app/flows/auth/signInMachine.ts";

const email = "amira@example.de";
const answer = <Value, Input>(value: Value) => fromPromise<Value, Input>(async () => value);

function start(kind: "verified" | "unverified", input: Partial<AuthInput> = {}) {
  const keepPending = vi.fn();
  const dropPending = vi.fn();
  const keepProof = vi.fn();
  const actor = createActor(
    authMachine.provide({
      actors: {
        entry: entryMachine.provide({
          actors: { checkEmail: answer<EmailCheck, { email: string }>({ kind, extraId: "17" }) },
        }),
        codeVerification: codeVerificationMachine.provide({
          actors: {
            checkCode: answer<CodeCheck, { recipient: string; code: string }>({ kind: "accepted", token: "proof" }),
            sendCode: answer<CodeSend, { recipient: string; automatic: boolean }>({ kind: "sent" }),
          },
        }),
        signIn: signInMachine.provide({
          actors: { signIn: answer<SignInAnswer, { email: string; password: string }>({ kind: "accepted" }) },
        }),
      },
      actions: {
        keepPending: (_, { done }) => keepPending(done),
        dropPending: () => dropPending(),
        keepProof: (_, proof) => keepProof(proof),
      },
    }),
    {
      input: {
        start: "entry",
        email: "",
        extraId: "",
        isSubmitted: false,
        lastSendTo: () => null,
        now: Date.now,
        ...input,
      },
    },
  ).start();
  const at = (step: "entry" | "emailCode" | "phone" | "signIn" | "signedIn") =>
    waitFor(actor, (snapshot) => snapshot.matches(step));
  const enter = () => {
    actor.getSnapshot().children.entry?.send({ type: "email.changed", email });
    actor.getSnapshot().children.entry?.send({ type: "email.submitted" });
  };
  return { actor, at, enter, keepPending, dropPending, keepProof };
}

test("a known address goes on to the password, kept for a reload (AUTH-15, AUTH-16)", async () => {
  const { at, enter, keepPending } = start("verified");
  enter();
  await at("signIn");
  expect(keepPending.mock.calls).toEqual([[{ kind: "verified", email, extraId: "17" }]]);
});

test("the password finishes the way in and forgets who was on it (AUTH-89, C-35)", async () => {
  const { actor, at, dropPending } = start("verified", { start: "signIn", email });
  actor.getSnapshot().children.signIn?.send({ type: "password.changed", password: "Vorfeldbus7!" });
  actor.getSnapshot().children.signIn?.send({ type: "signIn.submitted" });
  await at("signedIn");
  expect(dropPending).toHaveBeenCalledTimes(1);
});

test("a new address goes through its code to the phone, with the proof kept (AUTH-17, AUTH-41, AUTH-42)", async () => {
  const { actor, at, enter, keepProof } = start("unverified");
  enter();
  await at("emailCode");
  actor.getSnapshot().children.emailCode?.send({ type: "code.changed", code: "482913" });
  actor.getSnapshot().children.emailCode?.send({ type: "code.completed" });
  await at("phone");
  expect(keepProof.mock.calls).toEqual([[{ kind: "accepted", token: "proof" }]]);
});

test.each(["emailCode", "signIn", "phone"] as const)(
  "back from %s leads to the entry with the address still there (ROUTE-44, ROUTE-45, ROUTE-48)",
  async (step) => {
    const { actor, at, dropPending } = start("verified", { start: step, email });
    await at(step);
    actor.send({ type: "back.requested" });
    await at("entry");
    expect(actor.getSnapshot().children.entry?.getSnapshot().context.email).toBe(email);
    expect(dropPending).toHaveBeenCalledTimes(1);
  },
);

test("after a reload the code step asks for no second code within the wait (C-09, C-32)", async () => {
  const { actor, at } = start("unverified", {
    start: "emailCode",
    email,
    now: () => 30_000,
    lastSendTo: (recipient) => (recipient === email ? { sentAt: 0, seconds: 60 } : null),
  });
  await at("emailCode");
  expect(actor.getSnapshot().children.emailCode?.getSnapshot().context).toMatchObject({
    secondsLeft: 30,
    sendProblem: null,
  });
});
