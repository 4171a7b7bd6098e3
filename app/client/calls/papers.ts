import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { contractAnswer } from "#src/model/contract/contract.ts";
import { payrollDocumentsAnswer } from "#src/model/payroll/payroll.ts";
import { pdfAnswer } from "#src/model/pdfAnswer.ts";

export const getContract = defineCall({
  name: "getContract",
  method: "GET",
  path: "/contract/{extraId}",
  answer: contractAnswer,
  ...proposed("contract"),
  announces: querying,
});

/** `file`: "contract" (to sign), "provider" (countersigned) or "original" (signed). */
export const getContractFile = defineCall({
  name: "getContractFile",
  method: "GET",
  path: "/contract/{extraId}/files/{file}",
  answer: pdfAnswer,
  ...proposed("contract"),
  announces: querying,
});

export const markContractSent = defineCall({
  name: "markContractSent",
  method: "POST",
  path: "/contract/{extraId}/sent",
  answer: acknowledged,
  ...proposed("contract"),
  announces: querying,
});

export const confirmContractReceipt = defineCall({
  name: "confirmContractReceipt",
  method: "POST",
  path: "/contract/{extraId}/receipt",
  answer: acknowledged,
  ...proposed("contract"),
  announces: querying,
});

export const completeContract = defineCall({
  name: "completeContract",
  method: "POST",
  path: "/contract/{extraId}/completion",
  answer: acknowledged,
  ...proposed("contract"),
  announces: querying,
});

export const getPayrollDocuments = defineCall({
  name: "getPayrollDocuments",
  method: "GET",
  path: "/payroll_documents/{extraId}",
  answer: payrollDocumentsAnswer,
  ...proposed("payrollDocuments"),
  announces: querying,
});

export const getPayrollDocument = defineCall({
  name: "getPayrollDocument",
  method: "GET",
  path: "/payroll_documents/{extraId}/{documentId}",
  answer: pdfAnswer,
  ...proposed("payrollDocuments"),
  announces: querying,
});
