import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeIn } from "#src/lib/codeIn.ts";
import { codeInLink, isGroupCode, shownGroupCode, toGroupCodePayload } from "#src/model/groups/groupCode.ts";
import { groupNumberText } from "#src/model/groups/group.ts";
import { RUNS } from "#tests/runs.ts";

const eightDigits = fc.stringMatching(/^\d{8}$/);

describe("group number", () => {
  test("it has exactly eight digits (GRP-19)", () => {
    expect(["", "1234567", "12345678", "01234567", "123456789", "1234567a"].map(isGroupCode)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test("it is sent as a number, and as text only where it starts with 0 (D-38)", () => {
    expect(toGroupCodePayload("12345678")).toBe(12345678);
    expect(toGroupCodePayload("01234567")).toBe("01234567");
    expect(() => toGroupCodePayload("1234")).toThrow(new RangeError("A group number has eight digits."));
  });

  test("no digit is lost in a round trip to the provider (P33, D-38)", () => {
    fc.assert(
      fc.property(eightDigits, (code) => {
        expect(groupNumberText(toGroupCodePayload(code))).toBe(code);
      }),
      { numRuns: RUNS },
    );
  });

  test("it is shown in two groups of four, and read back from there", () => {
    expect(["48217306", "01234567", "4821", "482", ""].map(shownGroupCode)).toEqual([
      "4821\u00a07306",
      "0123\u00a04567",
      "4821",
      "482",
      "",
    ]);
    fc.assert(
      fc.property(eightDigits, (code) => {
        expect(codeIn(shownGroupCode(code), 8)).toBe(code);
      }),
      { numRuns: RUNS },
    );
  });

  test("a link brings it along, or nothing at all (D-103)", () => {
    expect(
      ["?code=01234567", "?code=4821%207306", "?x=1&code=48217306", "?code=4821", "?code=", "", "?code=<b>"].map(
        codeInLink,
      ),
    ).toEqual(["01234567", "48217306", "48217306", "", "", "", ""]);
  });
});

test.each([
  ["48217306", "4821\u00a07306"],
  ["48217", "4821\u00a07"],
  ["4821", "4821"],
  ["x48217306", "x48217306"],
])("%j is shown as %j", (code, shown) => expect(shownGroupCode(code)).toBe(shown));

test("a link without a number brings none (D-103)", () =>
  expect(["", "?code=", "?code=123", "?other=48217306"].map(codeInLink)).toEqual(["", "", "", ""]));

test.each(["?code=48217306.", "?code=48217306)", "?code=%204821%0A7306", "?code=3D48217306", "?code=4821=7306"])(
  "a damaged link, %s, still contains its number (D-103)",
  (search) => expect(codeInLink(search)).toBe("48217306"),
);

test("of two numbers in a link the first complete one counts", () =>
  expect(["?code=123&code=48217306", "?code=48217306&code=01234567"].map(codeInLink)).toEqual([
    "48217306",
    "48217306",
  ]));
