import { Download } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import type { ContractActions, OpenContract } from "./openContract.ts";

export type ContractInstructionsProps = { contract: OpenContract; mailbox: string } & Pick<
  ContractActions,
  "onDownload"
>;

/** The instructions: before the download as a preview, afterwards step by step. */
export function ContractInstructions({ contract, mailbox, onDownload }: ContractInstructionsProps) {
  const t = useCopy("contract.page");
  const id = useId();
  const isThere = contract.status === "sign_and_send";
  const isDownloading = contract.pending.includes("download");
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-section font-title">
        <span>{t(isThere ? "steps.title" : "download.nextTitle")}</span>
      </h2>
      <TaskRows aria-labelledby={id}>
        <TaskRow glyph="1" title={t("steps.sign.title")} note={t("steps.sign.text")} />
        <TaskRow glyph="2" title={t("steps.scan.title")} note={t("steps.scan.text")} />
        <TaskRow
          glyph="3"
          title={t("steps.send.title")}
          note={mailbox ? t("steps.send.text", { mailbox }) : t("steps.send.textUnknown")}
        >
          {isThere && !mailbox ? (
            <div className="px-card pb-4">
              <Reason>{t("steps.missingMailbox")}</Reason>
            </div>
          ) : null}
        </TaskRow>
      </TaskRows>
      {isThere ? (
        <Button variant="quiet" width="flush" isPending={isDownloading} onClick={onDownload}>
          {isDownloading ? null : <Download aria-hidden="true" className="size-5" />}
          <span key={`${isDownloading}`}>{t(isDownloading ? "send.downloading" : "send.again")}</span>
        </Button>
      ) : null}
    </section>
  );
}
