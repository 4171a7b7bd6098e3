import { describe, expect, test } from "vitest";
import { waitFor } from "xstate";
import type { EntryDone } from "#src/model/auth/stepResults.ts";
import { authLogic } from "#app/features/auth/authApi.ts";
import type { AuthInput } from "#app/features/auth/authMachine.ts";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { deriveApplicantType } from "#src/model/dashboard/applicant.ts";
import { type Answers, NO_ANSWER, openAuth, reach, run, says, silence, TOO_MANY } from "#tests/features/auth/reach.ts";

const email = "amira@example.de";
const profile = { name: "Amira Chidinma Okonkwo", email, picture: "https://pictures.example/amira" };
const nothing = { firstName: "", lastName: "", phone: "", dateOfBirth: "", nationality: "", germanLevel: "" };
const unverified: EntryDone = { kind: "unverified", email, extraId: "17" };

function open(answers: Answers = {}, input: Partial<AuthInput> = {}) {
  const page = reach(answers);
  const { flow } = openAuth(page.deps, input);
  const finishEntry = (output: EntryDone) => flow.send({ type: "entry.done", output });
  const machine = authLogic(page.deps);
  const services = {
    checkInvitation: () => run(machine, "checkInvitation", { token: "t" }),
    openDashboard: (extraId: string) => run(machine, "openDashboard", { extraId }),
  };
  return { ...page, flow, finishEntry, services, dump: page.tabArea.dump };
}

test("a known address is kept as one that has a password (AUTH-16, C-35)", () => {
  const { memory, finishEntry } = open();
  finishEntry({ kind: "verified", email, extraId: "17" });
  expect([memory.pendingAuth(), memory.signUp()]).toEqual([{ email, extraId: "17", needsPassword: true }, null]);
});

test("a new address is kept as a sign-up by e-mail (AUTH-23, C-35)", () => {
  const { memory, finishEntry } = open();
  finishEntry(unverified);
  expect(memory.pendingAuth()).toEqual({ email, extraId: "17", needsPassword: false });
  expect(memory.signUp()).toEqual({ ...nothing, email, authMethod: "email" });
});

test("a Google account fills the sign-up with name, address and picture, and says where they are from (AUTH-22, AUTH-23)", () => {
  const { memory, finishEntry } = open();
  finishEntry({ kind: "google", email, extraId: "17", profile });
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
  const { finishEntry, dump } = open();
  finishEntry({ kind: "signedIn" });
  expect(dump()).toEqual({});
});

