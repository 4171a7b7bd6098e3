import { waiting, type Loaded } from "#app/areas/waiting.ts";
import type { PayrollDocument } from "#src/model/payroll.ts";
import type { PayrollDocumentsState } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export function toPayrollDocumentsState(query: Loaded<PayrollDocument[]>): PayrollDocumentsState {
  return query.data ? { kind: "ready", documents: query.data } : waiting(query);
}
