import { useQuery } from "@tanstack/react-query";
import { financialQuery } from "#app/areas/payroll/payrollQueries.ts";
import { toFinancialDataState } from "#app/areas/payroll/payrollView.ts";
import { useFormSaving } from "#app/areas/payroll/useFormSaving.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import type { FinancialForm } from "#src/model/payroll.ts";
import { tidyFinancial } from "#src/model/payrollRules.ts";
import { FinancialDataScreen } from "#src/screens/payroll/FinancialDataScreen.tsx";

const FALLBACK = "billing-data";
/** Where availability is confirmed. */
const AVAILABILITY = "apply";

export function FinancialData() {
  const signedIn = useSignedIn();
  const { ports, extraId, completion } = signedIn;
  const { source } = useWays();
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
