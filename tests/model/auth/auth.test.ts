import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AUTO_SEND_GUARD_MS,
  CODE_LENGTH,
  emailKey,
  emailProblem,
  isCompleteCode,
  PASSWORD_MIN_LENGTH,
  PASS_NUMBER_MAX_LENGTH,
  readEmail,
  RESEND_COOLDOWN_SECONDS,
  RESET_LINK_MINUTES,
  RESET_LINK_MISSING_MS,
} from "#src/model/auth/auth.ts";

test("codes have 6 digits (FMT-13)", () => expect(CODE_LENGTH).toBe(6));
test("a code can be sent again after 60 s (FMT-14, AUTH-64)", () => expect(RESEND_COOLDOWN_SECONDS).toBe(60));
test("a missing reset link is waited for 500 ms (FMT-15)", () => expect(RESET_LINK_MISSING_MS).toBe(500));
test("passwords have at least 8 characters (FMT-16)", () => expect(PASSWORD_MIN_LENGTH).toBe(8));
test("a reset link lives 15 minutes (FMT-17)", () => expect(RESET_LINK_MINUTES).toBe(15));
test("a second automatic send within 2 s is a duplicate (FMT-27)", () => expect(AUTO_SEND_GUARD_MS).toBe(2000));
test("a pass number has at most 50 characters (FMT-29)", () => expect(PASS_NUMBER_MAX_LENGTH).toBe(50));

describe("e-mail", () => {
  test.each(["", " ", "\t\n "])("%j is missing (AUTH-12)", (email) => expect(emailProblem(email)).toBe("required"));

  test.each(["amira", "amira@", "@example.de", "amira@example", "a@b@c.de", "a b@c.de", "a@.de", "a@b.", "a@b c.de"])(
    "%j is no address (AUTH-13)",
    (email) => expect(emailProblem(email)).toBe("invalid"),
  );

  test.each(["a@b.c", " amira.okonkwo@example.de ", "a+b@x.y.z", "ü@ö.de", "o'neill@example.de"])(
    "%j is an address (AUTH-13, C-57)",
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  test.each(["a b@c.de", "a@b.de;c@d.de", "<a@b>", "mailto:a"])("%j is invalid, with any surroundings", (email) =>
    expect(emailProblem(email)).toBe("invalid"),
  );

  test.each([
    [" Amira@Example.DE ", "Amira@Example.DE"],
    ["\u202akim@straße.de\u202c", "kim@straße.de"],
    ["mailto:kim@x.de?subject=Hallo%20Kim", "kim@x.de"],
    ["Kim Wolf <kim@x.de>;", "kim@x.de"],
    ["<mailto:kim@x.de>.", "kim@x.de"],
    ["o’neill@x.ie", "o'neill@x.ie"],
    ["mailto@x.de", "mailto@x.de"],
  ])("%j is sent as %j (C-57)", (typed, sent) => expect(readEmail(typed)).toBe(sent));

  test("the check agrees with the plain pattern for any text (AUTH-13, N5)", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "@", ".", " ", "ß", "\u00a0", "-") });
    fc.assert(
      fc.property(text, (email) => {
        expect(emailProblem(email) === null).toBe(
          /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim().replace(/[\s.]+$/, "")),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("an address is sent without its surroundings and with its case, and compared without case (C-57)", () => {
    expect(readEmail(" Amira@Example.DE ")).toBe("Amira@Example.DE");
    expect(emailKey(" Amira@Example.DE ")).toBe(emailKey("amira@example.de"));
  });
});

describe("code", () => {
  test("a code is complete with exactly six digits (AUTH-37, AUTH-48)", () => {
    const codes = ["12345", "123456", "1234567", "12345a", " 12345", "123456\n", ""];
    expect(codes.filter(isCompleteCode)).toEqual(["123456"]);
  });
});

test("an address is the same in capitals and with blanks around it", () =>
  expect([" Amira@Example.DE ", "amira@example.de"].map(emailKey)).toEqual(["amira@example.de", "amira@example.de"]));
