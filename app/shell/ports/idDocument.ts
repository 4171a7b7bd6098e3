import type { SessionClient } from "#app/client/client.ts";
import { deleteIdPhoto, getIdDocument, uploadIdPhoto, verifyIdData } from "#app/client/calls/idDocument.ts";
import type { IdDocument, IdDocumentPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";
import { toBase64 } from "#src/lib/base64.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import type { IdDocumentAnswer } from "#src/model/id-check/idDocumentAnswer.ts";

/** ID documents over the proposed calls. The photo that was taken last stays in memory as long as the page lives (S6). */
export function createIdDocumentPort({ call }: SessionClient): IdDocumentPort {
  const taken = new Map<string, { id: string; photo: Blob }>();

  /** With the photo, unless the provider has another one. */
  function documentOf(extraId: string, answer: IdDocumentAnswer): IdDocument {
    const { status, replacements_remaining: replacementsRemaining, upload_date: uploadDate, capture_id: id } = answer;
    const last = status === "Completed" ? taken.get(extraId) : undefined;
    const photo = last && (id === "" || id === last.id) ? { photo: last.photo } : {};
    return { status, replacementsRemaining, navigationContext: null, uploadDate, ...photo };
  }

  return {
    load: async (extraId) => documentOf(extraId, valueOf(await call(getIdDocument, { params: { extraId } }))),
    async verifyData(extraId, { validierung_erfolgreich: _, ...body }) {
      return valueOf(await call(verifyIdData, { params: { extraId }, body }));
    },
    async upload(extraId, capture, mode, onSent) {
      const body = { capture_id: capture.id, mode, photo: await toBase64(capture.photo) };
      const answer = valueOf(await call(uploadIdPhoto, { params: { extraId }, body }, onSent && { onSent }));
      if (answer.capture_id === "" || answer.capture_id === capture.id) taken.set(extraId, capture);
      return documentOf(extraId, answer);
    },
    async remove(extraId) {
      valueOf(await call(deleteIdPhoto, { params: { extraId } }));
      taken.delete(extraId);
      return initialIdCheckState;
    },
  };
}
