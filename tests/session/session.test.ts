import { expect, test } from "vitest";
import { createGroupMemory } from "#app/session/groupMemory.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { createSession, type Origin, type SessionChange } from "#app/session/session.ts";
import { createStore, type Area } from "#app/session/storage.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { loginUserSchema } from "#src/model/auth/loginUser.ts";
import { LOGIN_USER_FIELDS } from "#src/model/auth/loginUserFields.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import { people } from "#src/people/people.ts";
import * as z from "zod/mini";
import { createArea, createBrowser, type Page } from "#tests/session/stubs.ts";

const TOKENS = { accessToken: "access-1", refreshToken: "refresh-1" };
const OTHER = { accessToken: "access-9", refreshToken: "refresh-9" };
const USER = {
  extraId: people.amira.extraId,
  firstName: people.amira.firstName,
  lastName: people.amira.lastName,
  email: people.amira.email,
  phone: people.amira.phone,
  dateOfBirth: "1998-04-12",
  nationality: "Nigerianisch",
  germanLevel: "B2",
  company: "",
  department: "",
};

const signedIn = () => {
  const browser = createBrowser();
  const page = browser.openPage();
  page.session.start(TOKENS);
  return { browser, page };
};
const changesOf = ({ session }: Page): SessionChange[] => {
  const changes: SessionChange[] = [];
  session.onChange((change) => changes.push(change));
  return changes;
};

test("the access token is stored in persistent storage (SESS-01)", () => {
  expect(signedIn().browser.area.getItem("accessToken")).toBe("access-1");
});

test("the refresh token is stored in persistent storage (SESS-02)", () => {
  expect(signedIn().browser.area.getItem("refreshToken")).toBe("refresh-1");
});

test("the user is stored in persistent storage and read back after a reload (SESS-03, SESS-17)", () => {
  const { browser, page } = signedIn();
  page.session.storeUser(USER);
  expect(JSON.parse(browser.area.getItem("currentUser") ?? "")).toEqual(USER);
  expect(browser.openPage().session.user()).toEqual(USER);
});

test("of the user only the ten harmless fields are stored (P18, SESS-03)", () => {
  const { browser, page } = signedIn();
  const secrets = {
    iban: "c-iban",
    taxClass: "c-tax",
    religion: "c-rel",
    socialSecurityNumber: "c-sv",
    healthCertificate: true,
  };
  page.session.storeUser(z.parse(loginUserSchema, { ...USER, ...secrets, accountHolder: "c-holder" }));
  const stored = browser.area.getItem("currentUser") ?? "";
  expect(Object.keys(JSON.parse(stored) as object)).toEqual([...LOGIN_USER_FIELDS]);
  expect(stored).not.toMatch(/c-iban|c-tax|c-rel|c-sv|c-holder|health/);
});

const GROUP = {
  id: "3",
  groupNumber: "12345678",
  name: "Vorfeld",
  members: [{ id: "9", name: "Jasper", initials: "J", isOwner: true }],
};

test("the group is stored in persistent storage, without its members' private data (SESS-04, P19, ENTS-28)", () => {
  const { browser, page } = signedIn();
  const memory = createGroupMemory(page.local);
  const [member] = GROUP.members;
  const full = { ...member, email: "c-mail", dateOfBirth: "c-birth", nationality: "c-nation" };
  memory.storeGroup({ ...GROUP, members: [full as (typeof GROUP.members)[number]] });
  expect(JSON.parse(browser.area.getItem("userGroup") ?? "")).toEqual(GROUP);
  expect(createGroupMemory(browser.openPage().local).group()).toEqual(GROUP);
});

test("a group that was left is removed, and the rest stays (SESS-04)", () => {
  const { page } = signedIn();
  const memory = createGroupMemory(page.local);
  memory.storeGroup(GROUP);
  memory.storeGroupState("none");
  memory.forgetGroup();
  expect([memory.group(), memory.groupState()]).toEqual([null, "none"]);
});

