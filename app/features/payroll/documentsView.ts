import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { isSafeAddress } from "#src/lib/safeAddress.ts";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";
import type { PayrollDocumentsState } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

/** The documents as the page at `here` lists them: an address that is none to open is left out (S3). */
export function toPayrollDocumentsState(query: Loaded<PayrollDocument[]>, here: string): PayrollDocumentsState {
  if (!query.data) return toPending(query);
  const documents = query.data.map((document) =>
    isSafeAddress(document.downloadUrl, here) ? document : { ...document, downloadUrl: "" },
  );
  return { kind: "ready", documents, isRefreshing: query.isFetching };
}
