import * as z from "zod/mini";
import { answerOf, looseText, savedForm } from "#src/model/answer.ts";
import { orElse, requiredText } from "#src/model/reading.ts";

/** `content` is base64. */
const document = z.object({ name: requiredText, type: looseText, content: z.string() });

/** The contract data that was saved (ENTS-11); a document that cannot be read is none. */
export const contractDataAnswer = answerOf(
  savedForm(z.object({ employment_type: looseText, employment_document: orElse(z.nullable(document), null) })),
);
