/** Why a user was redirected to the entry. `message` is the text of the provider. */
export type EntryAlert = {
  kind: "invitationInvalid" | "invitationExpired" | "invitationUnchecked" | "resetDone" | "googleKnown" | "sessionLost";
  message: string | null;
};

/** Why a reset link led to the forgotten password page (C-21): missing, invalid or expired, or not checkable. */
export type BadLinkAlert = { kind: "missing" } | { kind: "invalid"; message: string | null } | { kind: "unchecked" };

/** The provider ended the session. The alert does not time out (WCAG 2.2.1). */
export const sessionLost: EntryAlert = { kind: "sessionLost", message: null };
