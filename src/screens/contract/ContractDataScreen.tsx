import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { FileProgress } from "#src/patterns/FileProgress.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { IntroOverlay } from "#src/patterns/IntroOverlay.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { FieldsSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { ContractDataForm, type ContractDataFormProps } from "./ContractDataForm.tsx";

type Handlers = `on${string}` | "id";

export type ContractDataState = Pending<{ kind: "ready" } & Omit<ContractDataFormProps, Handlers>>;

export type ContractDataScreenProps = {
  frame: Frame;
  state: ContractDataState;
  /** Upload progress of the document in percent. */
  sent: number;
  /** The introduction, once per user and device (CONTR-01). */
  showsIntro: boolean;
  onCloseIntro: () => void;
  onRetry: () => void;
} & Pick<ContractDataFormProps, "onTypeChange" | "onDocumentChange" | "onSubmit">;

export function ContractDataScreen(props: ContractDataScreenProps) {
  const t = useCopy("contract.data");
  const { frame, state, showsIntro } = props;
  const id = useId();
  const isReady = state.kind === "ready";
  const isSaving = isReady && state.status === "saving";
  return (
    <AppShell
      {...frame}
      title={t("title")}
      dock={
        isReady ? (
          <Dock
            summary={isSaving && state.document ? <FileProgress sent={props.sent} /> : null}
            primary={
              <Button type="submit" form={id} isPending={isSaving}>
                <span key={isSaving ? "saving" : "submit"}>{t(isSaving ? "saving" : "submit")}</span>
              </Button>
            }
          />
        ) : null
      }
    >
      <PageState
        state={state}
        loading={
          <Loading label={t("loading")}>
            <div className="grid gap-6">
              <Skeleton className="h-4 w-3/5 rounded-plate" />
              <FieldsSkeleton fields={2} />
            </div>
          </Loading>
        }
        failure={{ title: t("failure.title"), body: t("failure.body") }}
        onRetry={props.onRetry}
      >
        {(ready) => (
          <ContractDataForm
            {...ready}
            id={id}
            onTypeChange={props.onTypeChange}
            onDocumentChange={props.onDocumentChange}
            onSubmit={props.onSubmit}
          />
        )}
      </PageState>
      <IntroOverlay
        open={showsIntro && isReady}
        title={t("intro.title")}
        text={t("intro.text")}
        start={t("intro.start")}
        onClose={props.onCloseIntro}
      />
    </AppShell>
  );
}