test("an invitation fills the sign-up; its session token is the proof of the address (AUTH-34, AUTH-35, C-16)", async () => {
  const userData = { email, firstName: "Amira", lastName: "Okonkwo", extraId: "17", phoneNumber: "+49 151" };
  const valid = says({ userData, sessionToken: "session-proof" });
  const { memory, flow } = open({ "POST /invitations/validate": valid }, { start: "invitation", linkToken: "t" });
  await waitFor(flow, (snapshot) => snapshot.matches("phone"));
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

test("a refused invitation keeps nothing", async () => {
  const invalid = says({ error: "INVITATION_INVALID", email }, 410);
  const { flow, dump } = open({ "POST /invitations/validate": invalid }, { start: "invitation", linkToken: "t" });
  await waitFor(flow, (snapshot) => snapshot.matches("entry"));
  expect(dump()).toEqual({});
});

test("the proof of a code is kept and dropped; an SMS brings none (AUTH-42, AUTH-75)", () => {
  const { memory, flow } = open({}, { start: "emailCode", email });
  flow.send({ type: "code.done", output: { kind: "accepted", token: "proof" } });
  flow.send({ type: "phone.done", output: { kind: "sent", phone: "+49 151" } });
  flow.send({ type: "code.done", output: { kind: "accepted", token: null } });
  expect(memory.verificationToken()).toBe("proof");
  flow.send({ type: "password.done", output: { kind: "proofExpired" } });
  expect(memory.verificationToken()).toBeNull();
});

test("a number is kept with the sign-up it belongs to, and never without one (C-09)", () => {
  const phoneDone = { type: "phone.done", output: { kind: "sent", phone: "+49 151" } } as const;
  const without = open({}, { start: "phone" });
  without.flow.send(phoneDone);
  expect(without.dump()).toEqual({});
  const { memory, flow, finishEntry } = open();
  finishEntry(unverified);
  flow.send({ type: "code.done", output: { kind: "accepted", token: "proof" } });
  flow.send(phoneDone);
  expect(memory.signUp()).toMatchObject({ email, phone: "+49 151" });
});

test("who leaves the way in takes all of it along, except how long a code has to wait (C-35, C-76)", () => {
  const { memory, flow, finishEntry, dump } = open();
  finishEntry(unverified);
  flow.send({ type: "code.done", output: { kind: "accepted", token: "proof" } });
  memory.storeSend("email", email, { sentAt: 1, seconds: 60 });
  expect(Object.keys(dump())).toHaveLength(4);
  flow.send({ type: "step.opened", step: 0 });
  expect(Object.keys(dump())).toEqual([`resend:email:${email}`]);
});

test("the welcome makes a new sign-up of the person, who is here for the first time (AUTH-94, AUTH-95, ONB-34)", async () => {
  const { services, memory, local } = open({});
  const type = (extraId: string) => deriveApplicantType({ isNewSignUp: memory.isNewSignUp(extraId), bookedCount: 0 });
  expect(type("17")).toBe("existing_login");
  await services.openDashboard("17");
  expect([type("17"), type("18")]).toEqual(["new_signup", "existing_login"]);
  expect(createPersonMemory(local, "17").onboarding()).toMatchObject({
    isFirstTimeUser: true,
    hasCompletedOnboarding: false,
    currentOnboardingStep: "profile",
  });
  expect(createPersonMemory(local, "18").onboarding()).toBeNull();
});

describe("an invitation", () => {
  const check = (answer: Answers[string]) => open({ "POST /invitations/validate": answer }).services.checkInvitation();

  test("a valid one brings the person, the id as it came, and the proof of the address (AUTH-34, AUTH-35, C-72)", async () => {
    const userData = { email, firstName: "Amira", lastName: "O", extraId: 17, phoneNumber: null };
    const invitation = { ...userData, phoneNumber: "", sessionToken: "proof" };
    expect(await check(says({ userData, sessionToken: "proof" }))).toEqual({ kind: "valid", invitation });
  });

  test.each([
    [
      "AUTH-28, AUTH-32",
      { error: "INVITATION_INVALID", message: "Unbekannt.", email },
      "invitationInvalid",
      "Unbekannt.",
      email,
    ],
    ["AUTH-29, AUTH-33", {}, "invitationInvalid", null, null],
    [
      "AUTH-30, AUTH-32",
      { error: "INVITATION_EXPIRED", message: "Abgelaufen.", data: { email } },
      "invitationExpired",
      "Abgelaufen.",
      email,
    ],
    ["AUTH-108", { error: "INVITATION_EXPIRED" }, "invitationExpired", null, null],
  ])("a refused one says why and whom it was for (%s)", async (_row, body, kind, message, named) => {
    const refused = { kind: "refused", alert: { kind, message }, email: named };
    expect(await check(says(body, 410))).toEqual(refused);
    expect(await check(says({ success: false, ...body }))).toEqual(refused);
  });

  test.each<[string, Answers[string]]>([
    ["no answer", silence],
    ["a provider out of order", says({}, 503)],
    ["an answer without the proof", says({ userData: { email, extraId: "17" } })],
    ...TOO_MANY.map(([how, answer]): [string, Answers[string]] => [`a 429 with ${how}`, answer]),
  ])("%s is none, and nobody is told that the link does not work", async (_, answer) => {
    const { services, announcements } = open({ "POST /invitations/validate": answer });
    await expect(services.checkInvitation()).rejects.toThrow(NO_ANSWER);
    const keys = announcements.map(({ text }) => (text.from === "copy" ? text.key : ""));
    expect(keys.filter((key) => key.startsWith("invitation"))).toEqual([]);
  });
});
