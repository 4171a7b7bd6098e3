import * as z from "zod/mini";
import { answerOf } from "#src/model/answer.ts";

const MAGIC = "%PDF-";

/** The bytes of a base64 text, one character each; `null` if invalid. */
function bytesOf(base64: string): string | null {
  try {
    return atob(base64);
  } catch {
    return null;
  }
}

/** Separate, so that the provider documentation recognizes this schema. */
export const pdfText = z.string();

/** A PDF as base64. Anything else makes the response invalid, so that no unreadable file is offered. */
const pdf = z.pipe(
  pdfText,
  z.transform((base64: string, context) => {
    const bytes = bytesOf(base64);
    if (bytes?.startsWith(MAGIC))
      return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: "application/pdf" });
    context.issues.push({ code: "custom", input: base64, message: "no PDF" });
    return z.NEVER;
  }),
);

/** Files are embedded in JSON, so that they fail like every other response. */
export const pdfAnswer = answerOf({ file: pdf });
