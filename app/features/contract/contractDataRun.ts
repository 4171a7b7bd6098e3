import { createActor, fromPromise } from "xstate";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { contractDataMachine } from "#app/features/contract/contractDataMachine.ts";
import { toContractDataView } from "#app/features/contract/contractDataView.ts";
import { whileShown } from "#app/shell/whileShown.ts";
import type { ContractForm } from "#src/model/contract/contract.ts";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import type { FileProblem } from "#src/model/contract/files.ts";

/** The contract data of whoever is signed in, as long as its form is there. */
export function contractDataRun({ extraId, ports, completion, board }: SignedIn, leave: () => void) {
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
