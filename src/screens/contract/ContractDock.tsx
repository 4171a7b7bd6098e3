import { Download, Mail, RotateCw } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { addressPart } from "#src/lib/addressPart.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { LinkButton } from "#src/primitives/LinkButton.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import type { ContractAction, ContractActions, OpenContract } from "./openContract.ts";

export type ContractDockProps = {
  contract: OpenContract;
  /** Mailbox for signed contracts; empty while not configured. */
  mailbox: string;
} & ContractActions;

/** The primary action of each status. */
export function ContractDock(props: ContractDockProps) {
  const t = useCopy("contract.page");
  const id = useId();
  const { status, problem, isReceived } = props.contract;
  const isBusy = (action: ContractAction) => props.contract.pending.includes(action);
  switch (status) {
    case "download_required": {
      const isDownloading = isBusy("download");
      return (
        <Dock
          summary={
            problem === "download" ? null : (
              <p>
                <span>{t("download.lead")}</span>
              </p>
            )
          }
          primary={
            <Button isPending={isDownloading} onClick={props.onDownload}>
              {isDownloading ? null : <Download aria-hidden="true" className="size-5" />}
              <span key={`${isDownloading}`}>{t(isDownloading ? "download.busy" : "download.submit")}</span>
            </Button>
          }
        />
      );
    }
    case "sign_and_send": {
      const toMark = (
        <Button
          variant={props.mailbox ? "secondary" : "primary"}
          isPending={isBusy("mark")}
          onClick={props.onMarkAsSent}
        >
          <span key={`${isBusy("mark")}`}>{t(isBusy("mark") ? "send.marking" : "send.submit")}</span>
        </Button>
      );
      const hint = <Reason>{t("send.hint")}</Reason>;
      if (!props.mailbox) return <Dock summary={hint} primary={toMark} />;
      return (
        <Dock
          // On the narrowest phones there is room for both buttons or for the hint.
          summary={<div className="narrow:hidden">{hint}</div>}
          primary={
            <LinkButton href={mailto(props.mailbox, t("steps.subject"))}>
              <Mail aria-hidden="true" className="size-5" />
              <span>{t("steps.write")}</span>
            </LinkButton>
          }
          quiet={toMark}
        />
      );
    }
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
              <NextArrow />
            </Button>
          }
        />
      );
  }
}

const mailto = (mailbox: string, subject: string) =>
  `mailto:${addressPart(mailbox).replace("%40", "@")}?subject=${addressPart(subject)}`;
