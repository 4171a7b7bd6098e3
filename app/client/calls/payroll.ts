import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { payrollAnswer } from "#src/model/payroll/payroll.ts";

export const getPayrollData = defineCall({
  name: "getPayrollData",
  method: "GET",
  path: "/payroll/{extraId}",
  answer: payrollAnswer,
  ...proposed("payroll"),
  announces: querying,
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
    /** Omitted: unchanged. */
    churchTax: z.optional(z.boolean()),
  }),
  answer: acknowledged,
  ...proposed("payroll"),
  announces: changing,
});
