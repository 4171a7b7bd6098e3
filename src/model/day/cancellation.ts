import { readText } from "#src/lib/typedText.ts";

/** How many characters a reason in one's own words may have (MYEV-45, FMTS-14). */
export const CANCELLATION_TEXT_MAX_LENGTH = 200;

/** What is sent for each reason (MYEV-43, D-94); for "other" it is the text itself. */
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

/** A reason as it is chosen and typed. */
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

/** What the confirm button says (MYEV-47 to MYEV-49). */
export function cancelButtonLabel(reason: CancellationReason | null, text: string) {
  const problem = validateCancellation(reason, text);
  if (problem === "reason") return "selectReason";
  return problem === "text" ? "enterReason" : "confirm";
}

/** The reason as it is sent (D-94); `null` as long as it cannot be. */
export function reasonForRequest(reason: CancellationReason | null, text: string): string | null {
  if (reason !== "other") return reason && PHRASES[reason];
  return validateCancellation(reason, text) === null ? readText(text) : null;
}
