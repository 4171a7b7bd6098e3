import { isValidIban, normaliseIban, shownIban } from "#src/model/payroll/iban.ts";
import { SOCIAL_SECURITY_MAX_LENGTH, type FinancialForm, type PayrollForm } from "#src/model/payroll/payroll.ts";

/** The fields of the payroll form that must be filled in, in the order of the screen (PAY-03); church tax is a choice (PAY-04). */
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

/** `sample`: still holds example data that nobody has confirmed (P35). */
export type PayrollProblem = "required" | "iban" | "digits" | "tooLong" | "sample";
export type PayrollProblems = Partial<Record<PayrollRequiredField, PayrollProblem>>;

/** What stands in the way of saving payroll data (PAY-03 to PAY-06, D-72, D-73). Empty: nothing. */
export function validatePayroll(form: PayrollForm): PayrollProblems {
  const found: PayrollProblems = {};
  for (const field of PAYROLL_REQUIRED_FIELDS) {
    const problem = payrollProblemOf(field, form[field].trim());
    if (problem) found[field] = problem;
  }
  return found;
}

function payrollProblemOf(field: PayrollRequiredField, value: string): PayrollProblem | null {
  if (value === "") return "required";
  if (field === "iban") return isValidIban(value) ? null : "iban";
  if (field !== "socialSecurityNumber") return null;
  if (/\D/.test(value)) return "digits";
  return value.length > SOCIAL_SECURITY_MAX_LENGTH ? "tooLong" : null;
}

/** The fields that still hold the example and are not confirmed as one's own (P35). Nothing in it is an example of nothing. */
export const openSamples = (
  form: PayrollForm,
  sample: PayrollForm | null,
  confirmed: readonly PayrollRequiredField[],
): PayrollRequiredField[] =>
  PAYROLL_REQUIRED_FIELDS.filter((field) => isSample(field, form, sample) && !confirmed.includes(field));

/** The payroll form while it is filled in, with the examples that the person has confirmed as their own. */
export type PayrollDraft = PayrollForm & { confirmed: PayrollRequiredField[] };

/** What stands in the way of saving a draft: its values, and the examples that are still open (P35). */
export function payrollDraftProblems(draft: PayrollDraft, sample: PayrollForm | null): PayrollProblems {
  const found = validatePayroll(draft);
  const open = openSamples(draft, sample, draft.confirmed);
  const problems = PAYROLL_REQUIRED_FIELDS.map((field) => [field, found[field] ?? (open.includes(field) && "sample")]);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/** Whether a field holds the example, in whatever spelling. */
export function isSample(field: PayrollRequiredField, form: PayrollForm, sample: PayrollForm | null): boolean {
  const example = sample && tidyPayroll(sample)[field];
  return Boolean(example) && tidyPayroll(form)[field] === example;
}

/** As it is sent: blanks around each value gone, the IBAN without its groups. */
export const tidyPayroll = (form: PayrollForm): PayrollForm => ({
  ...trimmed(form, PAYROLL_REQUIRED_FIELDS),
  iban: normaliseIban(form.iban),
});

/** As it is shown: the IBAN in groups of four. */
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

export type FinancialProblem = "allRequired" | "iban" | "tooLong";
export type FinancialProblems = Partial<Record<FinancialField, FinancialProblem>>;

/** What stands in the way of saving financial data: all six are required (PAY-10, PAY-11, D-72). Empty: nothing. */
export function validateFinancial(form: FinancialForm): FinancialProblems {
  const found: FinancialProblems = {};
  for (const field of FINANCIAL_FIELDS) {
    const value = form[field].trim();
    if (value === "") found[field] = "allRequired";
    else if (field === "iban" && !isValidIban(value)) found[field] = "iban";
    else if (field === "socialSecurityNumber" && value.length > SOCIAL_SECURITY_MAX_LENGTH) found[field] = "tooLong";
  }
  return found;
}

export const tidyFinancial = (form: FinancialForm): FinancialForm => ({
  ...trimmed(form, FINANCIAL_FIELDS),
  iban: normaliseIban(form.iban),
});

export const shownFinancial = (form: FinancialForm): FinancialForm => ({ ...form, iban: shownIban(form.iban) });

function trimmed<Form extends Record<Field, string>, Field extends keyof Form>(
  form: Form,
  fields: readonly Field[],
): Form {
  const values = fields.map((field) => [field, form[field].trim()]);
  return { ...form, ...Object.fromEntries(values) };
}
