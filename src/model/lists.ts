/** Values are stored and sent in the provider's English; their German names are texts (D-97). */
export const EMPLOYMENT_STATUSES = [
  "Full-time employed",
  "Part-time employed",
  "Freelancer",
  "Student",
  "Unemployed",
  "Retired",
] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

/** Of the financial data form (FMTS-04, D-69); the meaning of each number is a text. */
export const TAX_CLASSES = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** Of the payroll form (FMTS-07). */
export const PAYROLL_TAX_CLASSES = ["Class 1", "Class 2", "Class 3", "Class 4", "Class 5", "Class 6"] as const;

export const FINANCIAL_EMPLOYMENT_TYPES = [
  "Short-term Employment",
  "Minor Employment",
  "Full-time Employment",
  "Part-time Employment",
] as const;

export const RELIGIONS = ["Catholic", "Protestant", "Islamic", "Jewish", "Other", "No religion"] as const;

/** Sections of the code of conduct, in order (FMTS-09); headings and bodies are texts. */
export const CONDUCT_SECTIONS = [
  "validity",
  "professional",
  "access",
  "safety",
  "alcoholAndDrugs",
  "vehicles",
  "dangerousGoods",
  "photoAndVideo",
  "animalsAndDrones",
  "cleanlinessAndEnvironment",
  "dataPrivacy",
  "consequences",
] as const;

/** The agreements at its end, in order (FMTS-10). */
export const CONDUCT_AGREEMENTS = ["conduct", "safety", "confidentiality", "uniform", "workingHours"] as const;
export type ConductAgreement = (typeof CONDUCT_AGREEMENTS)[number];
