import * as z from "zod/mini";
import type { LOGIN_USER_FIELDS } from "#src/model/auth/loginUserFields.ts";
import { optionalText, text, textOf, wireId } from "#src/model/reading.ts";

const fields = z.object({
  extraId: z.nullish(wireId),
  uid: z.nullish(wireId),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  dateOfBirth: text,
  nationality: text,
  germanLevel: text,
  company: text,
  department: text,
  englishLevel: optionalText,
  taxClass: optionalText,
  employmentType: optionalText,
  religion: optionalText,
  socialSecurityNumber: optionalText,
  iban: optionalText,
  accountHolder: optionalText,
  healthCertificate: z.nullish(z.union([z.boolean(), wireId])),
});

/** The signed-in user (ENT-01 to ENT-18, ENTS-05). `uid` is an alias of `extraId` (C-42). */
export const loginUserSchema = z.pipe(
  fields.check(z.refine((user) => textOf(user.extraId ?? user.uid) !== "")),
  z.transform((user: z.output<typeof fields>) => {
    const extraId = textOf(user.extraId ?? user.uid);
    return { ...user, extraId, uid: extraId };
  }),
);

export type LoginUser = z.output<typeof loginUserSchema>;
export type StoredLoginUser = Pick<LoginUser, (typeof LOGIN_USER_FIELDS)[number]>;
