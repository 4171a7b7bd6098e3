import { expect, test, vi } from "vitest";
import { askGoogle } from "#app/features/auth/askGoogle.ts";
import type { EmailCheck, GoogleMode } from "#app/features/auth/entryMachine.ts";
import type { GoogleChoice } from "#app/platform/google/port.ts";

const email = "amira@example.de";
const profile = { name: "Amira Okonkwo", email, picture: "https://pictures.example/amira" };
const tokens = { accessToken: "access-9", refreshToken: "refresh-9" };
const chosen: GoogleChoice = { kind: "chosen", profile };
const silence = () => Promise.reject(new Error("silence"));

function ask(mode: GoogleMode, choice: () => Promise<GoogleChoice>, check: () => Promise<EmailCheck> = silence) {
  const checkEmail = vi.fn<(address: string) => Promise<EmailCheck>>(check);
  const startSession = vi.fn<(of: typeof tokens) => Promise<void>>(async () => {});
  const google = async () => ({ choose: choice });
  return {
    answer: askGoogle(mode, { google, checkEmail, startSession }, new AbortController().signal),
    checkEmail,
    startSession,
  };
}

const known = { kind: "google", email, profile };

test.each<[GoogleMode, EmailCheck, object, string]>([
  ["signIn", { kind: "verified", extraId: "17" }, { kind: "existing", email }, "AUTH-24"],
  ["signIn", { kind: "unverified", extraId: "17" }, { ...known, extraId: "17" }, "AUTH-25"],
  ["signIn", { kind: "noAccount" }, { ...known, extraId: "" }, "AUTH-25"],
  ["signUp", { kind: "verified", extraId: "17" }, { ...known, extraId: "17" }, "AUTH-26"],
  ["signUp", { kind: "unverified", extraId: "17" }, { ...known, extraId: "17" }, "AUTH-26"],
  ["signUp", { kind: "noAccount" }, { ...known, extraId: "" }, "AUTH-26"],
  ["signIn", { kind: "unclear" }, { kind: "unclear", email }, "C-08"],
  ["signUp", { kind: "unclear" }, { kind: "unclear", email }, "C-08"],
])("to %s with a Google address that is %j answers %j (%s)", async (mode, check, answer) => {
  const asked = ask(
    mode,
    async () => chosen,
    async () => check,
  );
  expect(await asked.answer).toEqual(answer);
  expect(asked.checkEmail.mock.calls).toEqual([[email]]);
  expect(asked.startSession).not.toHaveBeenCalled();
});

test("a provider that does not answer says nothing about the address (C-08)", async () => {
  expect(await ask("signUp", async () => chosen).answer).toEqual({ kind: "unclear", email });
});

test("a window that is closed asks nobody (VA-030)", async () => {
  const asked = ask("signIn", async () => ({ kind: "cancelled" }));
  expect(await asked.answer).toEqual({ kind: "cancelled" });
  expect(asked.checkEmail).not.toHaveBeenCalled();
});

test("an answer that carries tokens signs in, without a further question (C-07)", async () => {
  const asked = ask("signIn", async () => ({ ...chosen, session: tokens }));
  expect(await asked.answer).toEqual({ kind: "signedIn" });
  expect(asked.startSession.mock.calls).toEqual([[tokens]]);
  expect(asked.checkEmail).not.toHaveBeenCalled();
});

test("a Google that does not answer is told from one that says no (VA-030)", async () => {
  await expect(ask("signIn", silence).answer).rejects.toThrow("silence");
});
