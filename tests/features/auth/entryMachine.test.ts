import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { EntryDone } from "#src/model/auth/stepResults.ts";
import { toEntryView } from "#app/features/auth/entryApi.ts";
import {
  entryMachine,
  type EmailCheck,
  type EntryInput,
  type GoogleAnswer,
  type GoogleMode,
} from "#app/features/auth/entryMachine.ts";

const email = "amira@example.de";
const silence = () => Promise.reject(new Error("silence"));
const known = async (): Promise<EmailCheck> => ({ kind: "verified", extraId: "17" });
const profile = { name: "Amira Okonkwo", email, picture: "https://pictures.example/amira" };

function start(
  answers: { check?: () => Promise<EmailCheck>; google?: () => Promise<GoogleAnswer> } = {},
  input: Partial<EntryInput> = {},
) {
  const check = vi.fn<(of: { email: string }) => Promise<EmailCheck>>(answers.check ?? known);
  const google = vi.fn<(of: { mode: GoogleMode }) => Promise<GoogleAnswer>>(answers.google ?? silence);
  const finish = vi.fn<(done: EntryDone) => void>();
  const actor = createActor(
    entryMachine.provide({
      actors: {
        checkEmail: fromPromise<EmailCheck, { email: string }>(({ input: of }) => check(of)),
        chooseAccount: fromPromise<GoogleAnswer, { mode: GoogleMode }>(({ input: of }) => google(of)),
      },
      actions: { finish: (_, done) => finish(done) },
    }),
    { input: { email: "", alert: null, ...input } },
  ).start();
  const isEditing = () => waitFor(actor, (snapshot) => snapshot.matches("editing"));
  const isDone = () => waitFor(actor, (snapshot) => snapshot.status === "done");
  return { actor, check, google, finish, isEditing, isDone, view: () => toEntryView(actor.getSnapshot()) };
}

const untouched = { status: "editing", problem: null, alert: null, google: { kind: "ready", problem: null } };

function submit(actor: ReturnType<typeof start>["actor"], typed: string) {
  actor.send({ type: "email.changed", email: typed });
  actor.send({ type: "email.submitted" });
}

test.each([
  ["", "required"],
  ["   ", "required"],
  ["amira", "invalid"],
  ["amira@example", "invalid"],
] as const)("%j stays at the field, without a call (AUTH-12, AUTH-13)", (typed, problem) => {
  const { actor, check, view } = start();
  submit(actor, typed);
  expect(view()).toEqual({ ...untouched, email: typed, problem });
  expect(check).not.toHaveBeenCalled();
});

test("typing takes the text away (VA-019)", () => {
  const { actor, view } = start();
  submit(actor, "amira");
  actor.send({ type: "email.changed", email: "amira@" });
  expect(view()).toEqual({ ...untouched, email: "amira@" });
});

test("a good address is checked, trimmed, and shows that it is (AUTH-14, C-57, VA-020)", () => {
  const { actor, check, view } = start();
  submit(actor, " Amira@example.de ");
  expect(view()).toEqual({ ...untouched, email: " Amira@example.de ", status: "checking" });
  expect(check.mock.calls).toEqual([[{ email: "Amira@example.de" }]]);
});

test.each(["verified", "unverified"] as const)(
  "an address that is %s finishes with what is known (AUTH-15, AUTH-17)",
  async (kind) => {
    const { actor, finish, isDone } = start({ check: async () => ({ kind, extraId: "17" }) });
    submit(actor, email);
    await isDone();
    expect(finish.mock.calls).toEqual([[{ kind, email, extraId: "17" }]]);
  },
);

