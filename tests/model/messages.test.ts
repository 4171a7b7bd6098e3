import { describe, expect, test } from "vitest";
import { readApiError } from "#app/client/apiError.ts";
import { classifyTokenFailure, type TokenFailure } from "#src/model/auth/tokenFailure.ts";
import { json } from "#tests/client/stubs.ts";

type Body = { error?: string; message?: string };

/** Messages of a provider, what each means for the proof of the address, and the text that the user sees. */
const messages: [body: Body, meaning: TokenFailure, shown: string | null][] = [
  [{ message: "Token expired" }, "token-expired", "Token expired"],
  [{ message: "Your verification has EXPIRED." }, "token-expired", "Your verification has EXPIRED."],
  [{ message: "Invalid or expired token" }, "token-expired", "Invalid or expired token"],
  [{ message: "invalid or expired verification" }, "token-expired", "invalid or expired verification"],
  [{ message: "Email verification required" }, "token-expired", "Email verification required"],
  [{ message: "Missing email verification token" }, "token-expired", "Missing email verification token"],
  [{ message: "Invalid session" }, "token-expired", "Invalid session"],
  [{ message: "INVALID SESSION TOKEN" }, "token-expired", "INVALID SESSION TOKEN"],
  [{ message: "Please verify your email first." }, "token-expired", "Please verify your email first."],
  [{ error: "Session expired" }, "token-expired", "Session expired"],
  [{ error: "Session expired", message: "Bad request" }, "token-expired", "Session expired"],
  [{ error: "TOKEN_EXPIRED" }, "token-expired", null],
  [{ error: "TOKEN_EXPIRED", message: "Bitte bestätigen Sie neu." }, "token-expired", "Bitte bestätigen Sie neu."],
  [{ error: "EMAIL_VERIFICATION_REQUIRED" }, "token-expired", null],
  [{ error: "INVALID_SESSION", message: "Bitte von vorn." }, "token-expired", "Bitte von vorn."],
  [{ error: "SESSION_EXPIRED", message: "Zu spät." }, "token-expired", "Zu spät."],
  [{ message: "Code expired" }, "token-expired", "Code expired"],
  [{ message: "The SMS code has expired" }, "token-expired", "The SMS code has expired"],
  [{ error: "CODE_EXPIRED" }, "code-expired", null],
  [{ error: "CODE_EXPIRED", message: "The code has expired" }, "code-expired", "The code has expired"],
  [{ error: "SMS_CODE_EXPIRED", message: "Abgelaufen." }, "code-expired", "Abgelaufen."],
  [{ error: "VERIFICATION_CODE_EXPIRED" }, "code-expired", null],
  [{ error: "INVALID_CODE" }, "code-invalid", null],
  [{ error: "INVALID_CODE", message: "Invalid or expired code" }, "code-invalid", "Invalid or expired code"],
  [{ error: "WRONG_CODE", message: "Der Code stimmt nicht." }, "code-invalid", "Der Code stimmt nicht."],
  [{ error: "CODE_MISMATCH" }, "code-invalid", null],
  [{ error: "CODE_LOCKED", message: "Zu oft probiert." }, "other", "Zu oft probiert."],
  [{ message: "Der Code ist falsch." }, "other", "Der Code ist falsch."],
  [{ message: "Der Code ist abgelaufen." }, "other", "Der Code ist abgelaufen."],
  [{ message: "Dieser Code stimmt nicht." }, "other", "Dieser Code stimmt nicht."],
  [{ message: "Wrong code" }, "other", "Wrong code"],
  [{ message: "Invalid phone number" }, "other", "Invalid phone number"],
  [{ message: "Die Nummer gehört zu einem anderen Konto." }, "other", "Die Nummer gehört zu einem anderen Konto."],
  [{ message: "Phone successfully verified elsewhere" }, "other", "Phone successfully verified elsewhere"],
  [{ message: "An expert will call you" }, "other", "An expert will call you"],
  [{ message: "Your session is valid" }, "other", "Your session is valid"],
  [{ message: "E-Mail schon bestätigt" }, "other", "E-Mail schon bestätigt"],
  [{ error: "RATE_LIMITED", message: "Zu viele Versuche." }, "other", "Zu viele Versuche."],
  [{ error: "NOT_FOUND" }, "other", null],
  [{}, "other", null],
];

describe("40 messages in German and English (N7)", () => {
  test("are 40 different ones", () => expect(new Set(messages.map(([body]) => JSON.stringify(body))).size).toBe(40));

  test.each(messages)("%j means %s, and a person reads %j (C-29, C-30)", (body, meaning, shown) => {
    const apiError = readApiError(json({}, 400), body);
    expect(classifyTokenFailure(apiError)).toBe(meaning);
    expect(apiError.message).toBe(shown);
  });

  test("mean the same under data, with any status of a refusal (C-44)", () => {
    for (const [body, meaning, shown] of messages) {
      const apiError = readApiError(json({}, 422), { data: { success: false, ...body } });
      expect([classifyTokenFailure(apiError), apiError.message]).toEqual([meaning, shown]);
    }
  });
});
