import * as z from "zod/mini";
import { defineCall } from "#app/client/contract/defineCall.ts";
import { acknowledged } from "#src/model/answer.ts";
import { financialAnswer } from "#src/model/payroll/payroll.ts";

const proposed = { offer: "financialData", bearer: "required", refreshOn401: true, area: "signed-in" } as const;

export const getFinancialData = defineCall({
  name: "getFinancialData",
  method: "GET",
  path: "/financial_data/{extraId}",
  answer: financialAnswer,
  ...proposed,
  /** The screen says it in place. */
  announces: { success: "none", failure: "own" },
});

export const saveFinancialData = defineCall({
  name: "saveFinancialData",
  method: "PUT",
  path: "/financial_data/{extraId}",
  request: z.object({
    iban: z.string(),
    accountHolder: z.string(),
    taxClass: z.string(),
    employmentType: z.string(),
    religion: z.string(),
    socialSecurityNumber: z.string(),
  }),
  answer: acknowledged,
  ...proposed,
  announces: { success: "own", failure: "own" },
});
