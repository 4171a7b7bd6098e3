import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toPayrollDocumentsState } from "#app/features/payroll/documentsView.ts";
import { useDownload } from "#app/features/payroll/useDownload.ts";
import { payrollDocumentsQuery } from "#app/features/payroll/payrollQueries.ts";
import { samePerson } from "#app/session/samePerson.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { PayrollDocumentsScreen } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export function PayrollDocumentsPage() {
  const signedIn = useSignedIn();
  const { ports, extraId } = signedIn;
  const documents = useQuery(payrollDocumentsQuery(signedIn));
  const [isSamePerson] = useState(() => samePerson(signedIn));
  const { download, start } = useDownload({
    fetchFile: async (document) => (await ports.payrollDocuments()).download(extraId, document),
    save: saveFile,
    isSamePerson,
  });
  return (
    <PayrollDocumentsScreen
      frame={useFrame("billing-data")}
      state={toPayrollDocumentsState(documents, location.href)}
      download={download}
      onRetry={() => void documents.refetch()}
      onDownload={start}
    />
  );
}
