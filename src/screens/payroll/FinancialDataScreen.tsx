import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { FormSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import { FinancialDataForm, type FinancialDataFormProps } from "./FinancialDataForm.tsx";
import { SaveDock } from "./SaveDock.tsx";

export type FinancialDataState = Pending<
  { kind: "ready" } & Pick<FinancialDataFormProps, "initial" | "status" | "startsChecked" | "isOnFile">
>;

export type FinancialDataScreenProps = {
  frame: Frame;
  /** Opened after confirming the availability, as the next step (D-67). */
  isNextStep: boolean;
  state: FinancialDataState;
  problem: "saveFailed" | null;
  onRetry: () => void;
} & Pick<FinancialDataFormProps, "onSubmit">;

export function FinancialDataScreen(props: FinancialDataScreenProps) {
  const t = useCopy("payroll");
  const { frame, isNextStep, state, problem } = props;
  const id = useId();
  return (
    <AppShell
      {...frame}
      title={t("financial.title")}
      sign={isNextStep ? <NextStep badge={t("financial.next")} note={t("financial.nextNote")} /> : null}
      dock={state.kind === "ready" ? <SaveDock form={id} status={state.status} /> : null}
    >
      <FailureBanner failure={problem}>{t("form.saveFailed")}</FailureBanner>
      <PageState
        state={state}
        loading={
          <Loading label={t("form.loading")}>
            <FormSkeleton
              sections={[
                { title: t("form.sections.bank"), hasLead: true, fields: 2, helped: [1] },
                { title: t("form.sections.work"), fields: 4, helped: [1, 2, 3] },
              ]}
            />
          </Loading>
        }
        failure={{ title: t("form.failure.title"), body: t("form.failure.body") }}
        onRetry={props.onRetry}
      >
        {(ready) => <FinancialDataForm {...ready} id={id} onSubmit={props.onSubmit} />}
      </PageState>
    </AppShell>
  );
}

function NextStep({ badge, note }: { badge: string; note: string }) {
  return (
    <div className="grid justify-items-start gap-2 pb-4">
      <Badge outline>{badge}</Badge>
      <p className="text-sign-ink-2">
        <span>{note}</span>
      </p>
    </div>
  );
}
