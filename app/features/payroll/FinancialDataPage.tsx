import { useQuery } from "@tanstack/react-query";
import { financialQuery } from "#app/features/payroll/payrollApi.ts";
import { toFinancialDataState } from "#app/features/payroll/payrollView.ts";
import { useFormSaving } from "#app/features/payroll/useFormSaving.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import type { FinancialForm } from "#src/model/payroll/payroll.ts";
import { tidyFinancial } from "#src/model/payroll/payrollRules.ts";
import { FinancialDataScreen } from "#src/screens/payroll/FinancialDataScreen.tsx";

const FALLBACK = "billing-data";
/** Where availability is confirmed. */
const AVAILABILITY = "apply";

export function FinancialDataPage() {
  const signedIn = useSignedIn();
  const { ports, extraId, completion } = signedIn;
  const { source } = useNavigation();
  const financial = useQuery(financialQuery(signedIn));
  const { submit, ...saving } = useFormSaving<FinancialForm>({
    save: async (form) => (await ports.financial()).save(extraId, form),
    onSaved: () => completion.mark({ financialProfileCompleted: true }),
    fallback: FALLBACK,
  });
  return (
    <FinancialDataScreen
      frame={useFrame(FALLBACK)}
      isNextStep={source === AVAILABILITY}
      state={toFinancialDataState(financial, saving)}
      problem={saving.problem}
      onRetry={() => void financial.refetch()}
      onSubmit={(form) => submit(tidyFinancial(form))}
    />
  );
}
