import { expect, test } from "vitest";
import { createDrafts, draftsOf } from "#app/shell/drafts.ts";
import type { SessionChange, SessionListener } from "#app/session/session.ts";

function sessionOf() {
  const listeners = new Set<SessionListener>();
  return {
    onChange: (listener: SessionListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (change: SessionChange) => listeners.forEach((listener) => listener(change, "here")),
  };
}

const draft = { fields: { city: "Erding" }, isPartial: false };

test("a draft outlives a session that the provider ends, for the same person (F8, P15)", () => {
  const session = sessionOf();
  const drafts = createDrafts(session);
  drafts.keep("7301", "profile", draft);
  session.say("lost");
  session.say("started");
  expect(drafts.read("7301", "profile")).toEqual(draft);
});

test("somebody else gets nothing, and the first person gets nothing back afterwards (F8, S7)", () => {
  const drafts = createDrafts(sessionOf());
  drafts.keep("7301", "profile", draft);
  expect(drafts.read("7302", "profile")).toBeNull();
  expect(drafts.read("7301", "profile")).toBeNull();
});

test.each(["signed-out", "replaced"] as const)("nothing is left after %s (S7)", (change) => {
  const session = sessionOf();
  const drafts = createDrafts(session);
  drafts.keep("7301", "profile", draft);
  session.say(change);
  expect(drafts.read("7301", "profile")).toBeNull();
});

test("a draft that was saved or discarded is gone, and one session has one set of drafts", () => {
  const session = sessionOf();
  draftsOf(session).keep("7301", "profile", draft);
  expect(draftsOf(session).read("7301", "profile")).toEqual(draft);
  draftsOf(session).keep("7301", "profile", null);
  expect(draftsOf(session).read("7301", "profile")).toBeNull();
});
