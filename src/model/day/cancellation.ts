import { readText } from "#src/lib/typedText.ts";

/** Maximum length of a typed reason, in characters (MYEV-45, FMTS-14). */
export const CANCELLATION_TEXT_MAX_LENGTH = 200;

/** The phrase sent for each reason (MYEV-43, D-94); for "other" it is the text itself. */
const PHRASES = {
  personalEmergency: "personal emergency",
  scheduleConflict: "schedule conflict",
  healthIssues: "health issues",
  transportation: "transportation problems",
  family: "family obligations",
  workConflict: "work conflict",
} as const;

export type CancellationReason = keyof typeof PHRASES | "other";
export const CANCELLATION_REASONS: readonly CancellationReason[] = [
  ...(Object.keys(PHRASES) as (keyof typeof PHRASES)[]),
  "other",
];

export type CancellationDraft = { reason: CancellationReason | null; text: string };

export type CancellationProblem = "reason" | "text" | "tooLong";

/** What is missing for a cancellation; `null` if nothing (MYEV-42, MYEV-44, MYEV-45). Measures the text as sent. */
export function validateCancellation(reason: CancellationReason | null, text: string): CancellationProblem | null {
  if (reason === null) return "reason";
  if (reason !== "other") return null;
  const trimmed = readText(text);
  if (trimmed === "") return "text";
  return trimmed.length > CANCELLATION_TEXT_MAX_LENGTH ? "tooLong" : null;
}

/** The label of the confirm button (MYEV-47 to MYEV-49). */
export function cancelButtonLabel(reason: CancellationReason | null, text: string) {
  const problem = validateCancellation(reason, text);
  if (problem === "reason") return "selectReason";
  return problem === "text" ? "enterReason" : "confirm";
}

/** The reason as sent (D-94); `null` while it is incomplete. */
export function reasonForRequest(reason: CancellationReason | null, text: string): string | null {
  if (reason !== "other") return reason && PHRASES[reason];
  return validateCancellation(reason, text) === null ? readText(text) : null;
}
