import { expect, test, vi } from "vitest";
import { createEntryDraft } from "#app/features/auth/entryDraft.ts";

const email = "amira@example.de";
const untouched = { status: "editing", problem: null, alert: null, google: { kind: "ready", problem: null } };

test("the machine hears what was typed and pressed before it was there, then all that follows until it is drawn", () => {
  const draft = createEntryDraft("");
  const machine = vi.fn();
  draft.send({ type: "email.changed", email });
  expect(draft.isSubmitted()).toBe(false);
  draft.send({ type: "email.submitted" });
  expect(draft.isSubmitted()).toBe(true);
  expect(draft.getView()).toEqual({ ...untouched, email, status: "checking" });
  draft.handOver(machine);
  draft.send({ type: "email.changed", email: "" });
  expect(machine.mock.calls).toEqual([
    [{ type: "email.changed", email }],
    [{ type: "email.submitted" }],
    [{ type: "email.changed", email: "" }],
  ]);
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
  const machine = vi.fn();
  draft.handOver(machine);
  expect(machine).toHaveBeenLastCalledWith(pressed);
  draft.fail();
  expect(draft.getView()).toEqual({ ...untouched, email, google: { kind: "ready", problem: "failed" } });
  expect(draft.isSubmitted()).toBe(false);
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
