import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FINANCIAL_EMPLOYMENT_TYPES,
  PAYROLL_TAX_CLASSES,
  RELIGIONS,
  TAX_CLASSES,
  EMPLOYMENT_STATUSES,
} from "#src/model/lists.ts";
import {
  financialFormSchema,
  payrollFormSchema,
  type FinancialForm,
  type PayrollForm,
} from "#src/model/payroll/payroll.ts";
import {
  FINANCIAL_FIELDS,
  isSample,
  openSamples,
  payrollDraftProblems,
  PAYROLL_REQUIRED_FIELDS,
  shownFinancial,
  shownPayroll,
  tidyFinancial,
  tidyPayroll,
  validateFinancial,
  validatePayroll,
} from "#src/model/payroll/payrollRules.ts";

const payroll: PayrollForm = {
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "COBADEFFXXX",
  bankName: "Commerzbank",
  accountHolder: "Milica Lazarević",
  taxId: "86095742719",
  socialSecurityNumber: "65170839003",
  taxClass: "Class 1",
  churchTax: false,
  healthInsuranceProvider: "Techniker Krankenkasse",
};
const financial: FinancialForm = {
  iban: "DE89 3704 0044 0532 0130 00",
  accountHolder: "Milica Lazarević",
  taxClass: "1",
  employmentType: "Minor Employment",
  religion: "No religion",
  socialSecurityNumber: "65 170839 J003",
};
const blanks = fc.constantFrom("", " ", "  \t", "\u00a0");

describe("validatePayroll", () => {
  test("a filled-in form has no problem, with or without church tax (PAY-04)", () => {
    expect(validatePayroll(payroll)).toEqual({});
    expect(validatePayroll({ ...payroll, churchTax: true })).toEqual({});
  });

  test("exactly the eight fields are required, blanks are nothing (PAY-03)", () => {
    expect(PAYROLL_REQUIRED_FIELDS).toEqual([
      "iban",
      "bic",
      "bankName",
      "accountHolder",
      "taxId",
      "taxClass",
      "socialSecurityNumber",
      "healthInsuranceProvider",
    ]);
    fc.assert(
      fc.property(fc.subarray([...PAYROLL_REQUIRED_FIELDS]), blanks, (fields, blank) => {
        const form = { ...payroll, ...Object.fromEntries(fields.map((field) => [field, blank])) };
        expect(validatePayroll(form)).toEqual(Object.fromEntries(fields.map((field) => [field, "required"])));
      }),
    );
    expect(Object.keys(validatePayroll(payrollFormSchema.parse({})))).toEqual([...PAYROLL_REQUIRED_FIELDS]);
  });

  test.each([
    ["12a", "digits"],
    ["65 170839 J003", "digits"],
    ["12345678901234a6", "digits"],
    ["1234567890123456", "tooLong"],
    ["65170839003", undefined],
    [" 65 170839 003 ", undefined],
    ["٦٥١٧٠٨٣٩٠٠٣", undefined],
    ["123456789012345", "insurance"],
    ["5", "insurance"],
  ])("the insurance number %j: %s (PAY-05, PAY-06, D-72)", (socialSecurityNumber, problem) =>
    expect(validatePayroll({ ...payroll, socialSecurityNumber }).socialSecurityNumber).toBe(problem),
  );

  test("the IBAN is checked as on the financial form (D-73)", () => {
    for (const iban of ["DE89", "DE89370400440532013001", "DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000"])
      expect(validatePayroll({ ...payroll, iban }).iban).toBe(validateFinancial({ ...financial, iban }).iban);
    expect(validatePayroll({ ...payroll, iban: "DE89" })).toEqual({ iban: "iban" });
  });
});

