import { useQuery } from "@tanstack/react-query";
import { payrollQuery } from "#app/areas/payroll/payrollQueries.ts";
import { toPayrollInfoState } from "#app/areas/payroll/payrollView.ts";
import { useFormSaving } from "#app/areas/payroll/useFormSaving.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import type { PayrollForm } from "#src/model/payroll.ts";
import { tidyPayroll } from "#src/model/payrollRules.ts";
import { PayrollInfoScreen } from "#src/screens/payroll/PayrollInfoScreen.tsx";

const FALLBACK = "dashboard";

export function PayrollInfo() {
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
