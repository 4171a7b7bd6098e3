import { useQuery } from "@tanstack/react-query";
import { financialSavedQuery } from "#app/areas/my-profile/procedureQueries.ts";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { BillingDataScreen } from "#src/screens/my-profile/BillingDataScreen.tsx";

const targets = { financialData: "financial-data", payrollDocument: "payroll-document" } as const;

export function BillingData() {
  const signedIn = useSignedIn();
  const { data: isSaved = false } = useQuery(financialSavedQuery(signedIn));
  const isDone = isSaved || signedIn.completion.process().financialProfileCompleted;
  const ways = useWays();
  return (
    <BillingDataScreen
      frame={useFrame("my-profile")}
      financialData={isDone ? "done" : "open"}
      onOpen={(entry) => ways.open(targets[entry])}
    />
  );
}
