import { expect, test, vi } from "vitest";
import { createEntryDraft } from "#app/features/auth/entryDraft.ts";

const email = "amira@example.de";
const untouched = { status: "editing", problem: null, alert: null, google: { kind: "ready", problem: null } };

test("what is typed and submitted before the machine is there is what the machine begins with", () => {
  const draft = createEntryDraft("");
  draft.send({ type: "email.changed", email });
  expect(draft.taken()).toEqual({ email, submitted: null });
  draft.send({ type: "email.submitted" });
  expect(draft.getView()).toEqual({ ...untouched, email, status: "checking" });
  expect(draft.taken()).toEqual({ email, submitted: { type: "email.submitted" } });
});

test("between the machine's start and its first drawing no event is lost", () => {
  const draft = createEntryDraft(email);
  const machine = vi.fn();
  draft.handOver(machine);
  draft.send({ type: "email.submitted" });
  expect(machine.mock.calls).toEqual([[{ type: "email.submitted" }]]);
});

test("a machine that does not arrive says so beside the field, and only to who was waiting (VA-024)", () => {
  const draft = createEntryDraft(email);
  draft.fail();
  expect(draft.getView()).toEqual({ ...untouched, email });
  draft.send({ type: "email.submitted" });
  draft.fail();
  expect(draft.getView()).toEqual({ ...untouched, email, problem: "unableToCheck" });
});

test("Google can be pressed before the machine is there, and is free again when it does not arrive (VA-029, VA-030)", () => {
  const draft = createEntryDraft(email);
  const pressed = { type: "google.requested", mode: "signUp" } as const;
  draft.send(pressed);
  expect(draft.getView()).toEqual({ ...untouched, email, google: { kind: "busy" } });
  expect(draft.taken()).toEqual({ email, submitted: pressed });
  draft.fail();
  expect(draft.getView()).toEqual({ ...untouched, email, google: { kind: "ready", problem: "failed" } });
  expect(draft.taken().submitted).toBeNull();
});

test("whoever listens hears of every change until they stop listening", () => {
  const draft = createEntryDraft("");
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.send({ type: "email.changed", email });
  stop();
  draft.send({ type: "email.submitted" });
  expect(listener).toHaveBeenCalledTimes(1);
});
