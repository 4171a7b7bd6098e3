import * as z from "zod/mini";
import { defineCall } from "#app/client/contract/defineCall.ts";
import { acknowledged } from "#src/model/answer.ts";
import { contractDataAnswer } from "#src/model/contract/contractDataAnswer.ts";

const proposed = { offer: "contractData", bearer: "required", refreshOn401: true, area: "signed-in" } as const;

export const getContractData = defineCall({
  name: "getContractData",
  method: "GET",
  path: "/contract_data/{extraId}",
  answer: contractDataAnswer,
  ...proposed,
  /** The screen says it in place. */
  announces: { success: "none", failure: "own" },
});

export const saveContractData = defineCall({
  name: "saveContractData",
  method: "PUT",
  path: "/contract_data/{extraId}",
  /** `content`: the file as base64. */
  request: z.object({
    employment_type: z.string(),
    employment_document: z.nullable(z.object({ name: z.string(), type: z.string(), content: z.string() })),
  }),
  answer: acknowledged,
  ...proposed,
  announces: { success: "own", failure: "own" },
});
