/** The fields of whoever is signed in that may be kept on the device (P18, SESS-03). Apart from the schema, whose library the first screen does not load. */
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