test("the state of the group is stored in persistent storage (SESS-05, ENTS-28)", () => {
  const { browser, page } = signedIn();
  createGroupMemory(page.local).storeGroupState("leader");
  expect(browser.area.getItem("groupState")).toBe("leader");
  expect(createGroupMemory(browser.openPage().local).groupState()).toBe("leader");
});

test("group or solo is stored in persistent storage (SESS-06, GRP-05, ENTS-28)", () => {
  const { browser, page } = signedIn();
  createGroupMemory(page.local).storeParticipationType("solo");
  expect(browser.area.getItem("participationType")).toBe("solo");
  expect(createGroupMemory(browser.openPage().local).participationType()).toBe("solo");
});

const PENDING = { email: people.amira.email, needsPassword: true, extraId: people.amira.extraId };

test("the pending sign-in or sign-up is stored in session storage (SESS-07)", () => {
  const page = createBrowser().openPage();
  createAuthMemory(page.tab).storePendingAuth(PENDING);
  expect(JSON.parse(page.tabArea.getItem("pendingAuth") ?? "")).toEqual(PENDING);
  const reloaded = createAuthMemory(createBrowser().openPage(page.tabArea.dump()).tab);
  expect(reloaded.pendingAuth()).toEqual(PENDING);
  reloaded.forgetPendingAuth();
  expect(reloaded.pendingAuth()).toBeNull();
});

test("the proof of the e-mail address is stored in session storage (SESS-08)", () => {
  const page = createBrowser().openPage();
  const memory = createAuthMemory(page.tab);
  memory.storeVerificationToken("proof-1");
  expect(page.tabArea.getItem("emailVerificationToken")).toBe("proof-1");
  memory.forgetVerificationToken();
  expect(page.tabArea.dump()).toEqual({});
});

const SEND = { sentAt: 1_763_670_000_000, seconds: 137 };

test("the last send to an e-mail address is stored in session storage, one entry for all its spellings (SESS-09, C-76, P21)", () => {
  const page = createBrowser().openPage();
  const memory = createAuthMemory(page.tab);
  memory.storeSend("email", " Amira@Example.DE ", SEND);
  expect(Object.keys(page.tabArea.dump())).toEqual(["resend:email:amira@example.de"]);
  expect(memory.lastSend("email", "amira@example.de")).toEqual(SEND);
  expect(memory.lastSend("email", "jasper@example.de")).toBeNull();
  expect(memory.lastSend("sms", "amira@example.de")).toBeNull();
});

test("the last send to a phone number is stored in session storage, one entry for all its spellings (SESS-10, C-76, P21)", () => {
  const page = createBrowser().openPage();
  const memory = createAuthMemory(page.tab);
  memory.storeSend("sms", "+49 (151) 23-4", SEND);
  expect(Object.keys(page.tabArea.dump())).toEqual(["resend:sms:+49151234"]);
  expect(memory.lastSend("sms", "+49151234")).toEqual(SEND);
});

test("the sign-up survives a reload without its password (C-09)", () => {
  const page = createBrowser().openPage();
  const memory = createAuthMemory(page.tab);
  memory.storeSignUp({
    ...emptySignUpData,
    email: people.amira.email,
    password: "c-password",
  } as typeof emptySignUpData);
  expect(JSON.stringify(page.tabArea.dump())).not.toContain("c-password");
  expect(memory.signUp()).toMatchObject({ email: people.amira.email, authMethod: "email" });
});

test("a stored language is removed at start, and nothing else (SESS-11, NAV-72, C-69, P20)", () => {
  const languages = { language: "en", lang: "en", locale: "en", i18nextLng: "en" };
  const entries = { ...TOKENS, session: "s.0", "introSeen:dashboard:7": "1", other: "x" };
  const browser = createBrowser({ ...languages, ...entries });
  browser.openPage();
  expect(browser.area.dump()).toEqual(entries);
});

const PERSONAL = { currentUser: "{}", userGroup: "{}", groupState: "leader", participationType: "group" };

