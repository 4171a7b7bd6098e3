import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { downloadDocument, payrollDocumentsQuery } from "#app/features/payroll/payrollApi.ts";
import { samePerson } from "#app/session/samePerson.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useIsMounted } from "#app/shell/mutations.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { isSafeAddress } from "#src/lib/safeAddress.ts";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";
import {
  PayrollDocumentsScreen,
  type PayrollDocumentsScreenProps,
  type PayrollDocumentsState,
} from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export function PayrollDocumentsPage() {
  const signedIn = useSignedIn();
  const documents = useQuery(payrollDocumentsQuery(signedIn));
  const [isSamePerson] = useState(() => samePerson(signedIn));
  const { download, start } = useDownload({
    fetchFile: (document) => downloadDocument(signedIn, document),
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

/** Resolves addresses relative to the page `here`; documents with an unsafe address are left out (S3). */
export function toPayrollDocumentsState(query: Loaded<PayrollDocument[]>, here: string): PayrollDocumentsState {
  if (!query.data) return toPending(query);
  const documents = query.data.map((document) =>
    isSafeAddress(document.downloadUrl, here) ? document : { ...document, downloadUrl: "" },
  );
  return { kind: "ready", documents, isRefreshing: query.isFetching };
}

type DownloadDeps = {
  fetchFile: (document: PayrollDocument) => Promise<Blob>;
  save: (file: Blob, name: string) => void;
  /** Whether the user who made the request is still signed in. */
  isSamePerson: () => boolean;
};

/** Saves documents while the screen is mounted; a failed download can be retried. */
export function useDownload({ fetchFile, save, isSamePerson }: DownloadDeps) {
  const isMounted = useIsMounted();
  const { mutate, status, variables } = useMutation({
    mutationFn: fetchFile,
    // Not a file requested before unmount (S7).
    onSuccess: (file, { title }) => {
      if (isMounted() && isSamePerson()) save(file, `${title}.pdf`);
    },
  });
  const shown = { pending: "downloading", error: "failed", idle: null, success: null } as const;
  const download: PayrollDocumentsScreenProps["download"] =
    variables && shown[status] ? { id: variables.id, status: shown[status] } : null;
  return { download, start: (document: PayrollDocument) => mutate(document) };
}
