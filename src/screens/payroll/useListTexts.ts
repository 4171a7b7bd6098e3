import { useCopy } from "#src/copy/useCopy.tsx";
import { FINANCIAL_EMPLOYMENT_TYPES, PAYROLL_TAX_CLASSES, RELIGIONS, TAX_CLASSES } from "#src/model/lists.ts";

const employmentKeys = {
  "Short-term Employment": "shortTerm",
  "Minor Employment": "minor",
  "Full-time Employment": "fullTime",
  "Part-time Employment": "partTime",
} as const;
const religionKeys = {
  Catholic: "catholic",
  Protestant: "protestant",
  Islamic: "islamic",
  Jewish: "jewish",
  Other: "other",
  "No religion": "none",
} as const;
const payrollClassKeys = {
  "Class 1": "class1",
  "Class 2": "class2",
  "Class 3": "class3",
  "Class 4": "class4",
  "Class 5": "class5",
  "Class 6": "class6",
} as const;

/** Stored and sent values are the provider's English; their labels are texts (D-97, FMTS-04 to FMTS-07). */
export function useListTexts() {
  const t = useCopy("payroll");
  return {
    taxClasses: TAX_CLASSES.map((value) => ({ value, label: t(`taxClasses.class${value}`) })),
    payrollTaxClasses: PAYROLL_TAX_CLASSES.map((value) => ({
      value,
      label: t(`payrollTaxClasses.${payrollClassKeys[value]}`),
    })),
    employmentTypes: FINANCIAL_EMPLOYMENT_TYPES.map((value) => ({
      value,
      label: t(`employmentTypes.${employmentKeys[value]}`),
    })),
    religions: RELIGIONS.map((value) => ({ value, label: t(`religions.${religionKeys[value]}`) })),
  };
}
