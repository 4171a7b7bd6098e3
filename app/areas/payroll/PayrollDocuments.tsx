import { useQuery } from "@tanstack/react-query";
import { toPayrollDocumentsState } from "#app/areas/payroll/documentsView.ts";
import { payrollDocumentsQuery } from "#app/areas/payroll/payrollQueries.ts";
import { useDownload } from "#app/areas/payroll/useDownload.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { PayrollDocumentsScreen } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export function PayrollDocuments() {
  const signedIn = useSignedIn();
  const { ports, extraId } = signedIn;
  const documents = useQuery(payrollDocumentsQuery(signedIn));
  const { download, start } = useDownload(async (document) =>
    (await ports.payrollDocuments()).download(extraId, document),
  );
  return (
    <PayrollDocumentsScreen
      frame={useFrame("billing-data")}
      state={toPayrollDocumentsState(documents)}
      download={download}
      onRetry={() => void documents.refetch()}
      onDownload={start}
    />
  );
}
