/** What brought a person to the entry, when it was not their own wish. `message` is what the provider said. */
export type EntryAlert = {
  kind: "invitationInvalid" | "invitationExpired" | "invitationUnchecked" | "resetDone" | "googleKnown" | "sessionLost";
  message: string | null;
};

/** Why a reset link led to the forgotten password (C-21): none came along, it is no longer good, or nobody could say. */
export type BadLinkAlert = { kind: "missing" } | { kind: "invalid"; message: string | null } | { kind: "unchecked" };

/** Somebody was signed in until the provider ended it: the entry says so for as long as they need (WCAG 2.2.1). */
export const sessionLost: EntryAlert = { kind: "sessionLost", message: null };
