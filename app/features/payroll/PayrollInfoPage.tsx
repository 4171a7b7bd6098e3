import { useQuery } from "@tanstack/react-query";
import { payrollQuery } from "#app/features/payroll/payrollApi.ts";
import { toPayrollInfoState } from "#app/features/payroll/payrollView.ts";
import { useFormSaving } from "#app/features/payroll/useFormSaving.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import type { PayrollForm } from "#src/model/payroll/payroll.ts";
import { tidyPayroll } from "#src/model/payroll/payrollRules.ts";
import { PayrollInfoScreen } from "#src/screens/payroll/PayrollInfoScreen.tsx";

const FALLBACK = "dashboard";

export function PayrollInfoPage() {
  const signedIn = useSignedIn();
  const { ports, extraId, completion } = signedIn;
  const payroll = useQuery(payrollQuery(signedIn));
  const { submit, ...saving } = useFormSaving<PayrollForm>({
    save: async (form) => (await ports.payroll()).save(extraId, form),
    onSaved: () => completion.complete("payroll_complete"),
    fallback: FALLBACK,
  });
  return (
    <PayrollInfoScreen
      frame={useFrame(FALLBACK)}
      state={toPayrollInfoState(payroll, saving)}
      problem={saving.problem}
      onRetry={() => void payroll.refetch()}
      onSubmit={({ confirmed: _, ...form }) => submit(tidyPayroll(form))}
    />
  );
}
