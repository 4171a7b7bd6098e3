import { fromPromise } from "xstate";
import type { Draft } from "#app/shell/drafts.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { ContractForm } from "#src/model/contract/contract.ts";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import type { FileProblem } from "#src/model/contract/files.ts";

type ContractDataDeps = Pick<SignedIn, "extraId" | "ports" | "completion" | "toaster"> & {
  draft: Draft<"employmentType">;
};

/** What the contract data form asks of its port and of the chosen file. */
export const contractDataServices = ({ extraId, ports, completion, toaster, draft }: ContractDataDeps) => ({
  loadForm: fromPromise<ContractForm | null>(async () => {
    const { form } = await (await ports.contractData()).load(extraId);
    const kept = draft.read();
    return kept === null ? form : { employmentDocument: null, ...form, employmentType: kept };
  }),
  readDocument: fromPromise<FileProblem | null, { document: File | null }>(async ({ input: { document } }) =>
    document ? contractFileProblem(document) : null,
  ),
  saveForm: fromPromise<void, { form: ContractForm }>(async ({ input: { form } }) => {
    await draft.sending(async () => (await ports.contractData()).save(extraId, form));
    completion.complete("contract_complete");
    toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "contract.saved" } });
  }),
});
