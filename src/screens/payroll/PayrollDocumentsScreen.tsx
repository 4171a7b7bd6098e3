import { useCopy } from "#src/copy/useCopy.tsx";
import type { PayrollDocument } from "#src/model/payroll/payroll.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { EmptyList } from "#src/patterns/EmptyList.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { Tray } from "#src/primitives/drawings/Tray.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { RowsSkeleton } from "#src/patterns/RowsSkeleton.tsx";
import { DocumentRow } from "./DocumentRow.tsx";

export type PayrollDocumentsState = Pending<{
  kind: "ready";
  documents: readonly PayrollDocument[];
  isRefreshing: boolean;
}>;

export type PayrollDocumentsScreenProps = {
  frame: Frame;
  state: PayrollDocumentsState;
  /** The last requested document, while it is downloading or after it failed. */
  download: { id: string; status: "downloading" | "failed" } | null;
  onRetry: () => void;
  onDownload: (document: PayrollDocument) => void;
};

export function PayrollDocumentsScreen(props: PayrollDocumentsScreenProps) {
  const t = useCopy("payroll.documents");
  const { frame, state, download } = props;
  return (
    <AppShell {...frame} title={t("title")}>
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <RowsSkeleton rows={3} />
          </Loading>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {({ documents, isRefreshing }) =>
          documents.length === 0 ? (
            <EmptyList
              drawing={<Tray />}
              title={t("empty.title")}
              body={t("empty.body")}
              label={t("empty.toReload")}
              pendingLabel={t("loading")}
              isRetrying={isRefreshing}
              onRetry={props.onRetry}
            />
          ) : (
            <>
              <p className="text-ink-2">
                <span>{t("lead")}</span>
              </p>
              <ul aria-label={t("list")} className="overflow-hidden rounded-card border border-line bg-surface">
                {documents.map((document) => (
                  <DocumentRow
                    key={document.id}
                    document={document}
                    status={download?.id === document.id ? download.status : "ready"}
                    onDownload={() => props.onDownload(document)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </PageState>
    </AppShell>
  );
}