describe("example data", () => {
  test("each example is open until it is replaced or confirmed (P35)", () => {
    expect(openSamples(payroll, payroll, [])).toEqual([...PAYROLL_REQUIRED_FIELDS]);
    expect(openSamples({ ...payroll, bic: "INGDDEFF" }, payroll, ["taxClass"])).toEqual(
      PAYROLL_REQUIRED_FIELDS.filter((field) => field !== "bic" && field !== "taxClass"),
    );
    expect(openSamples(payroll, payroll, PAYROLL_REQUIRED_FIELDS)).toEqual([]);
    expect(openSamples(payroll, null, [])).toEqual([]);
  });

  test("nothing is saved while an example is open; missing data comes first (P35)", () => {
    const draft = { ...payroll, bic: "", taxClass: "Class 2", confirmed: ["iban" as const] };
    const found = payrollDraftProblems(draft, payroll);
    expect(Object.entries(found)).toEqual([
      ["bic", "required"],
      ["bankName", "sample"],
      ["accountHolder", "sample"],
      ["taxId", "sample"],
      ["socialSecurityNumber", "sample"],
      ["healthInsuranceProvider", "sample"],
    ]);
    expect(payrollDraftProblems({ ...payroll, confirmed: [...PAYROLL_REQUIRED_FIELDS] }, payroll)).toEqual({});
    expect(payrollDraftProblems({ ...payroll, confirmed: [] }, null)).toEqual({});
  });

  test("another spelling of the example is still the example (P35)", () => {
    expect(isSample("iban", { ...payroll, iban: "de89-3704 0044\u00a00532013000" }, payroll)).toBe(true);
    expect(isSample("bankName", { ...payroll, bankName: " Commerzbank " }, payroll)).toBe(true);
    expect(isSample("bankName", { ...payroll, bankName: "Sparkasse" }, payroll)).toBe(false);
  });

  test("an empty field is no example of anything", () =>
    expect(isSample("bic", { ...payroll, bic: "" }, { ...payroll, bic: "" })).toBe(false));
});

describe("validateFinancial", () => {
  test("all six are required; blanks are nothing (PAY-10)", () => {
    expect(validateFinancial(financial)).toEqual({});
    expect(validateFinancial({ ...financial, religion: "" })).toEqual({ religion: "allRequired" });
    expect(FINANCIAL_FIELDS).toHaveLength(6);
    fc.assert(
      fc.property(fc.subarray([...FINANCIAL_FIELDS]), blanks, (fields, blank) => {
        const form = { ...financial, ...Object.fromEntries(fields.map((field) => [field, blank])) };
        expect(validateFinancial(form)).toEqual(Object.fromEntries(fields.map((field) => [field, "allRequired"])));
      }),
    );
    expect(Object.keys(validateFinancial(financialFormSchema.parse({})))).toEqual([...FINANCIAL_FIELDS]);
  });

  test("an invalid IBAN is flagged (PAY-11)", () =>
    expect(validateFinancial({ ...financial, iban: "DE89 3704" })).toEqual({ iban: "iban" }));

  test.each([
    ["65170839j003", undefined],
    ["65 170839 J004", "insurance"],
    ["65 170839 J0031", "insurance"],
    ["5", "insurance"],
    ["65 170839 J003 1234", "tooLong"],
  ])("the insurance number %j: %s (D-72)", (socialSecurityNumber, problem) =>
    expect(validateFinancial({ ...financial, socialSecurityNumber }).socialSecurityNumber).toBe(problem),
  );
});

test("values go out without blanks around them, numbers without groups, and nothing else is changed (N4, P36)", () => {
  const ragged = { ...payroll, bankName: "  Sparkasse  Köln ", socialSecurityNumber: " 65a ", churchTax: true };
  expect(tidyPayroll(ragged)).toEqual({
    ...payroll,
    iban: "DE89370400440532013000",
    bankName: "Sparkasse  Köln",
    socialSecurityNumber: "65A",
    churchTax: true,
  });
  expect(tidyFinancial({ ...financial, accountHolder: " Ada " })).toEqual({
    ...financial,
    iban: "DE89370400440532013000",
    socialSecurityNumber: "65170839J003",
    accountHolder: "Ada",
  });
  expect(shownPayroll(tidyPayroll(payroll))).toEqual(payroll);
  expect(shownFinancial(tidyFinancial(financial))).toEqual(financial);
});

test("each form has its own list of tax classes, and contract data its own kinds of employment (D-69, D-70)", () => {
  expect(TAX_CLASSES).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  expect(PAYROLL_TAX_CLASSES).toEqual(["Class 1", "Class 2", "Class 3", "Class 4", "Class 5", "Class 6"]);
  const statuses = new Set<string>(EMPLOYMENT_STATUSES);
  expect(FINANCIAL_EMPLOYMENT_TYPES.filter((type) => statuses.has(type))).toEqual([]);
  expect(RELIGIONS).toHaveLength(6);
});
