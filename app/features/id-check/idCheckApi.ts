import { fromPromise } from "xstate";
import type { Capture, IdDocument, idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { SessionClient } from "#app/client/client.ts";
import { deleteIdPhoto, getIdDocument, uploadIdPhoto, verifyIdData } from "#app/client/calls/idDocument.ts";
import type { OnSent } from "#app/client/request.ts";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import type { Toaster } from "#app/shell/Notices.tsx";
import { valueOf } from "#app/shell/queryError.ts";
import { sendFile } from "#app/shell/mutations.ts";
import { toBase64 } from "#src/lib/base64.ts";
import { randomId } from "#src/lib/randomId.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import { withProviderVerdict } from "#src/model/id-check/idCheck.ts";
import { toIdDataForm } from "#src/model/id-check/idData.ts";
import type { IdDocumentAnswer } from "#src/model/id-check/idDocumentAnswer.ts";

export type IdCheckDeps = {
  client: SessionClient;
  extraId: string;
  /** The user's days, which may contain the provider's verdict (D-100). */
  loadEvents: () => Promise<readonly Pick<ExtraEvent, "id_check">[]>;
  /** Drops cached days: their verdict was about an earlier photo. */
  forgetEvents: () => void;
  onSent: OnSent;
  toaster: Pick<Toaster, "notify">;
};

type Actors = NonNullable<Parameters<typeof idCheckMachine.provide>[0]["actors"]>;

/** The last photo, in memory while its user is signed in on this page (S6). */
const memoryOf = memoizeByRef((_: SessionClient): { capture: Capture | null } => ({ capture: null }));

export function idCheckActors({ client, extraId, loadEvents, forgetEvents, onSent, toaster }: IdCheckDeps): Actors {
  const params = { extraId };
  const memory = memoryOf(client);

  /** With the photo, unless the provider has a different one. */
  function documentOf(answer: IdDocumentAnswer): IdDocument {
    const { status, replacements_remaining: replacementsRemaining, upload_date: uploadDate, capture_id: id } = answer;
    const { capture } = memory;
    const hasPhoto = capture !== null && status === "Completed" && (id === "" || id === capture.id);
    const photo = hasPhoto ? { photo: capture.photo } : {};
    return { status, replacementsRemaining, navigationContext: null, uploadDate, ...photo };
  }

  async function send(capture: Capture, mode: "initial" | "replacement"): Promise<IdDocument> {
    const body = { capture_id: capture.id, mode, photo: await toBase64(capture.photo) };
    const answer = valueOf(await client.call(uploadIdPhoto, { params, body }, { onSent }));
    if (answer.capture_id === "" || answer.capture_id === capture.id) memory.capture = capture;
    return documentOf(answer);
  }

  return {
    loadDocument: fromPromise(async () => {
      const document = documentOf(valueOf(await client.call(getIdDocument, { params })));
      if (document.status === "Completed") return document;
      // Without days there is no verdict.
      const events = await loadEvents().catch(() => []);
      return { ...document, ...withProviderVerdict(document, events) };
    }),
    verifyData: fromPromise(async ({ input }) => {
      const { validierung_erfolgreich: _, ...body } = toIdDataForm(input);
      return valueOf(await client.call(verifyIdData, { params, body })).validierung_erfolgreich;
    }),
    takePhoto: fromPromise(async ({ input: picture }) => {
      if (!picture) throw new Error("There is nothing to take a photo of.");
      const taken = await picture();
      if (taken.kind === "refused") return taken;
      return { kind: "taken", capture: { id: randomId(), photo: taken.photo } };
    }),
    /** A replacement uses up one of two attempts, counted on arrival and never twice for a capture (D-17, P26). */
    upload: fromPromise(async ({ input: { capture, mode }, signal }) => {
      if (!capture) throw new Error("There is no photo to send.");
      onSent(0);
      const document = await sendFile(signal, toaster, () => send(capture, mode));
      forgetEvents();
      return document;
    }),
    removeDocument: fromPromise(async () => {
      valueOf(await client.call(deleteIdPhoto, { params }));
      memory.capture = null;
    }),
  };
}
