import { fromPromise } from "xstate";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { ContractForm } from "#src/model/contract/contract.ts";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import type { FileProblem } from "#src/model/contract/files.ts";

type ContractDataDeps = Pick<SignedIn, "extraId" | "ports" | "completion" | "toaster">;

/** What the contract data form asks of its port and of the chosen file. */
export const contractDataServices = ({ extraId, ports, completion, toaster }: ContractDataDeps) => ({
  loadForm: fromPromise<ContractForm | null>(async () => (await (await ports.contractData()).load(extraId)).form),
  readDocument: fromPromise<FileProblem | null, { document: File | null }>(async ({ input: { document } }) =>
    document ? contractFileProblem(document) : null,
  ),
  saveForm: fromPromise<void, { form: ContractForm }>(async ({ input: { form } }) => {
    await (await ports.contractData()).save(extraId, form);
    // Also when the form was left meanwhile.
    completion.complete("contract_complete");
    toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "contract.saved" } });
  }),
});