test.each(["lost", "signed-out"] as const)(
  "a session that is %s leaves no token, user, group or sign-up behind (SESS-12, SESS-13, C-38)",
  (change) => {
    const { browser, page } = signedIn();
    for (const [key, value] of Object.entries(PERSONAL)) page.local.write(key, value);
    const memory = createAuthMemory(page.tab);
    memory.storePendingAuth(PENDING);
    memory.storeVerificationToken("proof-1");
    memory.storeSignUp(emptySignUpData);
    memory.storeSend("email", "a@b.de", SEND);
    memory.storeSend("sms", "+49151", SEND);
    createPersonMemory(page.local, "7").markIntroSeen("dashboard");
    createPersonMemory(page.local, "7").markMarketingDatesSeen();

    const changes = changesOf(page);
    expect(page.session.end(change)).toBe(true);
    expect(browser.area.dump()).toEqual({ "introSeen:dashboard:7": "1", "marketingDatesSeen:7": "1" });
    expect(page.tabArea.dump()).toEqual({});
    expect(changes).toEqual([change]);
    expect(page.session.end(change)).toBe(false);
    expect([page.session.id(), page.session.tokens(), page.session.user()]).toEqual([null, null, null]);
  },
);

test("signing out keeps entries of others in this tab (P20)", () => {
  const others = { theme: "dark", resend: "1", "old-pendingAuth": "1", signUpDraft: "1" };
  const page = createBrowser({ ...TOKENS, session: "s.0" }).openPage({ ...others, newSignUp: "7301" });
  page.session.end("signed-out");
  expect(page.tabArea.dump()).toEqual(others);
});

test("a sign-in without a refresh token keeps none", () => {
  const { page, browser } = signedIn();
  page.session.start({ accessToken: "access-9", refreshToken: "" });
  expect(page.session.tokens()).toEqual({ accessToken: "access-9", refreshToken: null });
  expect(Object.keys(browser.area.dump()).toSorted()).toEqual(["accessToken", "session"]);
});

test("the tokens of a refresh replace both stored tokens (SESS-18)", () => {
  const { browser, page } = signedIn();
  expect(page.session.replaceTokens(page.session.id() ?? "", OTHER, 1)).toBe(true);
  expect(browser.area.dump()).toMatchObject(OTHER);
  expect(page.session.rotation()).toBe(1);
});

test("tokens are never written back into a session that is over (T5)", () => {
  const { browser, page } = signedIn();
  const id = page.session.id() ?? "";
  page.session.end("signed-out");
  expect(page.session.replaceTokens(id, OTHER, 1)).toBe(false);
  page.session.storeUser(USER);
  expect(browser.area.dump()).toEqual({});
});

test("each sign-in is a new session and clears the previous user's", () => {
  const { browser, page } = signedIn();
  const first = page.session.id();
  page.session.storeUser(USER);
  page.local.write("userGroup", "{}");
  page.session.start(OTHER);
  expect(page.session.id()).not.toBe(first);
  expect(page.session.user()).toBeNull();
  expect(browser.area.getItem("userGroup")).toBeNull();
});

test("a sign-in leaves the stored data that a sign-up still needs for its next steps (P4)", () => {
  const page = createBrowser().openPage();
  const memory = createAuthMemory(page.tab);
  memory.storePendingAuth(PENDING);
  memory.storeVerificationToken("proof-1");
  page.session.start(TOKENS);
  expect([memory.pendingAuth(), memory.verificationToken()]).toEqual([PENDING, "proof-1"]);
});

test("a reload takes the session up again, also one that was stored without a mark (SESS-01)", () => {
  const { browser, page } = signedIn();
  expect(browser.openPage().session.id()).toBe(page.session.id());
  const older = createBrowser(TOKENS);
  expect(older.openPage().session.tokens()).toEqual(TOKENS);
  expect(older.openPage().session.id()).toBe(older.openPage().session.id());
});

const heard = (): Promise<void> => Promise.resolve();