test.each([
  ["no account", async (): Promise<EmailCheck> => ({ kind: "noAccount" }), "noAccount"],
  ["any other answer", async (): Promise<EmailCheck> => ({ kind: "unclear" }), "unableToCheck"],
  ["no answer at all", silence, "unableToCheck"],
] as const)("%s stays here and keeps the address (AUTH-18, AUTH-19, AUTH-20, AUTH-21)", async (_, check, problem) => {
  const { actor, view, isEditing } = start({ check });
  submit(actor, email);
  await isEditing();
  expect(view()).toEqual({ ...untouched, email, problem });
});

test("a second click while the first is under way is nothing (F6)", () => {
  const { actor, check, google } = start({ check: () => new Promise(() => {}) });
  submit(actor, email);
  actor.send({ type: "email.submitted" });
  actor.send({ type: "google.requested", mode: "signIn" });
  expect([check.mock.calls.length, google.mock.calls.length]).toEqual([1, 0]);
});

test("what brought a person here is said until the next try (VA-025, C-22)", async () => {
  const alert = { kind: "invitationExpired", message: "Der Link ist abgelaufen." } as const;
  const { actor, view, isEditing } = start({ check: async () => ({ kind: "noAccount" }) }, { email, alert });
  expect(view()).toEqual({ ...untouched, email, alert });
  actor.send({ type: "email.submitted" });
  expect(view()).toEqual({ ...untouched, email, status: "checking" });
  await isEditing();
  expect(view()).toEqual({ ...untouched, email, problem: "noAccount" });
});

test("what was said before is taken back while Google is asked (VA-025, VA-029)", () => {
  const alert = { kind: "invitationExpired", message: "Der Link ist abgelaufen." } as const;
  const { actor, view } = start({ google: () => new Promise(() => {}) }, { alert });
  submit(actor, "amira");
  expect(view()).toMatchObject({ alert, problem: "invalid" });
  actor.send({ type: "google.requested", mode: "signIn" });
  expect(view()).toEqual({ ...untouched, email: "amira", google: { kind: "busy" } });
});

test("while Google is asked everything else waits (VA-029)", () => {
  const { actor, google, view } = start({ google: () => new Promise(() => {}) }, { email });
  actor.send({ type: "google.requested", mode: "signUp" });
  expect(view()).toEqual({ ...untouched, email, google: { kind: "busy" } });
  actor.send({ type: "email.submitted" });
  actor.send({ type: "google.requested", mode: "signUp" });
  expect(google.mock.calls).toEqual([[{ mode: "signUp" }]]);
});

test.each<[string, () => Promise<GoogleAnswer>, object]>([
  ["closed", async () => ({ kind: "cancelled" }), { google: { kind: "ready", problem: "cancelled" } }],
  ["silent", silence, { google: { kind: "ready", problem: "failed" } }],
  ["not known to the provider", async () => ({ kind: "unclear", email }), { email, problem: "unableToCheck" }],
])("a Google window that is %s leaves the person at the entry (VA-030)", async (_, google, shown) => {
  const { actor, view, isEditing } = start({ google }, { email: "typed@example.de" });
  actor.send({ type: "google.requested", mode: "signIn" });
  await isEditing();
  expect(view()).toEqual({ ...untouched, email: "typed@example.de", ...shown });
});

test("signing in with the Google address of an account stops here, with the address filled in (AUTH-24, VA-031)", async () => {
  const { actor, view, isEditing } = start({ google: async () => ({ kind: "existing", email }) });
  actor.send({ type: "google.requested", mode: "signIn" });
  await isEditing();
  expect(view()).toEqual({ ...untouched, email, alert: { kind: "googleKnown", message: null } });
});

test.each<GoogleAnswer>([{ kind: "google", email, extraId: "17", profile }, { kind: "signedIn" }])(
  "what Google and the provider know finishes the entry: %j (AUTH-25, AUTH-26, C-07)",
  async (answer) => {
    const { actor, finish, isDone } = start({ google: async () => answer });
    actor.send({ type: "google.requested", mode: "signIn" });
    await isDone();
    expect(finish.mock.calls).toEqual([[answer]]);
  },
);
