import * as z from "zod/mini";
import type { IdDocument, IdDocumentPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import {
  beginReplacement,
  captureId,
  deleteId,
  idCheckStateSchema,
  initialIdCheckState,
  type IdCheckState,
} from "#src/model/id-check/idCheck.ts";
import { orElse } from "#src/model/reading.ts";

const SECTION = "idDocument";
const ANSWER_MS = 400;
/** No document has a shorter number. */
const LEAST_NUMBER_LENGTH = 8;

/** `lastCapture`: so that a photo that arrives twice counts once (P26). */
const keptSchema = z.extend(idCheckStateSchema, { lastCapture: orElse(z.string(), "") });

/**
 * ID documents without a provider: how far somebody is stays on the device, the photo in memory, the data nowhere (S6). That
 * nobody gets more than two replacements is for a real provider to see to (P27).
 */
export function createIdDocumentPort({ record, now, wait }: SimulationDeps): IdDocumentPort {
  const photos = new Map<string, Blob>();

  function documentOf(extraId: string, { status, replacementsRemaining, uploadDate }: IdCheckState): IdDocument {
    const photo = photos.get(extraId);
    return { status, replacementsRemaining, navigationContext: null, uploadDate, ...(photo ? { photo } : {}) };
  }

  return {
    async load(extraId) {
      const kept = (await record(extraId)).read(SECTION, keptSchema);
      return documentOf(extraId, kept ?? initialIdCheckState);
    },

    async verifyData(_extraId, form) {
      await wait(ANSWER_MS);
      return { validierung_erfolgreich: form.personalausweisnummer.length >= LEAST_NUMBER_LENGTH };
    },

    async upload(extraId, { id, photo }, mode) {
      await wait(ANSWER_MS);
      const section = await record(extraId);
      const before = section.read(SECTION, keptSchema) ?? { ...initialIdCheckState, lastCapture: "" };
      const asked = mode === "replacement" ? beginReplacement(before) : before;
      const after = captureId(asked, now());
      if (before.lastCapture === id || after === asked) return documentOf(extraId, before);
      photos.set(extraId, photo);
      section.write(SECTION, { ...after, lastCapture: id });
      return documentOf(extraId, after);
    },

    async remove(extraId) {
      await wait(ANSWER_MS);
      const section = await record(extraId);
      const after = deleteId(section.read(SECTION, keptSchema) ?? initialIdCheckState);
      photos.delete(extraId);
      section.write(SECTION, { ...after, lastCapture: "" });
      return documentOf(extraId, after);
    },
  };
}
