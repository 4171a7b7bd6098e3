import { fromPromise } from "xstate";
import type { idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { IdDocument, IdDocumentPort } from "#app/client/ports.ts";
import type { OnSent } from "#app/client/request.ts";
import type { Toaster } from "#app/shell/Notices.tsx";
import { sendFile } from "#app/shell/mutations.ts";
import { randomId } from "#src/lib/randomId.ts";
import type { ExtraEvent } from "#src/model/events/event.ts";
import { withProviderVerdict } from "#src/model/id-check/idCheck.ts";
import { toIdDataForm } from "#src/model/id-check/idData.ts";

export type IdCheckDeps = {
  extraId: string;
  openPort: () => Promise<IdDocumentPort>;
  /** The person's days, which may know that the document was seen (D-100). */
  loadEvents: () => Promise<readonly Pick<ExtraEvent, "id_check">[]>;
  /** What they said was of an earlier photo. */
  forgetEvents: () => void;
  onSent: OnSent;
  toaster: Pick<Toaster, "notify">;
};

type Actors = NonNullable<Parameters<typeof idCheckMachine.provide>[0]["actors"]>;

/** The outside world of the ID check. */
export function idCheckServices({ extraId, openPort, loadEvents, forgetEvents, onSent, toaster }: IdCheckDeps): Actors {
  async function loadDocument(): Promise<IdDocument> {
    const document = await (await openPort()).load(extraId);
    if (document.status === "Completed") return document;
    // Days that cannot be read say nothing.
    const events = await loadEvents().catch(() => []);
    return { ...document, ...withProviderVerdict(document, events) };
  }

  return {
    loadDocument: fromPromise(loadDocument),
    verifyData: fromPromise(async ({ input }) => {
      const verdict = await (await openPort()).verifyData(extraId, toIdDataForm(input));
      return verdict.validierung_erfolgreich;
    }),
    takePhoto: fromPromise(async ({ input: picture }) => {
      if (!picture) throw new Error("There is nothing to take a photo of.");
      const taken = await picture();
      if (taken.kind === "refused") return taken;
      return { kind: "taken", capture: { id: randomId(), photo: taken.photo } };
    }),
    upload: fromPromise(async ({ input: { capture, mode }, signal }) => {
      if (!capture) throw new Error("There is no photo to send.");
      onSent(0);
      const document = await sendFile(signal, toaster, async () =>
        (await openPort()).upload(extraId, capture, mode, onSent),
      );
      forgetEvents();
      return document;
    }),
    removeDocument: fromPromise(async () => (await openPort()).remove(extraId)),
  };
}
