/** The questions of the help page by section, in order. Their texts are in `help.questions`. */
export const questions = {
  account: ["signUp", "code", "password"],
  profile: ["complete", "pass", "photo", "conduct"],
  contract: ["contract", "post", "payroll"],
  events: ["apply", "group", "cancel"],
  day: ["checkIn", "bring", "people"],
  privacy: ["data", "languages", "reading"],
} as const;

export type HelpSection = keyof typeof questions;
