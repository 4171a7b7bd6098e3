import { useQuery } from "@tanstack/react-query";
import { financialSavedQuery } from "#app/features/profile/profileApi.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { BillingDataScreen } from "#src/screens/my-profile/BillingDataScreen.tsx";

const targets = { financialData: "financial-data", payrollDocument: "payroll-document" } as const;

export function BillingDataPage() {
  const signedIn = useSignedIn();
  const { data: isSaved = false } = useQuery(financialSavedQuery(signedIn));
  const isDone = isSaved || signedIn.completion.process().financialProfileCompleted;
  const navigation = useNavigation();
  return (
    <BillingDataScreen
      frame={useFrame("my-profile")}
      financialData={isDone ? "done" : "open"}
      onOpen={(entry) => navigation.push(targets[entry])}
    />
  );
}
