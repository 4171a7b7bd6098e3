import { describe, expect, test, vi } from "vitest";
import { email, start } from "#tests/features/auth/fakeSteps.ts";
import {
  choosePassword,
  enterEmail,
  enterPassword,
  enterPhone,
  saveProfile,
  typeCode,
} from "#tests/features/auth/moves.ts";

const invitation = {
  email,
  extraId: "17",
  firstName: "Amira",
  lastName: "Okonkwo",
  phoneNumber: "+49 151 2345",
  sessionToken: "session-proof",
};
const invited = { kind: "valid", invitation } as const;
const never = () => new Promise<never>(() => {});

type Way = ReturnType<typeof start>;

async function saved(way: Way) {
  await way.at("profile");
  await expect.poll(() => way.children().profile?.getSnapshot().context.record).not.toBeNull();
  saveProfile(way);
  await way.at("success");
}

describe("signing in", () => {
  test("a known address goes on to the password, kept for a reload (AUTH-15, AUTH-16)", async () => {
    const way = start({}, { checkEmail: async () => ({ kind: "verified", extraId: "17" }) });
    enterEmail(way, email);
    await way.at("signIn");
    expect(way.recorded).toEqual([{ name: "storeEntry", params: { kind: "verified", email, extraId: "17" } }]);
  });

  test("the password finishes the way in and forgets who was on it (AUTH-89, C-35)", async () => {
    const way = start({ start: "signIn" });
    enterPassword(way);
    await way.at("signedIn");
    expect(way.recordedBy("removeStored")).toHaveLength(1);
    expect(way.view()).toEqual({ step: "signedIn" });
    expect(way.actor.getSnapshot().status).toBe("done");
  });

  test("a Google account whose answer carries a session is signed in at once (C-07)", async () => {
    const way = start({}, { chooseAccount: async () => ({ kind: "signedIn" }) });
    way.children().entry?.send({ type: "google.requested", mode: "signIn" });
    await way.at("signedIn");
    expect(way.view()).toEqual({ step: "signedIn" });
  });
});

describe("signing up", () => {
  test("a new address goes through its code to the phone, with the proof kept (AUTH-17, AUTH-41, AUTH-42)", async () => {
    const way = start();
    enterEmail(way, email);
    await way.at("emailCode");
    typeCode(way, "emailCode", "482913");
    await way.at("phone");
    expect(way.recordedBy("storeProof")).toEqual([{ kind: "accepted", token: "proof" }]);
  });

  test("whoever has just entered the address is sent a code, however long ago the last one was (VA-048)", async () => {
    const way = start({ now: () => 100_000, lastSend: { sentAt: 0, seconds: 60 } });
    enterEmail(way, email);
    await way.at("emailCode");
    expect(way.sendCode.mock.calls).toEqual([[{ channel: "email", to: email }]]);
  });

  test("phone, its code, password and profile follow each other up to the welcome (AUTH-46, AUTH-52, AUTH-86, AUTH-93, INFO-27)", async () => {
    const way = start({ start: "phone" });
    await way.at("phone");
    enterPhone(way, " +49 151 2345 ");
    await way.at("smsCode");
    expect(way.sendCode.mock.calls[0]).toEqual([{ channel: "sms", to: "+49 151 2345" }]);
    expect(way.recordedBy("storePhone")).toEqual([{ kind: "sent", phone: "+49 151 2345" }]);
    typeCode(way, "smsCode", "482913");
    await way.at("password");
    expect(way.recorded.at(-1)).toEqual({ name: "startRunning", params: undefined });
    choosePassword(way);
    await way.at("profile");
    expect(way.recordedBy("removeStored")).toHaveLength(1);
    await saved(way);
    expect(way.view()).toEqual({ step: "success", firstName: "Amira", status: "idle" });
  });

  test("the welcome opens the dashboard when asked, and only then is the way in over (AUTH-96, C-67)", async () => {
    let open = () => {};
    const way = start(
      { start: "password" },
      { openDashboard: () => new Promise<void>((resolve) => void (open = resolve)) },
    );
    await way.at("password");
    choosePassword(way);
    await saved(way);
    expect(way.recordedBy("stopRunning")).toHaveLength(0);
    way.actor.send({ type: "open.requested" });
    expect(way.view()).toMatchObject({ step: "success", status: "opening" });
    open();
    await way.at("signedIn");
    expect(way.recordedBy("stopRunning")).toHaveLength(1);
  });

  test("a dashboard that does not arrive can be asked for again", async () => {
    const way = start({ start: "password" }, { openDashboard: () => Promise.reject(new Error("no chunk")) });
    await way.at("password");
    choosePassword(way);
    await saved(way);
    way.actor.send({ type: "open.requested" });
    await way.at({ success: "idle" });
    expect(way.view()).toMatchObject({ step: "success", status: "idle" });
  });

  test("a Google account goes on to the phone, greeted by the name that Google knows (AUTH-22, AUTH-25, AUTH-26, VA-057)", async () => {
    const profile = { name: "Amira Chidinma Okonkwo", email, picture: "" };
    const answer = { kind: "google", email, extraId: "17", profile } as const;
    const way = start({}, { chooseAccount: async () => answer });
    way.children().entry?.send({ type: "google.requested", mode: "signUp" });
    await way.at("phone");
    expect(way.children().phone?.getSnapshot().context.person).toEqual({ name: "Amira Chidinma Okonkwo" });
    expect(way.actor.getSnapshot().context).toMatchObject({ firstName: "Amira Chidinma", lastName: "Okonkwo" });
    expect(way.recordedBy("storeEntry")).toEqual([answer]);
  });

  test("whoever begins anew with another address takes nothing of the person before along", async () => {
    const way = start({ start: "invitation", linkToken: "link" }, { checkInvitation: async () => invited });
    await way.at("phone");
    way.actor.send({ type: "step.opened", step: 0 });
    enterEmail(way, "jasper@example.de");
    await way.at("emailCode");
    expect(way.actor.getSnapshot().context).toMatchObject({
      email: "jasper@example.de",
      firstName: "",
      lastName: "",
      phone: "",
    });
  });
});

