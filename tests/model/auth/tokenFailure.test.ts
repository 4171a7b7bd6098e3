import { expect, test } from "vitest";
import { classifyTokenFailure } from "#src/model/auth/tokenFailure.ts";

test.each([
  ["AUTH-69", { message: "Your link has Expired" }],
  ["AUTH-70", { message: "Email verification required" }],
  ["AUTH-71", { message: "Invalid or expired token" }],
  ["AUTH-72", { message: "Invalid session" }],
  ["AUTH-73", { message: "Please verify your email first" }],
  ["AUTH-74", { error: "TOKEN_EXPIRED", message: null }],
  ["a sign that begins in the code", { error: "INVALID", message: "Session is over" }],
  ["AUTH-69, text in the error field", { error: "Session expired" }],
])("the proof of the address is invalid (%s)", (_row, failure) =>
  expect(classifyTokenFailure(failure)).toBe("token-expired"),
);

test.each([
  [{ error: "CODE_EXPIRED", message: "The code has expired" }, "code-expired"],
  [{ error: "SMS_CODE_EXPIRED" }, "code-expired"],
  [{ error: "INVALID_CODE", message: "Invalid or expired code" }, "code-invalid"],
  [{ error: "WRONG_CODE" }, "code-invalid"],
] as const)("an error that names the code costs nothing else: %j is %s (C-29, P7)", (failure, kind) =>
  expect(classifyTokenFailure(failure)).toBe(kind),
);

test.each([{}, { error: null, message: null }, { message: "Der Code ist falsch." }, { error: "RATE_LIMITED" }])(
  "%j is an ordinary refusal",
  (failure) => expect(classifyTokenFailure(failure)).toBe("other"),
);

test.each([
  [{}, "other"],
  [{ error: null, message: null }, "other"],
  [{ error: "your CODE has EXPIRED" }, "token-expired"],
  [{ error: "CODE_EXPIRED please" }, "token-expired"],
  [{ error: "INVALID_CODE!" }, "other"],
  [{ message: "CODE_EXPIRED" }, "token-expired"],
])("only a code of the provider decides for the six digits: %j (AUTH-69)", (failure, kind) =>
  expect(classifyTokenFailure(failure)).toBe(kind),
);
