import { defineCall } from "#app/client/contract/defineCall.ts";
import { acknowledged } from "#src/model/answer.ts";
import { contractAnswer } from "#src/model/contract/contract.ts";
import { payrollDocumentsAnswer } from "#src/model/payroll/payroll.ts";
import { pdfAnswer } from "#src/model/pdfAnswer.ts";

/** The screens say it in place. */
const proposed = {
  bearer: "required",
  refreshOn401: true,
  announces: { success: "none", failure: "own" },
  area: "signed-in",
} as const;

export const getContract = defineCall({
  name: "getContract",
  offer: "contract",
  method: "GET",
  path: "/contract/{extraId}",
  answer: contractAnswer,
  ...proposed,
});

/** `file`: "contract" to sign, "provider" when it has come back, or the signed "original". */
export const getContractFile = defineCall({
  name: "getContractFile",
  offer: "contract",
  method: "GET",
  path: "/contract/{extraId}/files/{file}",
  answer: pdfAnswer,
  ...proposed,
});

export const markContractSent = defineCall({
  name: "markContractSent",
  offer: "contract",
  method: "POST",
  path: "/contract/{extraId}/sent",
  answer: acknowledged,
  ...proposed,
});

export const confirmContractReceipt = defineCall({
  name: "confirmContractReceipt",
  offer: "contract",
  method: "POST",
  path: "/contract/{extraId}/receipt",
  answer: acknowledged,
  ...proposed,
});

export const completeContract = defineCall({
  name: "completeContract",
  offer: "contract",
  method: "POST",
  path: "/contract/{extraId}/completion",
  answer: acknowledged,
  ...proposed,
});

export const getPayrollDocuments = defineCall({
  name: "getPayrollDocuments",
  offer: "payrollDocuments",
  method: "GET",
  path: "/payroll_documents/{extraId}",
  answer: payrollDocumentsAnswer,
  ...proposed,
});

export const getPayrollDocument = defineCall({
  name: "getPayrollDocument",
  offer: "payrollDocuments",
  method: "GET",
  path: "/payroll_documents/{extraId}/{documentId}",
  answer: pdfAnswer,
  ...proposed,
});