describe("an invitation", () => {
  const opened = { start: "invitation", linkToken: "link", email: "from-the-link@example.de" } as const;

  test("it is checked before anything else is shown (ROUTE-18)", () => {
    const way = start(opened, { checkInvitation: never });
    expect(way.view()).toEqual({ step: "invitation" });
  });

  test("a good one leads to the phone with all it tells, past the e-mail code; the link is used up (ROUTE-19, AUTH-27, AUTH-34, C-62)", async () => {
    const way = start(opened, { checkInvitation: async () => invited });
    await way.at("phone");
    const { phoneNumber: phone, sessionToken: _, ...person } = invitation;
    expect(way.actor.getSnapshot().context).toMatchObject({ ...person, phone });
    expect(way.children().phone?.getSnapshot().context.phone).toBe(phone);
    expect(way.recordedBy("storeInvitation")).toEqual([invited]);
    expect(way.recordedBy("removeLink")).toHaveLength(1);
    expect(way.sendCode).not.toHaveBeenCalled();
  });

  const alert = { kind: "invitationExpired", message: "Abgelaufen." } as const;

  test.each([
    ["named in the answer", "whom@example.de", "whom@example.de"],
    ["of the link when the answer names none", null, "from-the-link@example.de"],
  ])(
    "a refused one leads to the entry, with the address %s (AUTH-31, AUTH-32, AUTH-33, VA-012)",
    async (_, named, shown) => {
      const way = start(opened, { checkInvitation: async () => ({ kind: "refused", alert, email: named }) });
      await way.at("entry");
      expect(way.children().entry?.getSnapshot().context).toMatchObject({ email: shown, alert });
      expect(way.recordedBy("removeLink")).toHaveLength(1);
    },
  );

  test("one that could not be checked leads to the entry and says so (AUTH-31, VA-014)", async () => {
    const way = start(opened);
    await way.at("entry");
    expect(way.children().entry?.getSnapshot().context).toMatchObject({
      email: "from-the-link@example.de",
      alert: { kind: "invitationUnchecked", message: null },
    });
  });
});

