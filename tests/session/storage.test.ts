import { describe, expect, test } from "vitest";
import { readDashboardCards } from "#app/session/dashboardCards.ts";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { createSession } from "#app/session/session.ts";
import { createStore, type Area } from "#app/session/storage.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { readResumeState } from "#app/session/resumeState.ts";
import { createArea } from "#tests/session/stubs.ts";

const refuse = (): never => {
  throw new DOMException("denied", "SecurityError");
};
const noTabs = { listen: () => () => undefined };

const AREAS: [what: string, open: () => Area][] = [
  ["switched off", refuse],
  ["full", () => ({ ...createArea(), setItem: refuse })],
  ["read-only", () => ({ ...createArea(), setItem: refuse, removeItem: refuse })],
];

test.each(AREAS)("a storage that is %s stores everything in memory and reports it (F10)", (_what, open) => {
  const store = createStore(open);
  expect(store.read("accessToken")).toBeNull();
  store.write("accessToken", "access-1");
  expect(store.read("accessToken")).toBe("access-1");
  expect(store.keys()).toContain("accessToken");
  expect(store.isLasting()).toBe(false);
  store.remove("accessToken");
  expect(store.read("accessToken")).toBeNull();
});

test.each(AREAS)("a session works in a storage that is %s (F10)", (_what, open) => {
  const local = createStore(open);
  const session = createSession({ local, tab: createStore(open), tabs: noTabs, newId: () => "s" });
  session.start({ accessToken: "access-1", refreshToken: "refresh-1" });
  expect(session.tokens()).toEqual({ accessToken: "access-1", refreshToken: "refresh-1" });
  session.end("signed-out");
  expect(session.id()).toBeNull();
  expect(session.tokens()).toBeNull();
});

test("a failed write leaves no older value for the next page (F10)", () => {
  const area = createArea({ refreshToken: "used", other: "one" });
  const store = createStore(() => ({ ...area, setItem: refuse }));
  store.write("refreshToken", "new");
  expect(store.read("refreshToken")).toBe("new");
  expect(area.dump()).toEqual({ other: "one" });
});

test("a read-only storage does not restore removed entries (F10)", () => {
  const store = createStore(() => ({ ...createArea({ accessToken: "old" }), setItem: refuse, removeItem: refuse }));
  expect(store.read("accessToken")).toBe("old");
  store.remove("accessToken");
  expect(store.read("accessToken")).toBeNull();
});

test("a storage that works again is used again, and one that works is lasting (F10)", () => {
  const area = createArea();
  let isFull = true;
  const store = createStore(() => (isFull ? refuse() : area));
  store.write("key", "one");
  isFull = false;
  store.write("key", "two");
  expect(area.dump()).toEqual({ key: "two" });
  expect(store.read("key")).toBe("two");
  const good = createStore(() => createArea());
  good.write("key", "one");
  expect(good.isLasting()).toBe(true);
});

test("an entry that another page removes while the keys are read is left out", () => {
  const area = createArea({ a: "1", b: "2" });
  const store = createStore(() => ({ ...area, length: 3 }));
  expect(store.keys()).toEqual(["a", "b"]);
});

const CORRUPT = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "{",
  "[]",
  "[1]",
  "{}",
  '""',
  '"text"',
  "\u0000",
  "two words",
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"extraId":{},"email":7,"needsPassword":"yes","id":1}',
  '{"email":null,"needsPassword":null,"extraId":null}',
  "ü€😀",
  "{".repeat(1000),
  "x y".repeat(350_000),
];
const LOCAL_KEYS = ["accessToken", "refreshToken", "currentUser", "userGroup", "groupState", "participationType"];
const TAB_KEYS = ["pendingAuth", "emailVerificationToken", "resend:email:a@b.de"];

/** Everything that reads the storages, read once. */
function readAll(localEntries: Record<string, string>, tabEntries: Record<string, string>) {
  const [localArea, tabArea] = [createArea(localEntries), createArea(tabEntries)];
  const local = createStore(() => localArea);
  const tab = createStore(() => tabArea);
  const session = createSession({ local, tab, tabs: noTabs, newId: () => "s" });
  const auth = createAuthMemory(tab);
  const group = createGroupMemory(local);
  return {
    tokens: session.tokens(),
    user: session.user(),
    group: [group.group(), group.groupState(), group.participationType()],
    auth: [auth.pendingAuth(), auth.verificationToken(), auth.lastSend("email", "a@b.de")],
    remains: readResumeState(tab).pendingAuth,
  };
}

describe("nine keys with twenty corrupt values each: 180 starts", () => {
  test("the table has 20 values and 9 keys (F10)", () =>
    expect([CORRUPT.length, LOCAL_KEYS.length + TAB_KEYS.length]).toEqual([20, 9]));

  test.each(LOCAL_KEYS)("a corrupt %s counts as absent (F10, P17)", (key) => {
    for (const value of CORRUPT) {
      const good = { accessToken: "access-1", refreshToken: "refresh-1", session: "s.0" };
      const read = readAll({ ...good, [key]: value }, {});
      expect(read.user).toBeNull();
      expect(read.group).toEqual([null, null, null]);
      const entries = { accessToken: "access-1", refreshToken: "refresh-1", [key]: null };
      const tokens = { accessToken: entries.accessToken, refreshToken: entries.refreshToken };
      expect(read.tokens).toEqual(key === "accessToken" ? null : tokens);
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each(TAB_KEYS)("a corrupt %s counts as absent (F10, P17)", (key) => {
    for (const value of CORRUPT) {
      const read = readAll({}, { [key]: value });
      expect(read.auth).toEqual([null, null, null]);
      expect(read.remains).toBeNull();
    }
  });

  test("a corrupt mark of the session does not lose the session", () => {
    for (const value of CORRUPT) {
      expect(readAll({ accessToken: "access-1", session: value }, {}).tokens).toMatchObject({
        accessToken: "access-1",
      });
    }
  });

  test("corrupt entries of a user and a corrupt sign-up count as absent (F10)", () => {
    for (const value of CORRUPT) {
      const keys = ["onboarding:7", "introSeen:dashboard:7", "marketingDatesSeen:7", "dashboardCards"];
      const local = createStore(() => createArea(Object.fromEntries(keys.map((key) => [key, value]))));
      const memory = createPersonMemory(local, "7");
      expect([memory.hasSeenIntro("dashboard"), memory.hasSeenMarketingDates()]).toEqual([false, false]);
      expect(memory.onboarding()?.isFirstTimeUser ?? false).toBe(false);
      expect(readDashboardCards(local)).toEqual({ hasContract: false, nextDay: null });
      expect(createAuthMemory(createStore(() => createArea({ signUp: value }))).signUp()?.phone ?? "").toBe("");
    }
  });
});
