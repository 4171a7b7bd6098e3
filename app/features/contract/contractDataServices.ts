import { fromPromise } from "xstate";
import type { OnSent } from "#app/client/request.ts";
import type { Draft } from "#app/shell/drafts.ts";
import { sendFile } from "#app/shell/mutations.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { ContractForm } from "#src/model/contract/contract.ts";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import type { FileProblem } from "#src/model/contract/files.ts";

type ContractDataDeps = Pick<SignedIn, "extraId" | "ports" | "completion" | "toaster"> & {
  draft: Draft<"employmentType">;
  onSent: OnSent;
};

/** What the contract data form asks of its port and of the chosen file. */
export const contractDataServices = ({ extraId, ports, completion, toaster, draft, onSent }: ContractDataDeps) => ({
  loadForm: fromPromise<ContractForm | null>(async () => {
    const { form } = await (await ports.contractData()).load(extraId);
    const kept = draft.read();
    return kept === null ? form : { employmentDocument: null, ...form, employmentType: kept };
  }),
  readDocument: fromPromise<FileProblem | null, { document: File | null }>(async ({ input: { document } }) =>
    document ? contractFileProblem(document) : null,
  ),
  saveForm: fromPromise<void, { form: ContractForm }>(async ({ input: { form }, signal }) => {
    onSent(0);
    const save = () => draft.sending(async () => (await ports.contractData()).save(extraId, form, onSent));
    await (form.employmentDocument ? sendFile(signal, toaster, save) : save());
    completion.complete("contract_complete");
    toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "contract.saved" } });
  }),
});
