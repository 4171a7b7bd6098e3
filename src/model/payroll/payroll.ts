import * as z from "zod/mini";
import { answerOf, looseText, savedForm } from "#src/model/answer.ts";
import { listOf } from "#src/model/listAnswer.ts";
import { flag, requiredText, text } from "#src/model/reading.ts";

export const SOCIAL_SECURITY_MAX_LENGTH = 15;

/** A payslip or another downloadable document (ENTS-10). */
export const payrollDocumentSchema = z.object({ id: requiredText, title: text, date: text, downloadUrl: text });
/** Newest first. */
export const payrollDocumentsAnswer = listOf(payrollDocumentSchema, ({ id }) => id);
export type PayrollDocument = z.output<typeof payrollDocumentSchema>;

/** The financial data form (ENTS-11); `taxClass` is "1" to "7". */
export const financialFormSchema = z.object({
  iban: looseText,
  accountHolder: looseText,
  taxClass: looseText,
  employmentType: looseText,
  religion: looseText,
  socialSecurityNumber: looseText,
});
export type FinancialForm = z.output<typeof financialFormSchema>;

/** The payroll form (ENTS-11); `taxClass` is "Class 1" to "Class 6". */
export const payrollFormSchema = z.object({
  iban: looseText,
  bic: looseText,
  bankName: looseText,
  accountHolder: looseText,
  taxId: looseText,
  socialSecurityNumber: looseText,
  taxClass: looseText,
  healthInsuranceProvider: looseText,
  /** `null`: neither yes nor no; a save leaves it unchanged. */
  churchTax: flag(false, null),
});
export type PayrollForm = z.output<typeof payrollFormSchema>;

export const financialAnswer = answerOf(savedForm(financialFormSchema));

/** `is_sample`: example data; only an explicit true counts (D-26, P35). */
export const payrollAnswer = answerOf({ ...savedForm(payrollFormSchema), is_sample: flag(false, false) });
