import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { contractDataAnswer } from "#src/model/contract/contractDataAnswer.ts";

export const getContractData = defineCall({
  name: "getContractData",
  method: "GET",
  path: "/contract_data/{extraId}",
  answer: contractDataAnswer,
  ...proposed("contractData"),
  announces: querying,
});

export const saveContractData = defineCall({
  name: "saveContractData",
  method: "PUT",
  path: "/contract_data/{extraId}",
  /** `content`: the file as base64. An omitted document stays unchanged; `null` removes it. */
  request: z.object({
    employment_type: z.string(),
    employment_document: z.optional(z.nullable(z.object({ name: z.string(), type: z.string(), content: z.string() }))),
  }),
  answer: acknowledged,
  ...proposed("contractData"),
  announces: changing,
});
