import { Download, RotateCw } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";
import type { ContractAction, ContractActions, OpenContract } from "./openContract.ts";

export type ContractDockProps = { contract: OpenContract } & ContractActions;

/** The one way on of each status. */
export function ContractDock(props: ContractDockProps) {
  const t = useCopy("contract.page");
  const id = useId();
  const { status, problem, isReceived } = props.contract;
  const isBusy = (action: ContractAction) => props.contract.pending.includes(action);
  switch (status) {
    case "download_required": {
      const isDownloading = isBusy("download");
      const Glyph = problem === "download" ? RotateCw : Download;
      return (
        <Dock
          primary={
            <Button isPending={isDownloading} onClick={props.onDownload}>
              {isDownloading ? null : <Glyph aria-hidden="true" className="size-5" />}
              <span key={`${isDownloading} ${problem}`}>
                {t(isDownloading ? "download.busy" : problem === "download" ? "retry" : "download.submit")}
              </span>
            </Button>
          }
        />
      );
    }
    case "sign_and_send":
      return (
        <Dock
          summary={<Reason>{t("send.hint")}</Reason>}
          primary={
            <Button isPending={isBusy("mark")} onClick={props.onMarkAsSent}>
              <span key={`${isBusy("mark")}`}>{t(isBusy("mark") ? "send.marking" : "send.submit")}</span>
            </Button>
          }
        />
      );
    case "ucm_processing":
      return (
        <Dock
          primary={
            <Button variant="secondary" isPending={isBusy("check")} onClick={props.onCheck}>
              {isBusy("check") ? null : <RotateCw aria-hidden="true" className="size-5" />}
              <span key={`${isBusy("check")}`}>{t(isBusy("check") ? "processing.busy" : "processing.submit")}</span>
            </Button>
          }
        />
      );
    case "ucm_ready":
      return (
        <Dock
          summary={isReceived ? null : <Reason id={id}>{t("documents.missing")}</Reason>}
          primary={
            <Button
              isDisabled={!isReceived}
              isPending={isBusy("confirm")}
              aria-describedby={isReceived ? undefined : id}
              onClick={props.onConfirm}
            >
              <span key={`${isBusy("confirm")}`}>
                {t(isBusy("confirm") ? "documents.confirming" : "documents.submit")}
              </span>
            </Button>
          }
        />
      );
    case "complete":
      return (
        <Dock
          primary={
            <Button onClick={props.onToIdCheck}>
              <span>{t("complete.toIdCheck")}</span>
              <WayOn />
            </Button>
          }
        />
      );
  }
}
