import type { FinancialForm, PayrollDocument, PayrollForm } from "#src/model/payroll/payroll.ts";

/** Payroll data as filled in; the IBAN as displayed. */
export const payrollOfMilica: PayrollForm = {
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "COBADEFFXXX",
  bankName: "Commerzbank Frankfurt",
  accountHolder: "Milica Lazarević",
  taxId: "65929970489",
  socialSecurityNumber: "53311296003",
  taxClass: "Class 1",
  healthInsuranceProvider: "AOK Hessen",
  churchTax: false,
};

export const noPayroll: PayrollForm = {
  iban: "",
  bic: "",
  bankName: "",
  accountHolder: "",
  taxId: "",
  socialSecurityNumber: "",
  taxClass: "",
  healthInsuranceProvider: "",
  churchTax: false,
};

/** Example data that the sandbox provider returns to users who have saved nothing. */
export const payrollSample: PayrollForm = {
  iban: "DE12 5001 0517 0648 4898 90",
  bic: "INGDDEFFXXX",
  bankName: "Musterbank",
  accountHolder: "Erika Mustermann",
  taxId: "47036892816",
  socialSecurityNumber: "65170839003",
  taxClass: "Class 1",
  healthInsuranceProvider: "Muster-Krankenkasse",
  churchTax: false,
};

export const financialOfMilica: FinancialForm = {
  iban: "DE89 3704 0044 0532 0130 00",
  accountHolder: "Milica Lazarević",
  taxClass: "1",
  employmentType: "Minor Employment",
  religion: "No religion",
  socialSecurityNumber: "53 311296 L003",
};

export const noFinancial: FinancialForm = {
  iban: "",
  accountHolder: "",
  taxClass: "",
  employmentType: "",
  religion: "",
  socialSecurityNumber: "",
};

const months = [
  ["2026-11-02", "Oktober 2026"],
  ["2026-10-01", "September 2026"],
  ["2026-09-01", "August 2026"],
  ["2026-08-03", "Juli 2026"],
  ["2026-07-01", "Juni 2026"],
  ["2026-06-01", "Mai 2026"],
  ["2026-05-04", "April 2026"],
  ["2026-04-01", "März 2026"],
] as const;

/** Newest first, in the provider's order. */
export const payrollDocuments: PayrollDocument[] = months.map(([date, month]) => ({
  id: date.slice(0, 7),
  title: `Lohnabrechnung ${month}`,
  date,
  downloadUrl: `/files/${date.slice(0, 7)}.pdf`,
}));

export const longestPayrollDocument: PayrollDocument = {
  id: "year",
  title:
    "Elektronische Lohnsteuerbescheinigung 2026 und Meldebescheinigung zur Sozialversicherung für kurzfristige Beschäftigungen",
  date: "2027-01-29",
  downloadUrl: "/files/2026.pdf",
};
