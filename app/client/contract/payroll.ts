import * as z from "zod/mini";
import { defineCall } from "#app/client/contract/defineCall.ts";
import { acknowledged } from "#src/model/answer.ts";
import { payrollAnswer } from "#src/model/payroll/payroll.ts";

const proposed = { offer: "payroll", bearer: "required", refreshOn401: true, area: "signed-in" } as const;

export const getPayrollData = defineCall({
  name: "getPayrollData",
  method: "GET",
  path: "/payroll/{extraId}",
  answer: payrollAnswer,
  ...proposed,
  /** The screen says it in place. */
  announces: { success: "none", failure: "own" },
});

export const savePayrollData = defineCall({
  name: "savePayrollData",
  method: "PUT",
  path: "/payroll/{extraId}",
  request: z.object({
    iban: z.string(),
    bic: z.string(),
    bankName: z.string(),
    accountHolder: z.string(),
    taxId: z.string(),
    socialSecurityNumber: z.string(),
    taxClass: z.string(),
    healthInsuranceProvider: z.string(),
    churchTax: z.boolean(),
  }),
  answer: acknowledged,
  ...proposed,
  announces: { success: "own", failure: "own" },
});
