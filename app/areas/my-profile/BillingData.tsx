import { useSyncExternalStore } from "react";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { BillingDataScreen } from "#src/screens/my-profile/BillingDataScreen.tsx";

const targets = { financialData: "financial-data", payrollDocument: "payroll-document" } as const;

export function BillingData() {
  const { completion } = useSignedIn();
  const { financialProfileCompleted } = useSyncExternalStore(completion.subscribe, completion.process);
  const ways = useWays();
  return (
    <BillingDataScreen
      frame={useFrame("my-profile")}
      financialData={financialProfileCompleted ? "done" : "open"}
      onOpen={(entry) => ways.open(targets[entry])}
    />
  );
}
