import type { LoginUser } from "#src/model/auth/loginUser.ts";
import type { Person } from "#src/people/person.ts";

/** A sample person as the signed-in user. */
export const loginUserOf = ({ profile, ...person }: Person): LoginUser => ({
  extraId: person.extraId,
  uid: person.extraId,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
  dateOfBirth: profile.dateOfBirth ?? "",
  nationality: profile.nationality ?? "",
  germanLevel: profile.germanLevel ?? "",
  company: profile.company ?? "",
  department: profile.department ?? "",
});
