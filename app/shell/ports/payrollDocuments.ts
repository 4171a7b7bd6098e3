import type { SessionClient } from "#app/client/client.ts";
import { getPayrollDocument, getPayrollDocuments } from "#app/client/calls/papers.ts";
import type { PayrollDocumentsPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";

/** Payslips over the proposed calls; what cannot be read of the list is left out. */
export const createPayrollDocumentsPort = ({ call }: SessionClient): PayrollDocumentsPort => ({
  list: async (extraId) => valueOf(await call(getPayrollDocuments, { params: { extraId } })).rows,
  download: async (extraId, { id }) =>
    valueOf(await call(getPayrollDocument, { params: { extraId, documentId: id } })).file,
});
