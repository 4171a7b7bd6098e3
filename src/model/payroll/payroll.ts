import * as z from "zod/mini";
import { flag, requiredText, text } from "#src/model/reading.ts";

export const SOCIAL_SECURITY_MAX_LENGTH = 15;

/** A payslip or another document to download (ENTS-10). */
export const payrollDocumentSchema = z.object({ id: requiredText, title: text, date: text, downloadUrl: text });
export type PayrollDocument = z.output<typeof payrollDocumentSchema>;

/** The financial data form (ENTS-11); `taxClass` is "1" to "7". */
export const financialFormSchema = z.object({
  iban: text,
  accountHolder: text,
  taxClass: text,
  employmentType: text,
  religion: text,
  socialSecurityNumber: text,
});
export type FinancialForm = z.output<typeof financialFormSchema>;

/** The payroll form (ENTS-11); `taxClass` is "Class 1" to "Class 6". */
export const payrollFormSchema = z.object({
  iban: text,
  bic: text,
  bankName: text,
  accountHolder: text,
  taxId: text,
  socialSecurityNumber: text,
  taxClass: text,
  healthInsuranceProvider: text,
  churchTax: flag(false, false),
});
export type PayrollForm = z.output<typeof payrollFormSchema>;
