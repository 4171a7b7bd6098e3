import { createHeld } from "#app/platform/held.ts";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";
import type { PayrollDocumentsScreenProps } from "#src/screens/payroll/PayrollDocumentsScreen.tsx";

type Download = PayrollDocumentsScreenProps["download"];

export type DownloadingMeans = {
  fetchFile: (document: PayrollDocument) => Promise<Blob>;
  save: (file: Blob, name: string) => void;
  /** Whether whoever asked is still signed in. */
  isSamePerson: () => boolean;
};

/** Hands documents to the person as long as the screen is there; what failed can be tried again. */
export function createDownloading({ fetchFile, save, isSamePerson }: DownloadingMeans) {
  const view = createHeld<Download>(null);
  /** What an earlier visit asked for is not saved. */
  let visit = 0;

  async function run(document: PayrollDocument) {
    const { id, title } = document;
    const own = visit;
    const tell = (next: Download) => own === visit && view.get()?.id === id && view.set(next);
    view.set({ id, status: "downloading" });
    try {
      const file = await fetchFile(document);
      if (own === visit && isSamePerson()) save(file, `${title}.pdf`);
      tell(null);
    } catch {
      tell({ id, status: "failed" });
    }
  }

  return {
    getView: view.get,
    subscribe: view.subscribe,
    /** The screen is there. Returns what to call when it leaves. */
    enter: () => () => {
      visit += 1;
      view.set(null);
    },
    start: (document: PayrollDocument) => void run(document),
  };
}