test("signing out reaches the other pages at once, and clears their data (C-38)", async () => {
  const { browser, page } = signedIn();
  const others = [browser.openPage({ pendingAuth: "{}" }), browser.openPage()];
  const changes = others.map(changesOf);
  page.session.end("signed-out");
  await heard();
  expect(changes).toEqual([["signed-out"], ["signed-out"]]);
  expect(others.map(({ session }) => session.tokens())).toEqual([null, null]);
  expect(others[0]?.tabArea.dump()).toEqual({});
});

test("a page never gets the tokens of another user who signed in in another tab", () => {
  const { browser, page } = signedIn();
  const other = browser.openPage();
  const changes = changesOf(page);
  other.session.start(OTHER);
  expect(page.session.tokens()).toBeNull();
  expect(page.session.user()).toBeNull();
  expect(changes).toEqual(["replaced"]);
  expect(page.session.end("signed-out")).toBe(false);
  expect(other.session.tokens()).toEqual(OTHER);
});

const STRANGER = { ...OTHER, session: "stranger.0", currentUser: JSON.stringify({ ...USER, extraId: "9" }) };

test.each<[what: string, use: (session: Page["session"]) => unknown, result: unknown]>([
  ["says who is signed in", (session) => session.id(), null],
  ["reads the tokens", (session) => session.tokens(), null],
  ["reads the user", (session) => session.user(), null],
  ["keeps a user", (session) => session.storeUser(USER), undefined],
  ["keeps the tokens of a refresh", (session) => session.replaceTokens("session-1", TOKENS, 1), false],
  ["signs out", (session) => session.end("signed-out"), false],
])(
  "a page that is not notified of another user's sign-in notices it before it %s, and changes nothing (T9)",
  (_what, use, result) => {
    const { browser, page } = signedIn();
    const changes = changesOf(page);
    for (const [key, value] of Object.entries(STRANGER)) browser.area.setItem(key, value);
    expect(use(page.session)).toBe(result);
    expect(browser.area.dump()).toEqual(STRANGER);
    expect(changes).toEqual(["replaced"]);
  },
);

test("a sign-in before the page was opened, without its tokens, is not reported: the page does not restart in a loop", async () => {
  const browser = createBrowser({ session: "stranger.0" });
  const page = browser.openPage();
  const changes = changesOf(page);
  expect(page.session.id()).toBeNull();
  browser.openPage().local.write("other", "x");
  await heard();
  expect(changes).toEqual([]);
  browser.openPage().session.start(TOKENS);
  await heard();
  expect(changes).toEqual(["found"]);
});

test("a page that is opened does not set back how often the tokens were refreshed (P16)", () => {
  const browser = createBrowser({ ...TOKENS, session: "s.3" });
  expect(browser.openPage().session.rotation()).toBe(3);
  expect(browser.area.getItem("session")).toBe("s.3");
});

test("whether a user is signed in changes together with the notification, and each change names its origin", async () => {
  const browser = createBrowser();
  const [page, other] = [browser.openPage(), browser.openPage()];
  const changes: [SessionChange, Origin, boolean][] = [];
  page.session.onChange((change, origin) => changes.push([change, origin, page.session.isOpen()]));
  expect(page.session.isOpen()).toBe(false);
  page.session.start(TOKENS);
  page.session.end("signed-out");
  other.session.start(OTHER);
  await heard();
  page.session.start(TOKENS);
  other.session.start(OTHER);
  await heard();
  page.session.start(TOKENS);
  browser.openPage().session.end("signed-out");
  await heard();
  page.session.start(TOKENS);
  page.session.end("lost");
  expect(changes).toEqual([
    ["started", "here", true],
    ["signed-out", "here", false],
    ["found", "elsewhere", false],
    ["started", "here", true],
    ["replaced", "elsewhere", false],
    ["started", "here", true],
    ["signed-out", "elsewhere", false],
    ["started", "here", true],
    ["lost", "here", false],
  ]);
});

test("a page without a session is notified once of a sign-in in another tab, and stays without", async () => {
  const browser = createBrowser();
  const [page, other] = [browser.openPage(), browser.openPage()];
  const changes = changesOf(page);
  other.session.start(TOKENS);
  other.session.replaceTokens(other.session.id() ?? "", OTHER, 1);
  await heard();
  expect(changes).toEqual(["found"]);
  expect(page.session.tokens()).toBeNull();
});

