/** Why something did not work: a code the screen has a text for, or what the provider said word for word (C-48). */
export type Problem<Code extends string> = { code: Code } | { message: string };

export type EntryProblem = "required" | "invalid" | "noAccount" | "unableToCheck";
export type GoogleProblem = "cancelled" | "failed";
/** `wait`: not checked, and not before so many seconds have passed. */
export type CodeProblem = Problem<"wrong" | "expired" | "notChecked"> | { code: "wait"; seconds: number };
export type SendProblem = Problem<"sendFailed" | "wait">;
export type SignInProblem = "refused" | "unexpected";
export type PhoneProblem = Problem<"required" | "invalid" | "sendFailed">;
export type PasswordProblem = Problem<"notCreated" | "noAccount">;
/** `lost`: saved, but what was not sent is gone at the provider, and could not be put back (P10). */
export type ProfileProblem = Problem<"saveFailed" | "conflict" | "lost">;
export type ForgotProblem = Problem<"required" | "invalid" | "userNotFound" | "userNotVerified" | "failed">;
export type ResetProblem = Problem<"failed">;
