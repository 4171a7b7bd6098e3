import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { idDataAnswer, idDocumentAnswer, idPhotoAnswer } from "#src/model/id-check/idDocumentAnswer.ts";

export const getIdDocument = defineCall({
  name: "getIdDocument",
  method: "GET",
  path: "/id_document/{extraId}",
  answer: idDocumentAnswer,
  ...proposed("idDocument"),
  announces: querying,
});

export const verifyIdData = defineCall({
  name: "verifyIdData",
  method: "POST",
  path: "/id_document/{extraId}/data",
  /** Spelled as on the card (ENTS-11); the day as `14.08.1991`. */
  request: z.object({
    personalausweisnummer: z.string(),
    vorname_idcard: z.string(),
    nachname: z.string(),
    geburtsdatum: z.string(),
    geburtsort: z.string(),
  }),
  answer: idDataAnswer,
  ...proposed("idDocument"),
  announces: changing,
});

export const uploadIdPhoto = defineCall({
  name: "uploadIdPhoto",
  method: "PUT",
  path: "/id_document/{extraId}/photo",
  /** `capture_id`: a photo that is sent twice counts once (P26). `photo`: the JPEG as base64. */
  request: z.object({ capture_id: z.string(), mode: z.enum(["initial", "replacement"]), photo: z.string() }),
  answer: idPhotoAnswer,
  ...proposed("idDocument"),
  announces: changing,
});

export const deleteIdPhoto = defineCall({
  name: "deleteIdPhoto",
  method: "DELETE",
  path: "/id_document/{extraId}/photo",
  answer: acknowledged,
  ...proposed("idDocument"),
  announces: changing,
});
