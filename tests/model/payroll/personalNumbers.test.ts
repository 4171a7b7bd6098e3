import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isBic, isInsuranceDigits, isInsuranceNumber, isTaxId } from "#src/model/payroll/personalNumbers.ts";

/** Published as examples. */
const TAX_IDS = ["86095742719", "47036892816", "65929970489", "57549285017", "25768131411"];
const INSURANCE_NUMBERS = ["65170839J003", "15070649C103"];

test("a BIC has 8 or 11 signs, with the country in the middle", () => {
  expect(["COBADEFF", "COBADEFFXXX", "BYLADEM1001", "1234DEFF"].filter((bic) => !isBic(bic))).toEqual([]);
  expect(["COBADEFFXX", "COBADEFFX", "COBADEF", "COBA12FF", "", "COBADEFFXXXX"].filter(isBic)).toEqual([]);
});

test("published tax ids pass; ten digits, one exchanged or all different do not", () => {
  expect(TAX_IDS.filter((id) => !isTaxId(id))).toEqual([]);
  expect(
    ["8609574271", "86095742718", "12345678901", "11111111111", "8609574271a", "110123456708"].filter(isTaxId),
  ).toEqual([]);
});

const mistyped = (valid: readonly string[], end: number) =>
  fc
    .tuple(fc.constantFrom(...valid), fc.nat(end), fc.integer({ min: 1, max: 9 }))
    .filter(([number, at]) => /\d/.test(number.charAt(at)))
    .map(([number, at, by]) => number.slice(0, at) + ((Number(number.charAt(at)) + by) % 10) + number.slice(at + 1));

test("one wrong digit is found in every tax id", () =>
  expect(fc.check(fc.property(mistyped(TAX_IDS, 10), (id) => !isTaxId(id))).counterexample).toBeNull());

test("published insurance numbers pass, a wrong check digit or shape does not", () => {
  expect(INSURANCE_NUMBERS.filter((number) => !isInsuranceNumber(number))).toEqual([]);
  expect(["65170839J004", "65170839003", "5", "65170839J0031", "J65170839003", ""].filter(isInsuranceNumber)).toEqual(
    [],
  );
  expect(["65170839003", "6517083900", "651708390031", "5"].map(isInsuranceDigits)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
