import { fromPromise } from "xstate";
import { getContractData, saveContractData } from "#app/client/calls/contractData.ts";
import type { OnSent } from "#app/client/request.ts";
import type { Draft } from "#app/shell/drafts.ts";
import { valueOf } from "#app/shell/queryError.ts";
import { sendFile } from "#app/shell/mutations.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { fromBase64, toBase64 } from "#src/lib/base64.ts";
import type { ContractForm } from "#src/model/contract/contract.ts";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import type { FileProblem } from "#src/model/contract/files.ts";

type QueryDeps = Pick<SignedIn, "client" | "extraId">;

type ContractDataDeps = QueryDeps &
  Pick<SignedIn, "completion" | "toaster"> & {
    draft: Draft<"employmentType">;
    onSent: OnSent;
  };

type Document = { name: string; type: string; content: string };

/** `null`: no readable data. */
export async function loadForm({ client, extraId }: QueryDeps): Promise<ContractForm | null> {
  const { form } = valueOf(await client.call(getContractData, { params: { extraId } }));
  if (!form) return null;
  const { employment_type: employmentType, employment_document: document } = form;
  const employmentDocument = document && document !== "unreadable" ? fileOf(document) : null;
  const unreadable = document != null && employmentDocument === null ? { hasUnreadableDocument: true } : {};
  return { employmentType, employmentDocument, ...unreadable };
}

/** `onSent`: upload progress of the document, which is sent as base64. */
export async function saveForm({ client, extraId }: QueryDeps, form: ContractForm, onSent: OnSent): Promise<void> {
  const { employmentType, employmentDocument, hasUnreadableDocument } = form;
  const document = employmentDocument && (await documentOf(employmentDocument));
  const staysAsItIs = document === null && hasUnreadableDocument === true;
  const body = { employment_type: employmentType, ...(staysAsItIs ? {} : { employment_document: document }) };
  valueOf(await client.call(saveContractData, { params: { extraId }, body }, document ? { onSent } : {}));
}

export const contractDataActors = ({ completion, toaster, draft, onSent, ...asker }: ContractDataDeps) => ({
  loadForm: fromPromise<ContractForm | null>(async () => {
    const form = await loadForm(asker);
    const typed = draft.read();
    return typed === null ? form : { employmentDocument: null, ...form, employmentType: typed };
  }),
  readDocument: fromPromise<FileProblem | null, { document: File | null }>(async ({ input: { document } }) =>
    document ? contractFileProblem(document) : null,
  ),
  saveForm: fromPromise<void, { form: ContractForm }>(async ({ input: { form }, signal }) => {
    onSent(0);
    const save = () => draft.sending(() => saveForm(asker, form, onSent));
    await (form.employmentDocument ? sendFile(signal, toaster, save) : save());
    completion.complete("contract_complete");
    toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "contract.saved" } });
  }),
});

/** `null`: not a readable file. */
function fileOf({ name, type, content }: Document): File | null {
  const bytes = fromBase64(content);
  return bytes && new File([bytes], name, { type });
}

const documentOf = async (file: File): Promise<Document> => ({
  name: file.name,
  type: file.type,
  content: await toBase64(file),
});