test("an unsubscribed listener is not called", () => {
  const { page } = signedIn();
  const changes: string[] = [];
  page.session.onChange((change) => changes.push(change))();
  page.session.end("signed-out");
  expect(changes).toEqual([]);
});

test("seen hints of one user do not count for another, and survive signing out (C-38, D-79, D-81)", () => {
  const { browser, page } = signedIn();
  const memory = createPersonMemory(page.local, "7");
  memory.markIntroSeen("dashboard");
  memory.markMarketingDatesSeen();
  memory.storeOnboarding({
    isFirstTimeUser: true,
    hasCompletedOnboarding: false,
    currentOnboardingStep: "event-application",
    skippedSteps: ["profile"],
    eventApplicationIntroCompleted: false,
    progress: {},
  });
  page.session.end("signed-out");
  const nextPage = browser.openPage().local;
  expect(createPersonMemory(nextPage, "7").hasSeenIntro("dashboard")).toBe(true);
  expect(createPersonMemory(nextPage, "7").hasSeenIntro("group")).toBe(false);
  expect(createPersonMemory(nextPage, "7").hasSeenMarketingDates()).toBe(true);
  expect(createPersonMemory(nextPage, "8").hasSeenMarketingDates()).toBe(false);
  expect(createPersonMemory(nextPage, "7").onboarding()).toMatchObject({ currentOnboardingStep: "event-application" });
  expect(createPersonMemory(nextPage, "8").hasSeenIntro("dashboard")).toBe(false);
  expect(createPersonMemory(nextPage, "8").onboarding()).toBeNull();
});

/** A storage that is observed, or fails, after each step. */
const watched = (area: Area, step: () => void): Area => ({
  ...area,
  get length() {
    return area.length;
  },
  getItem(key) {
    step();
    return area.getItem(key);
  },
  setItem(key, value) {
    area.setItem(key, value);
    step();
  },
});

const sessionOver = (area: Area, id = "new") =>
  createSession({
    local: createStore(() => area),
    tab: createStore(() => createArea()),
    tabs: { listen: () => () => undefined },
    newId: () => id,
  });

test("a page that is killed while it stores new tokens leaves the refresh token that still works (SESS-18, P16)", () => {
  const left: Record<string, string>[] = [];
  const area = createArea({ ...TOKENS, session: "s.0" });
  const session = sessionOver(watched(area, () => left.push(area.dump())));
  left.length = 0;
  session.replaceTokens("s", OTHER, 1);
  const started = left.filter((tokens) => Object.values(OTHER).some((token) => Object.values(tokens).includes(token)));
  expect(started.length).toBeGreaterThan(1);
  for (const { refreshToken } of started) expect(refreshToken).toBe(OTHER.refreshToken);
  const marked = left.filter(({ session: mark }) => mark === "s.1");
  expect(marked).toEqual(marked.map(() => ({ ...OTHER, session: "s.1" })));
});

test("a page that is opened at any step of a sign-in belongs to that session or to none (T9)", () => {
  const area = createArea();
  const ids: (string | null)[] = [];
  sessionOver(watched(area, () => ids.push(sessionOver(area, "invented").id()))).start(OTHER);
  expect(new Set(ids)).toEqual(new Set([null, "new"]));
});

test("a sign-in between two reads does not reveal its tokens either (T9)", () => {
  for (let at = 1; at <= 3; at++) {
    const area = createArea({ ...TOKENS, session: "s.0" });
    let steps = 0;
    let isReading = false;
    const page = sessionOver(
      watched(area, () => {
        if (isReading && ++steps === at) sessionOver(area).start(OTHER);
      }),
    );
    isReading = true;
    const tokens = page.tokens();
    expect([TOKENS.accessToken, undefined]).toContain(tokens?.accessToken);
    expect([TOKENS.refreshToken, undefined]).toContain(tokens?.refreshToken);
  }
});
