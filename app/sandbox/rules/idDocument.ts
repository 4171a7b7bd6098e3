import * as z from "zod/mini";
import {
  startReplacement,
  canReplace,
  captureId,
  deleteId,
  FILE_MAX_BYTES,
  INITIAL_REPLACEMENTS,
  initialIdCheckState,
} from "#src/model/id-check/idCheck.ts";
import { orElse } from "#src/model/reading.ts";
import { readProcedure, writeProcedure } from "../database/procedures.ts";
import type { Account } from "../database/records.ts";
import { accept, refuse, type Json, type Reply } from "../database/reply.ts";
import type { Instant } from "../database/time.ts";
import type { Database } from "../database.ts";

const SECTION = "idDocument";
/** Minimum length of a document number. */
const LEAST_NUMBER_LENGTH = 8;
/** First characters of every JPEG in base64. */
const JPEG = "/9j/";
/** Base64 has four characters for three bytes. */
const MOST_LETTERS = Math.ceil(FILE_MAX_BYTES / 3) * 4;

/** Status of the check, without photo and data (S6). `lastCapture`: a photo that arrives twice counts once (P26). */
const recordSchema = z.object({
  status: orElse(z.enum(["Pending", "Completed"]), "Pending"),
  replacementsRemaining: orElse(z.literal([0, 1, INITIAL_REPLACEMENTS]), INITIAL_REPLACEMENTS),
  navigationContext: orElse(z.nullable(z.enum(["replacement", "initial"])), null),
  uploadDate: orElse(z.nullable(z.string()), null),
  lastCapture: orElse(z.string(), ""),
});
type StoredId = z.output<typeof recordSchema>;

const storedOf = (database: Database, extraId: string): StoredId =>
  readProcedure(database, extraId, SECTION, recordSchema) ?? { ...initialIdCheckState, lastCapture: "" };

const view = ({ status, replacementsRemaining, uploadDate, lastCapture }: StoredId): Json => ({
  status,
  replacements_remaining: replacementsRemaining,
  upload_date: uploadDate,
  capture_id: lastCapture,
});

export const getIdDocument = (database: Database, { extra }: Account): Reply =>
  accept({ data: view(storedOf(database, extra.extra_id)) });

export const verifyIdData = ({ personalausweisnummer: number }: { personalausweisnummer: string }): Reply =>
  accept({ data: { validierung_erfolgreich: number.length >= LEAST_NUMBER_LENGTH } });

type Upload = { capture_id: string; mode: "initial" | "replacement"; photo: string };

/** At most two replacements (D-17, P27); another first photo changes nothing. */
export function uploadIdPhoto(database: Database, { extra }: Account, body: Upload, at: Instant): Reply {
  const { capture_id: lastCapture, mode, photo } = body;
  if (!photo.startsWith(JPEG)) return refuse(422, "Bitte senden Sie das Foto als JPEG.", { error: "NO_JPEG" });
  if (photo.length > MOST_LETTERS) return refuse(413, "Das Foto ist zu groß.", { error: "PHOTO_TOO_LARGE" });
  const before = storedOf(database, extra.extra_id);
  if (before.lastCapture === lastCapture) return accept({ data: view(before) });
  if (mode === "replacement" && before.status === "Completed" && !canReplace(before))
    return refuse(
      409,
      "Sie haben das Foto schon 2-mal ersetzt. Haben Sie Fragen? Dann fragen Sie bitte Ihre Ansprechperson.",
      {
        error: "NO_REPLACEMENT_LEFT",
      },
    );
  const current = mode === "replacement" ? startReplacement(before) : before;
  const after = captureId(current, at);
  if (after === current) return accept({ data: view(before) });
  const stored = { ...after, lastCapture };
  writeProcedure(database, extra.extra_id, SECTION, stored);
  return accept({ data: view(stored) });
}

export function deleteIdPhoto(database: Database, { extra }: Account): Reply {
  const stored = { ...deleteId(storedOf(database, extra.extra_id)), lastCapture: "" };
  writeProcedure(database, extra.extra_id, SECTION, stored);
  return accept({ data: view(stored) });
}
