import { readName, readNumber } from "#src/lib/typedText.ts";
import { isValidIban, normaliseIban, shownIban } from "#src/model/payroll/iban.ts";
import {
  isBic,
  isInsuranceDigits,
  isInsuranceNumber,
  isTaxId,
  shownInsuranceNumber,
} from "#src/model/payroll/personalNumbers.ts";
import { SOCIAL_SECURITY_MAX_LENGTH, type FinancialForm, type PayrollForm } from "#src/model/payroll/payroll.ts";

/** The required fields of the payroll form, in the order of the screen (PAY-03); church tax is a choice (PAY-04). */
export const PAYROLL_REQUIRED_FIELDS = [
  "iban",
  "bic",
  "bankName",
  "accountHolder",
  "taxId",
  "taxClass",
  "socialSecurityNumber",
  "healthInsuranceProvider",
] as const satisfies (keyof PayrollForm)[];
export type PayrollRequiredField = (typeof PAYROLL_REQUIRED_FIELDS)[number];

/** `sample`: still holds unconfirmed example data (P35). */
export type PayrollProblem =
  | "required"
  | "iban"
  | "bic"
  | "digits"
  | "tooLong"
  | "sample"
  | (typeof PAYROLL_QUESTIONS)[number];
/** Fields that may be mistyped: the user is asked to confirm them once. */
export const PAYROLL_QUESTIONS = ["taxId", "insurance"] as const;
export type PayrollProblems = Partial<Record<PayrollRequiredField, PayrollProblem>>;

/** What prevents saving payroll data (PAY-03 to PAY-06, D-72, D-73). Empty: nothing. */
export function validatePayroll(form: PayrollForm): PayrollProblems {
  const found: PayrollProblems = {};
  for (const field of PAYROLL_REQUIRED_FIELDS) {
    const problem = payrollProblemOf(field, readPayroll(field, form[field]));
    if (problem) found[field] = problem;
  }
  return found;
}

function payrollProblemOf(field: PayrollRequiredField, value: string): PayrollProblem | null {
  if (value === "") return "required";
  if (field === "iban") return isValidIban(value) ? null : "iban";
  if (field === "bic") return isBic(value) ? null : "bic";
  if (field === "taxId") return isTaxId(value) ? null : "taxId";
  if (field !== "socialSecurityNumber") return null;
  if (/\D/.test(value)) return "digits";
  if (value.length > SOCIAL_SECURITY_MAX_LENGTH) return "tooLong";
  return isInsuranceDigits(value) ? null : "insurance";
}

/** A value of either form as validated and sent: a number without its groups, in capitals. */
function readPayroll(field: PayrollRequiredField | FinancialField, text: string): string {
  if (field === "iban") return normaliseIban(text);
  return field === "bic" || field === "taxId" || field === "socialSecurityNumber" ? readNumber(text) : readName(text);
}

/** The fields that still contain unconfirmed example data (P35). An empty field is never an example. */
export const openSamples = (
  form: PayrollForm,
  sample: PayrollForm | null,
  confirmed: readonly PayrollRequiredField[],
): PayrollRequiredField[] =>
  PAYROLL_REQUIRED_FIELDS.filter((field) => isSample(field, form, sample) && !confirmed.includes(field));

/** The payroll form as typed, with the examples that the user has confirmed. */
export type PayrollDraft = PayrollForm & { confirmed: PayrollRequiredField[] };

/** What prevents saving a draft: its values, and the unconfirmed examples (P35). */
export function payrollDraftProblems(draft: PayrollDraft, sample: PayrollForm | null): PayrollProblems {
  const found = validatePayroll(draft);
  const open = openSamples(draft, sample, draft.confirmed);
  const problems = PAYROLL_REQUIRED_FIELDS.map((field) => [field, found[field] ?? (open.includes(field) && "sample")]);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/** Whether a field contains the example, in any spelling. */
export function isSample(field: PayrollRequiredField, form: PayrollForm, sample: PayrollForm | null): boolean {
  const example = sample && tidyPayroll(sample)[field];
  return Boolean(example) && tidyPayroll(form)[field] === example;
}

/** As sent: each value normalized, numbers without their groups. */
export const tidyPayroll = (form: PayrollForm): PayrollForm => readAll(form, PAYROLL_REQUIRED_FIELDS);

/** As displayed: the IBAN in groups of four. */
export const shownPayroll = (form: PayrollForm): PayrollForm => ({ ...form, iban: shownIban(form.iban) });

export const FINANCIAL_FIELDS = [
  "iban",
  "accountHolder",
  "taxClass",
  "employmentType",
  "religion",
  "socialSecurityNumber",
] as const satisfies (keyof FinancialForm)[];
export type FinancialField = (typeof FINANCIAL_FIELDS)[number];

export type FinancialProblem = "allRequired" | "iban" | "tooLong" | (typeof FINANCIAL_QUESTIONS)[number];
export const FINANCIAL_QUESTIONS = ["insurance"] as const;
export type FinancialProblems = Partial<Record<FinancialField, FinancialProblem>>;

/** What prevents saving financial data: all six are required (PAY-10, PAY-11, D-72). Empty: nothing. */
export function validateFinancial(form: FinancialForm): FinancialProblems {
  const found: FinancialProblems = {};
  for (const field of FINANCIAL_FIELDS) {
    const value = readPayroll(field, form[field]);
    if (value === "") found[field] = "allRequired";
    else if (field === "iban" && !isValidIban(value)) found[field] = "iban";
    else if (field !== "socialSecurityNumber") continue;
    else if (value.length > SOCIAL_SECURITY_MAX_LENGTH) found[field] = "tooLong";
    else if (!isInsuranceNumber(value)) found[field] = "insurance";
  }
  return found;
}

export const tidyFinancial = (form: FinancialForm): FinancialForm => readAll(form, FINANCIAL_FIELDS);

/** As displayed: both numbers in their groups. */
export const shownFinancial = (form: FinancialForm): FinancialForm => ({
  ...form,
  iban: shownIban(form.iban),
  socialSecurityNumber: shownInsuranceNumber(form.socialSecurityNumber),
});

function readAll<Form extends Record<Field, string>, Field extends PayrollRequiredField | FinancialField>(
  form: Form,
  fields: readonly Field[],
): Form {
  const values = fields.map((field) => [field, readPayroll(field, form[field])]);
  return { ...form, ...Object.fromEntries(values) };
}
