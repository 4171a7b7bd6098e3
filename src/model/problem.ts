/** Why something did not work: a code the screen has a text for, or what the provider said word for word (C-48). */
export type Problem<Code extends string> = { code: Code } | { message: string };

export type EntryProblem = "required" | "invalid" | "noAccount" | "unableToCheck";
export type CodeProblem = Problem<"wrong" | "expired" | "notChecked">;
export type SendProblem = Problem<"sendFailed" | "wait">;
export type SignInProblem = "refused" | "unexpected";
