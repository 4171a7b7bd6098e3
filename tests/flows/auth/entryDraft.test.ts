import { expect, test, vi } from "vitest";
import { createEntryDraft } from "#app/flows/auth/entryDraft.ts";

const email = "amira@example.de";

test("what is typed and submitted before the machine is there is what the machine begins with", () => {
  const draft = createEntryDraft("");
  draft.send({ type: "email.changed", email });
  expect(draft.taken()).toEqual({ email, isSubmitted: false });
  draft.send({ type: "email.submitted" });
  expect(draft.getView()).toEqual({ email, status: "checking", problem: null });
  expect(draft.taken()).toEqual({ email, isSubmitted: true });
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
  expect(draft.getView()).toEqual({ email, status: "editing", problem: null });
  draft.send({ type: "email.submitted" });
  draft.fail();
  expect(draft.getView()).toEqual({ email, status: "editing", problem: "unableToCheck" });
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
