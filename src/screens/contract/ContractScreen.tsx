import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Columns } from "#src/patterns/Columns.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { Tray } from "#src/primitives/drawings/Tray.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { ContractCourse } from "./ContractCourse.tsx";
import { ContractDock } from "./ContractDock.tsx";
import { ContractProgress } from "./ContractProgress.tsx";
import type { ContractActions, OpenContract } from "./openContract.ts";
import { contractText } from "./openContract.ts";
import { ContractDocuments } from "./ContractDocuments.tsx";
import { ContractInstructions } from "./ContractInstructions.tsx";
import { ContractWaiting } from "./ContractWaiting.tsx";

export type ContractState = Pending<
  /** Nothing is booked yet, so there is nothing to sign. */
  { kind: "none" } | ({ kind: "open" } & OpenContract)
>;

export type ContractScreenProps = {
  frame: Frame;
  state: ContractState;
  /** Mailbox for signed contracts; empty while not configured. */
  mailbox: string;
  onRetry: () => void;
  onToEvents: () => void;
} & ContractActions;

export function ContractScreen(props: ContractScreenProps) {
  const t = useCopy("contract.page");
  const card = useCopy("contractCard");
  const { frame, state, mailbox, onRetry, onToEvents, ...actions } = props;
  const open = state.kind === "open" ? state : null;
  const isTablet = useMinWidth("tablet");
  return (
    <AppShell
      {...frame}
      isPassing={state.kind === "loading"}
      title={open ? card(`${contractText[open.status]}.title`) : t("title")}
      sign={open || state.kind === "loading" ? <ContractProgress status={open?.status ?? null} /> : null}
      dock={open ? <ContractDock contract={open} mailbox={mailbox} {...actions} /> : null}
      isDockInColumn
      isWide={open !== null || state.kind === "loading"}
    >
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <Columns beside={isTablet ? <RowsSkeleton title={t("course.title")} rows={5} /> : null}>
              <div className="grid gap-3">
                <Skeleton className="h-7 w-2/5 rounded-plate" />
                <RowsSkeleton rows={3} />
              </div>
            </Columns>
          </Loading>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={onRetry}
      >
        {(loaded) =>
          loaded.kind === "none" ? (
            <EmptyState
              drawing={<Tray />}
              title={t("none.title")}
              body={t("none.body")}
              action={
                <Button onClick={onToEvents}>
                  <span>{t("none.toEvents")}</span>
                  <NextArrow />
                </Button>
              }
            />
          ) : (
            <Columns beside={isTablet ? <ContractCourse status={loaded.status} /> : null}>
              <div role="alert" className="empty:hidden">
                {loaded.problem ? (
                  <Banner tone="halt">
                    <span key={loaded.problem}>{t(`problems.${loaded.problem}`)}</span>
                  </Banner>
                ) : null}
              </div>
              {loaded.status === "download_required" || loaded.status === "sign_and_send" ? (
                <ContractInstructions contract={loaded} mailbox={mailbox} onDownload={actions.onDownload} />
              ) : loaded.status === "ucm_processing" ? (
                <ContractWaiting checkedAt={loaded.checkedAt} />
              ) : (
                <ContractDocuments contract={loaded} {...actions} />
              )}
            </Columns>
          )
        }
      </PageState>
    </AppShell>
  );
}
