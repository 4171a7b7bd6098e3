import { useEffect, useState } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useIntro } from "#app/shell/useIntro.ts";
import { useWays } from "#app/navigation/ways.ts";
import { contractDataRun } from "#app/features/contract/contractDataRun.ts";
import { useView } from "#app/shell/viewSource.ts";
import { ContractDataScreen } from "#src/screens/contract/ContractDataScreen.tsx";

const FALLBACK = "dashboard";

export function ContractDataPage() {
  const signedIn = useSignedIn();
  const ways = useWays();
  const introduction = useIntro("app-contract-data");
  const [run] = useState(() => contractDataRun(signedIn, () => ways.back(FALLBACK)));
  useEffect(() => run.enter(), [run]);
  return (
    <ContractDataScreen
      frame={useFrame(FALLBACK)}
      state={useView(run)}
      showsIntro={introduction.intro === "open"}
      onCloseIntro={() => introduction.onIntroClose()}
      onRetry={() => run.send({ type: "load.requested" })}
      onTypeChange={(employmentType) => run.send({ type: "type.changed", employmentType })}
      onDocumentChange={(document) =>
        run.send(document ? { type: "document.chosen", document } : { type: "document.removed" })
      }
      onSubmit={() => run.send({ type: "form.submitted" })}
    />
  );
}
