/** How a person came to the events (ROLE-06). */
export type ApplicantType = "new_signup" | "existing_login" | "booked_user";

/** Booked days come first; then whether the account was made in this session (D-101, AUTH-94). */
export function deriveApplicantType(person: { isNewSignUp: boolean; bookedCount: number }): ApplicantType {
  if (person.bookedCount > 0) return "booked_user";
  return person.isNewSignUp ? "new_signup" : "existing_login";
}
