/**
 * The fields of the signed-in user that may be stored on the device (P18, SESS-03). Not in the schema's file: the first
 * screen does not load the schema library.
 */
export const LOGIN_USER_FIELDS = [
  "extraId",
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "nationality",
  "germanLevel",
  "company",
  "department",
] as const;