describe("a proof of the address that is gone", () => {
  const expired = async () => ({ kind: "proofExpired" as const });

  test.each<[string, "phone" | "smsCode" | "password" | "emailCode", (way: Way) => void]>([
    ["at the phone", "phone", (way) => enterPhone(way, "+49 151")],
    ["at its code", "smsCode", (way) => typeCode(way, "smsCode", "482913")],
    ["at the password", "password", choosePassword],
    ["at the e-mail code", "emailCode", (way) => typeCode(way, "emailCode", "482913")],
  ])("%s it is dropped and asked for again (AUTH-53, AUTH-54, AUTH-75, AUTH-83, AUTH-84)", async (_, begin, act) => {
    const sendCode = begin === "phone" ? expired : never;
    const way = start({ start: begin, phone: "+49 151" }, { sendCode, checkCode: expired, createPassword: expired });
    await way.at(begin);
    act(way);
    await way.at("proofExpired");
    expect(way.view()).toEqual({ step: "proofExpired", email });
    expect(way.recordedBy("removeProof")).toHaveLength(1);
  });

  test("its button drops it, leads to the e-mail code and sends one, once (AUTH-55, AUTH-56, AUTH-57, AUTH-58, VA-068)", async () => {
    const way = start({ start: "proofExpired" });
    way.actor.send({ type: "confirm.requested" });
    await way.at("emailCode");
    expect(way.recordedBy("removeProof")).toHaveLength(1);
    expect(way.sendCode.mock.calls).toEqual([[{ channel: "email", to: email }]]);
    expect(way.children().emailCode?.getSnapshot().context.sendsCode).toBe(true);
    way.actor.send({ type: "back.requested" });
    expect(way.actor.getSnapshot().context.sendsCode).toBe(false);
  });

  test("within the wait its button sends nothing but says how long it is (AUTH-58, P8)", () => {
    const way = start({ start: "proofExpired", now: () => 20_000, lastSend: { sentAt: 0, seconds: 60 } });
    way.actor.send({ type: "confirm.requested" });
    expect(way.children().emailCode?.getSnapshot().context).toMatchObject({
      secondsLeft: 40,
      sendProblem: { code: "wait" },
    });
    expect(way.sendCode).not.toHaveBeenCalled();
  });
});

