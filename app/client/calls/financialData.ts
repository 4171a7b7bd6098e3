import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { financialAnswer } from "#src/model/payroll/payroll.ts";

export const getFinancialData = defineCall({
  name: "getFinancialData",
  method: "GET",
  path: "/financial_data/{extraId}",
  answer: financialAnswer,
  ...proposed("financialData"),
  announces: querying,
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
  ...proposed("financialData"),
  announces: changing,
});
