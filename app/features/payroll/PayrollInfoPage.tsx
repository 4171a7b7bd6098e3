import { useQuery } from "@tanstack/react-query";
import { notifySaved, payrollQuery, savePayroll, type LoadedPayroll } from "#app/features/payroll/payrollApi.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFormSave } from "#app/shell/mutations.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import type { PayrollForm } from "#src/model/payroll/payroll.ts";
import { shownPayroll, tidyPayroll } from "#src/model/payroll/payrollRules.ts";
import { PayrollInfoScreen, type PayrollInfoState } from "#src/screens/payroll/PayrollInfoScreen.tsx";

const FALLBACK = "dashboard";

export function PayrollInfoPage() {
  const signedIn = useSignedIn();
  const { completion } = signedIn;
  const navigation = useNavigation();
  const payroll = useQuery(payrollQuery(signedIn));
  const { status, hasFailed, submit } = useFormSave({
    save: (form: PayrollForm) => savePayroll(signedIn, form),
    onSaved() {
      completion.complete("payroll_complete");
      notifySaved(signedIn);
    },
    onDone: () => navigation.back(FALLBACK),
  });
  return (
    <PayrollInfoScreen
      frame={useFrame(FALLBACK)}
      state={toPayrollInfoState(payroll, status)}
      problem={hasFailed ? "saveFailed" : null}
      onRetry={() => void payroll.refetch()}
      onSubmit={({ confirmed: _, ...form }) => submit(tidyPayroll(form))}
    />
  );
}

export function toPayrollInfoState(
  query: Loaded<LoadedPayroll>,
  status: Extract<PayrollInfoState, { kind: "ready" }>["status"],
): PayrollInfoState {
  if (!query.data) return toPending(query);
  const { form, isSample, isSaved } = query.data;
  const initial = { ...shownPayroll(form), confirmed: [] };
  return { kind: "ready", initial, sample: isSample ? form : null, status, isOnFile: isSaved && form.iban === "" };
}
