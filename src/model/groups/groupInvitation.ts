import { emailProblem, readEmail } from "#src/model/auth/auth.ts";
import { INVITE_EMAIL_MAX_LENGTH, INVITE_EMAIL_MIN_LENGTH } from "#src/model/limits.ts";

export type InviteEmailProblem = "emailRequired" | "emailTooShort" | "emailTooLong" | "invalidEmailFormat";
export type InviteProblem =
  | InviteEmailProblem
  | "userNotVerified"
  | "userNotFound"
  | "userAlreadyInGroup"
  | "userAlreadyInOwnGroup"
  | "invitationFailed";

/**
 * The problem of an invitation's address (GRP-73 to GRP-78). Length before form, so that each is reported (D-36); no
 * dot begins or ends the address or one of its halves, and no two are adjacent (D-37), the end of a sentence included.
 */
export function validateInviteEmail(value: string): InviteEmailProblem | null {
  const email = readEmail(value);
  if (email === "") return "emailRequired";
  if (email.length < INVITE_EMAIL_MIN_LENGTH) return "emailTooShort";
  if (email.length > INVITE_EMAIL_MAX_LENGTH) return "emailTooLong";
  const hasStrayDot =
    value.trim().endsWith(".") || email.includes("..") || email.split("@").some((half) => /^\.|\.$/.test(half));
  return hasStrayDot || emailProblem(email) !== null ? "invalidEmailFormat" : null;
}

/** Why this address cannot be invited, from the provider's response (GRP-83 to GRP-86). */
export function mapCheckEmail(status: string | null | undefined): InviteProblem | null {
  if (status === "verified") return null;
  if (status === "unverified") return "userNotVerified";
  return status === "external_user" || status === "not_found" ? "userNotFound" : "invitationFailed";
}

export type InviteResult = "addedAndSent" | "added" | "sent";

/** The result of an invitation (GRP-89 to GRP-91). */
export function inviteResultKey({ userAdded, emailSent }: { userAdded: boolean; emailSent: boolean }): InviteResult {
  if (!userAdded) return "sent";
  return emailSent ? "addedAndSent" : "added";
}

/** Why an invitation was refused: one of our problems, or the provider's own sentence (GRP-93 to GRP-95). */
export function inviteErrorKey(message: string | null): InviteProblem | { text: string } {
  const text = message?.trim() ?? "";
  if (text === "") return "invitationFailed";
  return /already a member/i.test(text) ? "userAlreadyInGroup" : { text };
}

/** Disabled while the field is empty, a request is pending, or a problem is shown (GRP-87). */
export const isInviteDisabled = (form: { value: string; checking: boolean; sending: boolean; error: boolean }) =>
  form.value.trim() === "" || form.checking || form.sending || form.error;
