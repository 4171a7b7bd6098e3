import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { PageState, type Pending } from "#src/patterns/PageState.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { Loading } from "#src/patterns/Loading.tsx";
import { FormSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import { PayrollInfoForm, type PayrollInfoFormProps } from "./PayrollInfoForm.tsx";
import { SaveDock } from "./SaveDock.tsx";

export type PayrollInfoState = Pending<
  { kind: "ready" } & Pick<PayrollInfoFormProps, "initial" | "sample" | "status" | "startsChecked" | "isOnFile">
>;

export type PayrollInfoScreenProps = {
  frame: Frame;
  state: PayrollInfoState;
  problem: "saveFailed" | null;
  onRetry: () => void;
} & Pick<PayrollInfoFormProps, "onSubmit">;

export function PayrollInfoScreen(props: PayrollInfoScreenProps) {
  const t = useCopy("payroll");
  const { frame, state, problem } = props;
  const id = useId();
  return (
    <AppShell
      {...frame}
      title={t("info.title")}
      dock={state.kind === "ready" ? <SaveDock form={id} status={state.status} /> : null}
    >
      <FailureBanner failure={problem}>{t("form.saveFailed")}</FailureBanner>
      <PageState
        state={state}
        loading={
          <Loading label={t("form.loading")}>
            <FormSkeleton
              sections={[
                { title: t("form.sections.bank"), hasLead: true, fields: 4, helped: [1, 2] },
                { title: t("form.sections.tax"), hasLead: true, fields: 3, helped: [1] },
                { title: t("form.sections.insurance"), hasLead: true, fields: 2, helped: [1] },
              ]}
            />
          </Loading>
        }
        failure={{ title: t("form.failure.title"), body: t("form.failure.body") }}
        onRetry={props.onRetry}
      >
        {(ready) => <PayrollInfoForm {...ready} id={id} onSubmit={props.onSubmit} />}
      </PageState>
    </AppShell>
  );
}
