import type { SessionClient } from "#app/client/client.ts";
import { getContractData, saveContractData } from "#app/client/calls/contractData.ts";
import type { ContractDataPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";
import { fromBase64, toBase64 } from "#src/lib/base64.ts";

type Document = { name: string; type: string; content: string };

/** Contract data over the proposed calls; the document travels as base64. */
export const createContractDataPort = ({ call }: SessionClient): ContractDataPort => ({
  async load(extraId) {
    const { form, is_saved: isSaved } = valueOf(await call(getContractData, { params: { extraId } }));
    if (!form) return { form, isSaved };
    const { employment_type: employmentType, employment_document: document } = form;
    const employmentDocument = document && document !== "unreadable" ? fileOf(document) : null;
    const kept = document != null && employmentDocument === null ? { hasUnreadableDocument: true } : {};
    return { form: { employmentType, employmentDocument, ...kept }, isSaved };
  },
  async save(extraId, { employmentType, employmentDocument, hasUnreadableDocument }, onSent) {
    const document = employmentDocument && (await documentOf(employmentDocument));
    const isKept = document === null && hasUnreadableDocument === true;
    const body = { employment_type: employmentType, ...(isKept ? {} : { employment_document: document }) };
    valueOf(await call(saveContractData, { params: { extraId }, body }, document && onSent ? { onSent } : {}));
  },
});

/** `null`: what came is no file. */
function fileOf({ name, type, content }: Document): File | null {
  const bytes = fromBase64(content);
  return bytes && new File([bytes], name, { type });
}

const documentOf = async (file: File): Promise<Document> => ({
  name: file.name,
  type: file.type,
  content: await toBase64(file),
});