describe("going back", () => {
  test.each(["emailCode", "signIn"] as const)(
    "from %s the button leads to the entry with the address still there (ROUTE-44, ROUTE-48)",
    async (step) => {
      const way = start({ start: step });
      way.actor.send({ type: "back.requested" });
      await way.at("entry");
      expect(way.children().entry?.getSnapshot().context.email).toBe(email);
      expect(way.recordedBy("removeStored")).toHaveLength(1);
    },
  );

  test.each([
    ["emailCode", "entry"],
    ["proofExpired", "entry"],
    ["signIn", "entry"],
    ["phone", "entry"],
    ["forgot", "entry"],
    ["reset", "entry"],
  ] as const)(
    "from %s the browser leads to the %s, and the way in of before is forgotten (C-35)",
    async (step, target) => {
      const way = start({ start: step, linkToken: "link" });
      await way.at(step);
      way.actor.send({ type: "step.opened", step: 0 });
      expect(way.actor.getSnapshot().value).toBe(target);
      expect(way.children().entry?.getSnapshot().context.email).toBe(email);
      expect(way.recordedBy("removeStored")).toHaveLength(1);
    },
  );

  test.each([
    ["emailCode", 1],
    ["proofExpired", 1],
    ["phone", 2],
    ["smsCode", 3],
    ["password", 4],
    ["signIn", 6],
  ] as const)("the browser's way to %s itself, and further on, changes nothing", async (step, own) => {
    const way = start({ start: step, phone: "+49 151" });
    await way.at(step);
    for (const opened of [1, 2, 3, 4, 5, 6, 7, 9] as const)
      if (opened >= own) way.actor.send({ type: "step.opened", step: opened });
    expect(way.actor.getSnapshot().value).toBe(step);
  });

  test("from the entry the browser leads on only to the forgotten password", async () => {
    const way = start();
    for (const opened of [0, 1, 2, 3, 4, 5, 6, 7, 9] as const) way.actor.send({ type: "step.opened", step: opened });
    expect(way.actor.getSnapshot().value).toBe("entry");
    way.actor.send({ type: "step.opened", step: 8 });
    await way.at("forgot");
  });

  test("at the entry again nothing is said a second time", async () => {
    const checkEmail = vi.fn(async () => ({ kind: "unverified" as const, extraId: "17" }));
    const alert = { kind: "invitationExpired", message: "Abgelaufen." } as const;
    const way = start(
      { start: "invitation" },
      { checkEmail, checkInvitation: async () => ({ kind: "refused", alert, email }) },
    );
    await way.at("entry");
    way.children().entry?.send({ type: "email.submitted" });
    await way.at("emailCode");
    way.actor.send({ type: "back.requested" });
    expect(way.children().entry?.getSnapshot().value).toBe("editing");
    expect(way.children().entry?.getSnapshot().context).toMatchObject({ email, alert: null });
    expect(checkEmail).toHaveBeenCalledTimes(1);
  });

  test("from the phone only the browser leads back, to the entry (ROUTE-45, ROUTE-46, C-18)", async () => {
    const way = start({ start: "phone" });
    await way.at("phone");
    way.actor.send({ type: "back.requested" });
    expect(way.actor.getSnapshot().value).toBe("phone");
    way.actor.send({ type: "step.opened", step: 1 });
    expect(way.actor.getSnapshot().value).toBe("entry");
    expect(way.children().entry?.getSnapshot().context.email).toBe(email);
  });

  test("from the SMS code it leads to the number, still there (ROUTE-47, VA-066)", async () => {
    for (const event of [{ type: "back.requested" }, { type: "step.opened", step: 2 }] as const) {
      const way = start({ start: "smsCode", phone: "+49 151" });
      await way.at("smsCode");
      way.actor.send(event);
      expect(way.actor.getSnapshot().value).toBe("phone");
      expect(way.children().phone?.getSnapshot().context.phone).toBe("+49 151");
    }
  });

  test("from the password only the browser leads back, to the number (C-20)", async () => {
    const way = start({ start: "password", phone: "+49 151" });
    await way.at("password");
    way.actor.send({ type: "back.requested" });
    expect(way.actor.getSnapshot().value).toBe("password");
    way.actor.send({ type: "step.opened", step: 3 });
    expect(way.actor.getSnapshot().value).toBe("phone");
  });

  test("from the profile and the welcome nothing leads back (C-20)", async () => {
    const way = start({ start: "password" });
    await way.at("password");
    choosePassword(way);
    await way.at("profile");
    const stays = (step: string) => {
      way.actor.send({ type: "back.requested" });
      for (const opened of [0, 1, 2, 3, 4, 6, 8, 9] as const) way.actor.send({ type: "step.opened", step: opened });
      expect(way.view().step).toBe(step);
    };
    stays("profile");
    await saved(way);
    stays("success");
  });

  test.each([
    ["the button", { type: "back.requested" }, { hasAccount: true }, "signIn"],
    ["the button", { type: "back.requested" }, { hasAccount: true, email: "" }, "entry"],
    ["the button", { type: "back.requested" }, { hasAccount: false }, "entry"],
    ["the browser", { type: "step.opened", step: 6 }, { hasAccount: true }, "signIn"],
    ["the browser", { type: "step.opened", step: 6 }, { hasAccount: true, email: "" }, "entry"],
    ["the browser", { type: "step.opened", step: 1 }, { hasAccount: false }, "entry"],
    ["the browser, as far as the entry,", { type: "step.opened", step: 0 }, { hasAccount: true }, "entry"],
  ] as const)(
    "from the forgotten password %s (%j) leads a person with %j to the %s (ROUTE-49, C-19, C-35)",
    async (_, event, person, target) => {
      const way = start({ start: "forgot", ...person });
      await way.at("forgot");
      way.actor.send(event);
      expect(way.actor.getSnapshot().value).toBe(target);
      expect(way.recordedBy("removeStored")).toHaveLength(target === "signIn" ? 0 : 1);
    },
  );

  test.each([
    ["verified", "signIn", "signIn"],
    ["unverified", "emailCode", "entry"],
  ] as const)(
    "with an address that is %s, at %s, the way from the forgotten password leads back to the %s (C-19)",
    async (kind, step, target) => {
      const way = start({}, { checkEmail: async () => ({ kind, extraId: "17" }) });
      enterEmail(way, email);
      await way.at(step);
      way.actor.send({ type: "step.opened", step: 8 });
      await way.at("forgot");
      way.actor.send({ type: "back.requested" });
      expect(way.actor.getSnapshot().value).toBe(target);
    },
  );

  test("whoever turns from the forgotten password to a sign-up goes on to the phone", async () => {
    const way = start({ start: "forgot" });
    await way.at("forgot");
    way.actor.send({ type: "back.requested" });
    enterEmail(way, email);
    await way.at("emailCode");
    typeCode(way, "emailCode", "482913");
    await way.at("phone");
    expect(way.children().phone?.getSnapshot().context.person).toBeNull();
  });

  test("whoever turns from the forgotten password to Google goes on to the phone", async () => {
    const profile = { name: "Amira Okonkwo", email, picture: "" };
    const way = start(
      { start: "forgot" },
      { chooseAccount: async () => ({ kind: "google", email, extraId: "17", profile }) },
    );
    await way.at("forgot");
    way.actor.send({ type: "back.requested" });
    way.children().entry?.send({ type: "google.requested", mode: "signUp" });
    await way.at("phone");
    expect(way.children().phone?.getSnapshot().context.person).toEqual({ name: "Amira Okonkwo" });
  });

  test("from the new password the browser leads to the entry; the link and the way in of before are forgotten (C-20, C-35)", async () => {
    const way = start({ start: "reset", linkToken: "link" });
    await way.at("reset");
    way.actor.send({ type: "step.opened", step: 0 });
    expect(way.actor.getSnapshot().value).toBe("entry");
    expect(way.recordedBy("removeLink")).toHaveLength(1);
    expect(way.recordedBy("removeStored")).toHaveLength(1);
    expect(way.recordedBy("stopRunning")).toHaveLength(1);
  });
});

