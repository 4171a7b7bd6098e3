import * as z from "zod/mini";
import { parseInstant } from "#src/lib/calendarDay.ts";
import { answerOf, looseText } from "#src/model/answer.ts";
import { INITIAL_REPLACEMENTS, type IdCheckState } from "#src/model/id-check/idCheck.ts";
import { requiredFlag } from "#src/model/reading.ts";

const status = z.union([
  z.enum(["Completed"]),
  z.pipe(
    z.string(),
    z.transform(() => "Pending" as const),
  ),
]);

/** Any value except 0 and 1 counts as the initial number: the provider refuses what it does not allow (P27). */
const replacements = z.pipe(
  looseText,
  z.transform((left: string): IdCheckState["replacementsRemaining"] =>
    left === "0" ? 0 : left === "1" ? 1 : INITIAL_REPLACEMENTS,
  ),
);

/** In ISO form; `null` if it is no instant. */
const instant = z.pipe(
  looseText,
  z.transform((written: string) => {
    const read = parseInstant(written);
    return read === null ? null : new Date(read).toISOString();
  }),
);

/** `capture_id`: of the provider's photo; empty if missing. */
const fields = { status, replacements_remaining: replacements, upload_date: instant, capture_id: looseText };

/** The provider's status of the ID check (ENTS-12); an unknown status is not done. */
export const idDocumentAnswer = answerOf(fields);

/** The same after an upload: success needs an explicit status of the provider. */
export const idPhotoAnswer = answerOf({ ...fields, status: z.enum(["Completed"]) });

/** Whether the data fits the document. Without an explicit yes or no it was not checked (D-19). */
export const idDataAnswer = answerOf({ validierung_erfolgreich: requiredFlag });

export type IdDocumentAnswer = z.output<typeof idDocumentAnswer>;
