/** How the user came to the events (ROLE-06). */
export type ApplicantType = "new_signup" | "existing_login" | "booked_user";

/**
 * Booked days decide first; then whether the account was created in this session (D-101, AUTH-94). `undefined` while
 * the days are unknown.
 */
export function deriveApplicantType(person: {
  isNewSignUp: boolean;
  bookedCount: number | undefined;
}): ApplicantType | undefined {
  if (person.bookedCount === undefined) return undefined;
  if (person.bookedCount > 0) return "booked_user";
  return person.isNewSignUp ? "new_signup" : "existing_login";
}
