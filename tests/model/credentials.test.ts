import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOpenRules, isValidPassword, passwordRules, uncountedSign } from "#src/model/auth/password.ts";
import { phoneProblem } from "#src/model/auth/phone.ts";

describe("password", () => {
  test("at least 8 characters (AUTH-78)", () => {
    expect(passwordRules("1234567").length).toBe(false);
    expect(passwordRules("12345678").length).toBe(true);
  });

  test("at least one digit (AUTH-79)", () => {
    expect(passwordRules("Vorfeld!").digit).toBe(false);
    expect(passwordRules("Vorfeld7").digit).toBe(true);
  });

  test("at least one capital letter, of any alphabet (AUTH-80, C-55)", () => {
    expect(passwordRules("vorfeldß7!").upperCase).toBe(false);
    for (const capital of ["A", "Ä", "Ğ", "Ж"]) expect(passwordRules(capital).upperCase).toBe(true);
  });

  test("at least one of the listed special characters (AUTH-81)", () => {
    for (const special of '!@#$%^&*(),.?":{}|<>') expect(passwordRules(special).special).toBe(true);
    for (const other of "-_+=/\\[]~';§ €") expect(passwordRules(other).special).toBe(false);
  });

  test.each([
    ["Vorfeldbus7§", "§"],
    ["Vor-feld_bus7", "-"],
    ["Vorfeld bus7", " "],
    ["Vorfeldbus7€~", "€"],
    ["Vorfeldbus7😀", "😀"],
    ["Vorfeldbus7§!", null],
    ["Vorfeldbüß7", null],
    ["Vorfeldbus7\u200b", null],
    ["", null],
  ])("of %j the sign that does not count is %j", (password, sign) => expect(uncountedSign(password)).toBe(sign));

  test("it is accepted only if all four hold (AUTH-82)", () => {
    expect(isValidPassword("Vorfeldbus7!")).toBe(true);
    for (const broken of ["Vorf7!", "Vorfeldbus!", "vorfeldbus7!", "Vorfeldbus7"]) {
      expect(isValidPassword(broken)).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        expect(isValidPassword(password)).toBe(Object.values(passwordRules(password)).every((isMet) => isMet));
      }),
    );
  });
});

describe("phone", () => {
  test.each(["", "   "])("%j is missing (AUTH-44)", (phone) => expect(phoneProblem(phone)).toBe("required"));

  test.each(["+49 (171) 39200-01", " 0171 3920001 ", "1", "+49"])("%j is accepted (AUTH-45)", (phone) =>
    expect(phoneProblem(phone)).toBeNull(),
  );

  test.each(["0171/3920001", "49+171", "++49", "0171 abc", "()-", "+", "0171.3920001"])(
    "%j is refused (AUTH-45, C-56)",
    (phone) => expect(phoneProblem(phone)).toBe("invalid"),
  );
});

test.each([
  ["", 4],
  ["abc", 4],
  ["Abcdefg1", 1],
  ["Abcdefg1!", 0],
])("of the password %j %i rules are open", (password, open) => expect(countOpenRules(password)).toBe(open));
