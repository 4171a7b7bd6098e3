import { useEffect, useState } from "react";
import { createActor, fromPromise } from "xstate";
import { useSignedIn, type SignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useIntro } from "#app/areas/useIntro.ts";
import { useWays } from "#app/areas/ways.ts";
import { contractDataMachine } from "#app/flows/contract/contractDataMachine.ts";
import { toContractDataView } from "#app/flows/contract/contractDataView.ts";
import { useView } from "#app/flows/viewSource.ts";
import { whileShown } from "#app/flows/whileShown.ts";
import type { ContractForm } from "#src/model/contract.ts";
import { contractFileProblem } from "#src/model/fileContent.ts";
import type { FileProblem } from "#src/model/files.ts";
import { ContractDataScreen } from "#src/screens/contract/ContractDataScreen.tsx";

const FALLBACK = "dashboard";

export function ContractData() {
  const signedIn = useSignedIn();
  const ways = useWays();
  const introduction = useIntro("app-contract-data");
  const [run] = useState(() => runOf(signedIn, () => ways.back(FALLBACK)));
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

function runOf({ extraId, ports, completion, board }: SignedIn, leave: () => void) {
  const machine = contractDataMachine.provide({
    actors: {
      loadForm: fromPromise<ContractForm | null>(async () => (await (await ports.contractData()).load(extraId)).form),
      readDocument: fromPromise<FileProblem | null, { document: File | null }>(async ({ input: { document } }) =>
        document ? contractFileProblem(document) : null,
      ),
      saveForm: fromPromise<void, { form: ContractForm }>(async ({ input: { form } }) => {
        await (await ports.contractData()).save(extraId, form);
        // Also when the form was left meanwhile.
        completion.complete("contract_complete");
        board.post({ tone: "success", area: "signed-in", text: { from: "copy", key: "contract.saved" } });
      }),
    },
    actions: { finish: leave },
  });
  return whileShown(() => createActor(machine), toContractDataView);
}
