import { Download, FileText } from "lucide-react";
import type { MouseEvent } from "react";
import { formatDate } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";
import { FieldError } from "#src/primitives/FieldError.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";

export type DocumentRowProps = {
  /** Without `downloadUrl` it cannot be downloaded, and the row shows that. */
  document: PayrollDocument;
  status: "ready" | "downloading" | "failed";
  onDownload: () => void;
};

/** One document: the whole row is the download link, if it has a URL. */
export function DocumentRow({ document, status, onDownload }: DocumentRowProps) {
  const t = useCopy("payroll.documents");
  const isBusy = status === "downloading";
  const date = formatDate(document.date);
  const hasAddress = document.downloadUrl !== "";
  const problem = !hasAddress ? "linkFailed" : status === "failed" ? "downloadFailed" : null;
  const link = {
    href: document.downloadUrl,
    download: "",
    "aria-disabled": isBusy || undefined,
    "aria-busy": isBusy || undefined,
    onClick(event: MouseEvent) {
      event.preventDefault();
      if (!isBusy) onDownload();
    },
  };
  return (
    <li className="border-line not-first:border-t">
      <a
        {...(hasAddress ? link : {})}
        className={`flex w-full min-h-17 flex-wrap items-center gap-2.5 rounded-card px-card py-3 text-left -outline-offset-3 ${hasAddress ? "hover:bg-fill" : ""}`}
      >
        <Plate>
          <FileText />
        </Plate>
        <span className="min-w-0 flex-[1_1_6rem]">
          <span className="block text-row font-strong text-balance wrap-anywhere">{document.title}</span>
          <span key={status} className="block text-meta text-ink-2">
            {isBusy ? t("row.busy") : t("row.date", { date })}
          </span>
        </span>
        {isBusy ? <Spinner /> : null}
        {hasAddress && !isBusy ? <Download aria-hidden="true" className="size-5 shrink-0 text-ink-3" /> : null}
      </a>
      <FieldError className="px-card">{problem && <span className="block pb-3">{t(problem)}</span>}</FieldError>
    </li>
  );
}
