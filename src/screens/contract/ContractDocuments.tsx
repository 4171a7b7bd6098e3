import { Download, ExternalLink, Eye, FileDown } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { SignedPaper } from "#src/primitives/drawings/SignedPaper.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import type { ContractActions, OpenContract } from "./openContract.ts";

export type ContractDocumentsProps = { contract: OpenContract } & Pick<
  ContractActions,
  "onDownload" | "onOpenOriginal"
>;

/** Documents returned by the provider. Still available when everything is done. */
export function ContractDocuments({ contract, onDownload, onOpenOriginal }: ContractDocumentsProps) {
  const t = useCopy("contract.page");
  const id = useId();
  // Beside it, the course marks the step.
  const isMarked = !useMinWidth("tablet") && !contract.isReceived && contract.status !== "complete";
  const { isOriginalThere } = contract;
  const isDownloading = contract.pending.includes("download");
  const isOpening = contract.pending.includes("open");
  return (
    <>
      {contract.status === "complete" ? (
        <EmptyState drawing={<SignedPaper />} title={t("complete.title")} body={t("complete.body")} />
      ) : null}
      <section aria-labelledby={id} className="grid gap-3">
        <h2 id={id} className="text-section font-title">
          <span>{t("documents.title")}</span>
        </h2>
        {contract.status === "complete" ? null : (
          <p className="text-ink-2">
            <span>{t("documents.lead")}</span>
          </p>
        )}
        <TaskRows aria-labelledby={id}>
          <TaskRow
            glyph={<FileDown />}
            plate={isMarked ? "signal" : "quiet"}
            title={t("documents.providerTitle")}
            note={t(isDownloading ? "documents.downloading" : "documents.providerNote")}
            isPending={isDownloading}
            mark={<Download {...mark} />}
            onAct={onDownload}
          />
          <TaskRow
            glyph={<Eye />}
            title={t("documents.originalTitle")}
            note={t(
              isOpening ? "documents.opening" : isOriginalThere ? "documents.originalAgain" : "documents.originalNote",
            )}
            isPending={isOpening}
            mark={<ExternalLink {...mark} />}
            onAct={onOpenOriginal}
          />
        </TaskRows>
      </section>
    </>
  );
}

const mark = { "aria-hidden": true, className: "size-5 shrink-0 text-ink-3" } as const;
