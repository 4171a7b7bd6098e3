/** Why something failed: a code with a text in the catalogue, or the provider's own message (C-48). */
export type Problem<Code extends string> = { code: Code } | { message: string };

export type EntryProblem = "required" | "invalid" | "noAccount" | "unableToCheck";
export type GoogleProblem = "cancelled" | "failed";
/** `wait`: not checked, and not to be repeated for this many seconds. */
export type CodeProblem = Problem<"wrong" | "expired" | "notChecked"> | { code: "wait"; seconds: number };
export type SendProblem = Problem<"sendFailed" | "wait">;
export type SignInProblem = "refused" | "unexpected";
export type PhoneProblem = Problem<"required" | "invalid" | "sendFailed">;
export type PasswordProblem = Problem<"notCreated" | "noAccount">;
/** `lost`: saved, but fields that were not sent are gone at the provider, and could not be restored (P10). */
export type ProfileProblem = Problem<"saveFailed" | "conflict" | "lost">;
export type ForgotProblem = Problem<"required" | "invalid" | "userNotFound" | "userNotVerified" | "failed">;
export type ResetProblem = Problem<"failed">;
