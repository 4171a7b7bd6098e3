import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createDownloading } from "#app/features/payroll/downloading.ts";
import { toPayrollDocumentsState } from "#app/features/payroll/documentsView.ts";
import { payrollDocumentsQuery } from "#app/features/payroll/payrollQueries.ts";
import { samePerson } from "#app/shell/samePerson.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useView } from "#app/shell/viewSource.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { PayrollDocumentsScreen } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export function PayrollDocumentsPage() {
  const signedIn = useSignedIn();
  const { ports, extraId } = signedIn;
  const documents = useQuery(payrollDocumentsQuery(signedIn));
  const [downloading] = useState(() =>
    createDownloading({
      fetchFile: async (document) => (await ports.payrollDocuments()).download(extraId, document),
      save: saveFile,
      isSamePerson: samePerson(signedIn),
    }),
  );
  useEffect(() => downloading.enter(), [downloading]);
  return (
    <PayrollDocumentsScreen
      frame={useFrame("billing-data")}
      state={toPayrollDocumentsState(documents, location.href)}
      download={useView(downloading)}
      onRetry={() => void documents.refetch()}
      onDownload={downloading.start}
    />
  );
}
