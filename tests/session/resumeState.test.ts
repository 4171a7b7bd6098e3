import { expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { readResumeState } from "#app/session/resumeState.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import { people } from "#src/people/people.ts";
import { createArea } from "#tests/session/stubs.ts";

function openTab(entries: Record<string, string> = {}) {
  const area = createArea(entries);
  const tab = createStore(() => area);
  return { area, tab, memory: createAuthMemory(tab) };
}

test("a sign-up that is forgotten leaves nothing behind (C-09)", () => {
  const { area, memory } = openTab({ pendingAuth: "{}" });
  memory.storeSignUp(emptySignUpData);
  expect(Object.keys(area.dump())).toEqual(["pendingAuth", "signUp"]);
  memory.forgetSignUp();
  expect(area.dump()).toEqual({ pendingAuth: "{}" });
});

test("an account created in this tab is new there, and no other account nor tab (D-101)", () => {
  const { area, memory } = openTab();
  expect(memory.isNewSignUp("7301")).toBe(false);
  memory.markNewSignUp("7301");
  expect([memory.isNewSignUp("7301"), memory.isNewSignUp("7302"), memory.isNewSignUp("")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(openTab(area.dump()).memory.isNewSignUp("7301")).toBe(true);
  expect(openTab().memory.isNewSignUp("7301")).toBe(false);
});

test("an account without an id is never a new one (D-101)", () => {
  const { memory } = openTab();
  memory.markNewSignUp("");
  expect(memory.isNewSignUp("")).toBe(false);
});

test.each(["1+", "+30", "1", "x1+30", "1+30x", "1+30000", "-1+30", ""])(
  "a last send that was stored as %j is none, and delays no one (C-76)",
  (entry) => {
    const { memory } = openTab({ "resend:email:a@b.de": entry });
    expect(memory.lastSend("email", "a@b.de")).toBeNull();
  },
);

const { email, phone, extraId } = people.amira;
const pendingAuth = { email, needsPassword: true, extraId };
const pending = { pendingAuth: JSON.stringify(pendingAuth) };
const started = { signUp: JSON.stringify({ ...emptySignUpData, email, phone }) };
const proven = { emailVerificationToken: "proof-1" };
const empty = { email, phone, extraId: "", hasEmailProof: false };

test.each<[what: string, entries: Record<string, string>, remains: ReturnType<typeof readResumeState>]>([
  ["nothing", {}, { pendingAuth: null, signUp: null }],
  ["who is on the way in", pending, { pendingAuth, signUp: null }],
  ["a sign-up alone", started, { pendingAuth: null, signUp: empty }],
  [
    "a sign-up and its proof",
    { ...started, ...proven },
    { pendingAuth: null, signUp: { ...empty, hasEmailProof: true } },
  ],
  ["a proof that is none", { ...started, emailVerificationToken: "null" }, { pendingAuth: null, signUp: empty }],
  [
    "all three",
    { ...pending, ...started, ...proven },
    { pendingAuth, signUp: { email, phone, extraId, hasEmailProof: true } },
  ],
  [
    "a sign-up with broken fields",
    { signUp: '{"email":7,"phone":null}' },
    { pendingAuth: null, signUp: { email: "", phone: "", extraId: "", hasEmailProof: false } },
  ],
  ["a proof without a sign-up", proven, { pendingAuth: null, signUp: null }],
])("a reload finds %s and resumes sign-in or sign-up there (C-09)", (_what, entries, remains) =>
  expect(readResumeState(openTab(entries).tab)).toEqual(remains),
);