describe("a forgotten password", () => {
  test("it is asked for from the sign-in, with the address (VA-108)", async () => {
    const way = start({ start: "signIn", hasAccount: true });
    way.actor.send({ type: "forgot.requested" });
    await way.at("forgot");
    expect(way.children().forgot?.getSnapshot().context).toEqual({ email, alert: null, problem: null });
  });

  test("a page without a link tells after half a second, at the forgotten password (ROUTE-23, ROUTE-24, C-22)", async () => {
    const way = start({ start: "reset" });
    await way.at("reset");
    way.clock.increment(499);
    expect(way.actor.getSnapshot().value).toBe("reset");
    way.clock.increment(1);
    expect(way.actor.getSnapshot().value).toBe("forgot");
    expect(way.children().forgot?.getSnapshot().context.alert).toEqual({ kind: "missing" });
    way.actor.send({ type: "back.requested" });
    way.actor.send({ type: "step.opened", step: 8 });
    await way.at("forgot");
    expect(way.children().forgot?.getSnapshot().context.alert).toBeNull();
  });

  test.each([
    [
      "refused",
      async () => ({ kind: "invalid" as const, message: "Schon benutzt." }),
      { kind: "invalid", message: "Schon benutzt." },
    ],
    ["unchecked", () => Promise.reject(new Error("silence")), { kind: "unchecked" }],
  ])("a %s link leads there at once (ROUTE-25, C-21)", async (_, checkLink, alert) => {
    const way = start({ start: "reset", linkToken: "link" }, { checkLink });
    await way.at("forgot");
    expect(way.clock.now()).toBe(0);
    expect(way.children().forgot?.getSnapshot().context).toMatchObject({ alert, email });
    expect(way.recordedBy("removeLink")).toHaveLength(1);
  });

  test("a link that ends while the password is typed leads to a new one, with the address (VA-123)", async () => {
    const way = start({ start: "reset", linkToken: "link", email: "" });
    await way.at("reset");
    await expect.poll(() => way.children().reset?.getSnapshot().value).toBe("editing");
    way.children().reset?.send({ type: "link.requested" });
    await way.at("forgot");
    expect(way.children().forgot?.getSnapshot().context).toEqual({ email, alert: null, problem: null });
    expect(way.recordedBy("removeLink")).toHaveLength(1);
  });

  test("a new password leads to the entry, with the address and what happened (AUTH-106)", async () => {
    const way = start({ start: "reset", linkToken: "link", email: "" });
    await way.at("reset");
    await expect.poll(() => way.children().reset?.getSnapshot().value).toBe("editing");
    way.children().reset?.send({ type: "password.changed", password: "Vorfeldbus8!" });
    way.children().reset?.send({ type: "confirmation.changed", confirmation: "Vorfeldbus8!" });
    way.children().reset?.send({ type: "password.submitted" });
    await expect.poll(() => way.children().reset?.getSnapshot().value).toBe("saved");
    way.children().reset?.send({ type: "signIn.requested" });
    expect(way.children().entry?.getSnapshot().context).toMatchObject({
      email,
      alert: { kind: "resetDone", message: null },
    });
  });
});

describe("a session that ends", () => {
  test.each(["password", "profile", "success"] as const)("at the %s it leads to the entry", async (step) => {
    const way = start({ start: "password" });
    await way.at("password");
    if (step !== "password") choosePassword(way);
    await way.at(step === "password" ? step : "profile");
    if (step === "success") await saved(way);
    way.actor.send({ type: "session.ended", isLost: step === "profile" });
    expect(way.actor.getSnapshot().value).toBe("entry");
    expect(way.actor.getSnapshot().context.alert?.kind).toBe(step === "profile" ? "sessionLost" : undefined);
    expect(way.recordedBy("stopRunning")).toHaveLength(1);
  });
});

test("after a reload the code step asks for no second code within the wait (C-09, C-32)", async () => {
  const way = start({
    start: "emailCode",
    now: () => 30_000,
    lastSend: { sentAt: 0, seconds: 60 },
  });
  await way.at("emailCode");
  expect(way.children().emailCode?.getSnapshot().context).toMatchObject({ secondsLeft: 30, sendProblem: null });
  expect(way.sendCode).not.toHaveBeenCalled();
});
