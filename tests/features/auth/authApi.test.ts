import { expect, test } from "vitest";
import { createAuthPersistence } from "#app/features/auth/authPersistence.ts";
import { createWayInMemory } from "#app/session/wayInMemory.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const email = "amira@example.de";
const profile = { name: "Amira Chidinma Okonkwo", email, picture: "https://pictures.example/amira" };
const nothing = { firstName: "", lastName: "", phone: "", dateOfBirth: "", nationality: "", germanLevel: "" };

function open() {
  const { tab, tabArea } = createBrowser().openPage();
  const memory = createWayInMemory(tab);
  return { memory, persistence: createAuthPersistence(memory), dump: tabArea.dump };
}

test("a known address is kept as one that has a password (AUTH-16, C-35)", () => {
  const { memory, persistence } = open();
  persistence.keepEntry({ kind: "verified", email, extraId: "17" });
  expect([memory.pendingAuth(), memory.signUp()]).toEqual([{ email, extraId: "17", needsPassword: true }, null]);
});

test("a new address is kept as a sign-up by e-mail (AUTH-23, C-35)", () => {
  const { memory, persistence } = open();
  persistence.keepEntry({ kind: "unverified", email, extraId: "17" });
  expect(memory.pendingAuth()).toEqual({ email, extraId: "17", needsPassword: false });
  expect(memory.signUp()).toEqual({ ...nothing, email, authMethod: "email" });
});

test("a Google account fills the sign-up with name, address and picture, and says where they are from (AUTH-22, AUTH-23)", () => {
  const { memory, persistence } = open();
  persistence.keepEntry({ kind: "google", email, extraId: "17", profile });
  expect(memory.pendingAuth()).toEqual({ email, extraId: "17", needsPassword: false });
  expect(memory.signUp()).toEqual({
    ...nothing,
    email,
    firstName: "Amira Chidinma",
    lastName: "Okonkwo",
    authMethod: "google",
    googleProfile: profile,
  });
});

test("an entry that ended in a session keeps nothing", () => {
  const { persistence, dump } = open();
  persistence.keepEntry({ kind: "signedIn" });
  persistence.keepEntry(null);
  expect(dump()).toEqual({});
});

test("an invitation fills the sign-up; its session token is the proof of the address (AUTH-34, AUTH-35, C-16)", () => {
  const { memory, persistence } = open();
  const named = { email, firstName: "Amira", lastName: "Okonkwo", extraId: "17" };
  persistence.keepInvitation({
    kind: "valid",
    invitation: { ...named, phoneNumber: "+49 151", sessionToken: "session-proof" },
  });
  expect(memory.pendingAuth()).toEqual({ email, extraId: "17", needsPassword: false });
  expect(memory.signUp()).toEqual({
    ...nothing,
    email,
    firstName: "Amira",
    lastName: "Okonkwo",
    phone: "+49 151",
    authMethod: "email",
  });
  expect(memory.verificationToken()).toBe("session-proof");
});

test("a refused invitation keeps nothing", () => {
  const { persistence, dump } = open();
  persistence.keepInvitation({ kind: "refused", alert: { kind: "invitationInvalid", message: null }, email });
  expect(dump()).toEqual({});
});

test("the proof of a code is kept and dropped; an SMS brings none (AUTH-42, AUTH-75)", () => {
  const { memory, persistence } = open();
  persistence.keepProof({ kind: "accepted", token: "proof" });
  persistence.keepProof({ kind: "accepted", token: null });
  expect(memory.verificationToken()).toBe("proof");
  persistence.dropProof();
  expect(memory.verificationToken()).toBeNull();
});

test("a number is kept with the sign-up it belongs to, and never without one (C-09)", () => {
  const { memory, persistence, dump } = open();
  persistence.keepPhone("+49 151");
  expect(dump()).toEqual({});
  persistence.keepEntry({ kind: "unverified", email, extraId: "17" });
  persistence.keepPhone("+49 151");
  expect(memory.signUp()).toMatchObject({ email, phone: "+49 151" });
});

test("who leaves the way in takes all of it along, except how long a code has to wait (C-35, C-76)", () => {
  const { memory, persistence, dump } = open();
  persistence.keepEntry({ kind: "unverified", email, extraId: "17" });
  persistence.keepProof({ kind: "accepted", token: "proof" });
  memory.storeSend("email", email, { sentAt: 1, seconds: 60 });
  persistence.dropPending();
  expect(Object.keys(dump())).toEqual([`resend:email:${email}`]);
});
