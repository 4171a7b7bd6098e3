import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { LoadFailure } from "#src/patterns/LoadFailure.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Tray } from "#src/primitives/drawings/Tray.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { ContractDock } from "./ContractDock.tsx";
import { ContractProgress } from "./ContractProgress.tsx";
import type { ContractActions, OpenContract } from "./openContract.ts";
import { contractText } from "./openContract.ts";
import { ContractDocuments } from "./ContractDocuments.tsx";
import { ContractInstructions } from "./ContractInstructions.tsx";
import { ContractWaiting } from "./ContractWaiting.tsx";

export type ContractState =
  | { kind: "loading" }
  | { kind: "failed"; isRetrying: boolean }
  /** Nothing is booked yet, so there is nothing to sign. */
  | { kind: "none" }
  | ({ kind: "open" } & OpenContract);

export type ContractScreenProps = {
  frame: Frame;
  state: ContractState;
  /** Where signed contracts are sent; empty while it is not configured. */
  mailbox: string;
  onRetry: () => void;
  onToEvents: () => void;
} & ContractActions;

export function ContractScreen(props: ContractScreenProps) {
  const t = useCopy("contract.page");
  const card = useCopy("contractCard");
  const { frame, state, mailbox, onRetry, onToEvents, ...actions } = props;
  const open = state.kind === "open" ? state : null;
  return (
    <AppShell
      {...frame}
      isPassing={state.kind === "loading"}
      title={open ? card(`${contractText[open.status]}.title`) : t("title")}
      sign={open || state.kind === "loading" ? <ContractProgress status={open?.status ?? null} /> : null}
      dock={open ? <ContractDock contract={open} mailbox={mailbox} {...actions} /> : null}
    >
      {state.kind === "loading" ? (
        <Loading label={t("loading")}>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : null}
      {state.kind === "failed" ? (
        <LoadFailure
          title={t("failure.title")}
          body={t("failure.body")}
          onRetry={onRetry}
          isRetrying={state.isRetrying}
        />
      ) : null}
      {state.kind === "none" ? (
        <EmptyState
          drawing={<Tray />}
          title={t("none.title")}
          body={t("none.body")}
          action={
            <Button width="always" onClick={onToEvents}>
              <span>{t("none.toEvents")}</span>
            </Button>
          }
        />
      ) : null}
      {open ? (
        <>
          <div role="alert" className="empty:hidden">
            {open.problem ? (
              <Banner tone="halt">
                <span key={open.problem}>{t(`problems.${open.problem}`)}</span>
              </Banner>
            ) : null}
          </div>
          {open.status === "download_required" || open.status === "sign_and_send" ? (
            <ContractInstructions contract={open} mailbox={mailbox} onDownload={actions.onDownload} />
          ) : open.status === "ucm_processing" ? (
            <ContractWaiting checkedAt={open.checkedAt} />
          ) : (
            <ContractDocuments contract={open} {...actions} />
          )}
        </>
      ) : null}
    </AppShell>
  );
}
