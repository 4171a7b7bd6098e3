import { useState } from "react";
import { saveFile } from "#app/saveFile.ts";
import type { PayrollDocument } from "#src/model/payroll.ts";
import type { PayrollDocumentsScreenProps } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

type Download = PayrollDocumentsScreenProps["download"];

/** One document at a time; what failed can be tried again. */
export function useDownload(fetchFile: (document: PayrollDocument) => Promise<Blob>) {
  const [download, setDownload] = useState<Download>(null);

  async function start(document: PayrollDocument) {
    const { id, title } = document;
    setDownload({ id, status: "downloading" });
    const isLatest = (now: Download) => now?.id === id;
    try {
      saveFile(await fetchFile(document), `${title}.pdf`);
      setDownload((now) => (isLatest(now) ? null : now));
    } catch {
      setDownload((now) => (isLatest(now) ? { id, status: "failed" } : now));
    }
  }

  return { download, start: (document: PayrollDocument) => void start(document) };
}
