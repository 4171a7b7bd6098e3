import { useMutation } from "@tanstack/react-query";
import { useIsHere } from "#app/shell/mutations.ts";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";
import type { PayrollDocumentsScreenProps } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

export type DownloadPlan = {
  fetchFile: (document: PayrollDocument) => Promise<Blob>;
  save: (file: Blob, name: string) => void;
  /** Whether whoever asked is still signed in. */
  isSamePerson: () => boolean;
};

/** Hands documents to the person as long as the screen is there; what failed can be tried again. */
export function useDownload({ fetchFile, save, isSamePerson }: DownloadPlan) {
  const isHere = useIsHere();
  const { mutate, status, variables } = useMutation({
    mutationFn: fetchFile,
    // Not what an earlier visit asked for (S7).
    onSuccess: (file, { title }) => {
      if (isHere() && isSamePerson()) save(file, `${title}.pdf`);
    },
  });
  const shown = { pending: "downloading", error: "failed", idle: null, success: null } as const;
  const download: PayrollDocumentsScreenProps["download"] =
    variables && shown[status] ? { id: variables.id, status: shown[status] } : null;
  return { download, start: (document: PayrollDocument) => mutate(document) };
}
