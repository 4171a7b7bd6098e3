import { useQuery } from "@tanstack/react-query";
import { financialQuery, notifySaved, saveFinancial, type LoadedFinancial } from "#app/features/payroll/payrollApi.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFormSave } from "#app/shell/mutations.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { financialFormSchema, type FinancialForm } from "#src/model/payroll/payroll.ts";
import { shownFinancial, tidyFinancial } from "#src/model/payroll/payrollRules.ts";
import { FinancialDataScreen, type FinancialDataState } from "#src/screens/payroll/FinancialDataScreen.tsx";

const FALLBACK = "billing-data";
/** The availability screen. */
const AVAILABILITY = "apply";

export function FinancialDataPage() {
  const signedIn = useSignedIn();
  const { completion } = signedIn;
  const navigation = useNavigation();
  const financial = useQuery(financialQuery(signedIn));
  const { status, hasFailed, submit } = useFormSave({
    save: (form: FinancialForm) => saveFinancial(signedIn, form),
    onSaved() {
      completion.mark({ financialProfileCompleted: true });
      notifySaved(signedIn);
    },
    onDone: () => navigation.back(FALLBACK),
  });
  return (
    <FinancialDataScreen
      frame={useFrame(FALLBACK)}
      isNextStep={navigation.source === AVAILABILITY}
      state={toFinancialDataState(financial, status)}
      problem={hasFailed ? "saveFailed" : null}
      onRetry={() => void financial.refetch()}
      onSubmit={(form) => submit(tidyFinancial(form))}
    />
  );
}

export function toFinancialDataState(
  query: Loaded<LoadedFinancial>,
  status: Extract<FinancialDataState, { kind: "ready" }>["status"],
): FinancialDataState {
  if (!query.data) return toPending(query);
  const { form, isSaved } = query.data;
  const initial = shownFinancial(form ?? financialFormSchema.parse({}));
  return { kind: "ready", initial, status, isOnFile: isSaved && !form };
}
