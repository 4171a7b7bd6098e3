import { Eye, FileDown } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";
import type { ContractActions, OpenContract } from "./openContract.ts";

export type ContractDocumentsProps = { contract: OpenContract } & Pick<
  ContractActions,
  "onDownload" | "onOpenOriginal"
>;

/** Documents returned by the provider. Still available when everything is done. */
export function ContractDocuments({ contract, onDownload, onOpenOriginal }: ContractDocumentsProps) {
  const t = useCopy("contract.page");
  const id = useId();
  const { isOriginalThere } = contract;
  const isDownloading = contract.pending.includes("download");
  const isOpening = contract.pending.includes("open");
  return (
    <>
      {contract.status === "complete" ? (
        <EmptyState drawing={<Pass />} title={t("complete.title")} body={t("complete.body")} />
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
            plate={contract.isReceived || contract.status === "complete" ? "quiet" : "signal"}
            title={t("documents.providerTitle")}
            note={t(isDownloading ? "documents.downloading" : "documents.providerNote")}
            isPending={isDownloading}
            onAct={onDownload}
          />
          <TaskRow
            glyph={<Eye />}
            title={t("documents.originalTitle")}
            note={t(
              isOpening ? "documents.opening" : isOriginalThere ? "documents.originalAgain" : "documents.originalNote",
            )}
            isPending={isOpening}
            onAct={onOpenOriginal}
          />
        </TaskRows>
      </section>
    </>
  );
}
