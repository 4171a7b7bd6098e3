import * as z from "zod/mini";
import { answerOf, looseText, savedForm } from "#src/model/answer.ts";
import { requiredText, text } from "#src/model/reading.ts";

/** `content` is base64. */
const document = z.object({ name: requiredText, type: text, content: z.string() });

/** A stored document that cannot be read: a save must not remove it. */
const unreadable = z.pipe(
  z.unknown(),
  z.transform(() => "unreadable" as const),
);

/** The contract data that was saved (ENTS-11). */
export const contractDataAnswer = answerOf(
  savedForm(z.object({ employment_type: looseText, employment_document: z.union([z.nullish(document), unreadable]) })),
);
