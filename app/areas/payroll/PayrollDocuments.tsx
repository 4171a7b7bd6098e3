import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createDownloading } from "#app/areas/payroll/downloading.ts";
import { toPayrollDocumentsState } from "#app/areas/payroll/documentsView.ts";
import { payrollDocumentsQuery } from "#app/areas/payroll/payrollQueries.ts";
import { samePerson } from "#app/areas/samePerson.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useView } from "#app/flows/viewSource.ts";
import { saveFile } from "#app/saveFile.ts";
import { PayrollDocumentsScreen } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export function PayrollDocuments() {
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
