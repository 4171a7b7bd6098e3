import { describe, expect, test } from "vitest";
import { createDrafts, draftsOf } from "#app/shell/drafts.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
const draft = { fields: { city: "Erding" }, isPartial: false };
const newer = { fields: { city: "Freising" }, isPartial: false };

function open() {
  const browser = createBrowser();
  const { session } = browser.openPage();
  session.start(tokens);
  return { session, otherPage: () => browser.openPage().session, draftOf: createDrafts(session) };
}

test("a draft survives a session that the provider ends, for the same user (F8, P15)", () => {
  const { session, draftOf } = open();
  draftOf("7301", "profile").write(draft);
  session.end("lost");
  session.start(tokens);
  expect(draftOf("7301", "profile").read()).toEqual(draft);
});

test("another user gets nothing, and the first user gets nothing back afterwards (F8, S7)", () => {
  const { session, draftOf } = open();
  draftOf("7301", "profile").write(draft);
  session.end("lost");
  session.start(tokens);
  expect(draftOf("7302", "profile").read()).toBeNull();
  session.end("lost");
  session.start(tokens);
  expect(draftOf("7301", "profile").read()).toBeNull();
});

test.each(["signed out", "replaced"] as const)("nothing is left once the user is %s (S7)", (change) => {
  const { session, otherPage, draftOf } = open();
  draftOf("7301", "profile").write(draft);
  if (change === "replaced") otherPage().start(tokens);
  else session.end("signed-out");
  session.id();
  session.start(tokens);
  expect(draftOf("7301", "profile").read()).toBeNull();
});

test("a discarded draft is removed, and one session has one set of drafts", () => {
  const { session } = open();
  draftsOf(session)("7301", "profile").write(draft);
  expect(draftsOf(session)("7301", "profile").read()).toEqual(draft);
  draftsOf(session)("7301", "profile").write(null);
  expect(draftsOf(session)("7301", "profile").read()).toBeNull();
});

describe("a submitted draft", () => {
  test("is removed when done, also if the form was left and opened again", async () => {
    const { draftOf } = open();
    const left = draftOf("7301", "profile");
    left.write(draft);
    await left.sending(async () => {
      expect(draftOf("7301", "profile").read()).toEqual(draft);
    });
    expect(draftOf("7301", "profile").read()).toBeNull();
  });

  test("is stored after a refusal or without a response", async () => {
    const { draftOf } = open();
    const form = draftOf("7301", "profile");
    form.write(draft);
    await form.sending(
      async () => "refused",
      (answer) => answer === "saved",
    );
    await form.sending(() => Promise.reject(new Error("offline"))).catch(() => {});
    expect(form.read()).toEqual(draft);
  });

  test("takes nothing along that was typed meanwhile, in the same form or after it was opened again (F8)", async () => {
    const { draftOf } = open();
    const form = draftOf("7301", "profile");
    form.write(draft);
    await form.sending(async () => draftOf("7301", "profile").write(newer));
    expect(form.read()).toEqual(newer);
  });
});

test("a previous user's drafts neither read, store nor drop anything of the current user (S7)", async () => {
  const { session, draftOf } = open();
  const before = draftOf("7301", "profile");
  before.write(draft);
  await before.sending(async () => {
    session.end("signed-out");
    session.start(tokens);
    draftOf("7302", "profile").write(newer);
    draftOf("7302", "groupNumber").write("0123");
    before.write(draft);
    expect(before.read()).toBeNull();
  });
  expect(draftOf("7302", "profile").read()).toEqual(newer);
  expect(draftOf("7302", "groupNumber").read()).toBe("0123");
});
